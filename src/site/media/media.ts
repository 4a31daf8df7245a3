import type { MediaFile } from '../../parts/mediaFile'
import type { StoredFile } from '../../parts/storedFile'

/** Why a file of media/ cannot be used, as the end of a sentence that begins with its name, and what to do. */
export type MediaFault = { fault: string; remedy: string }

/** What lies in the folder media/: each file by its path from the content file's folder, "media/team/ana.jpg", with what is known of it or what is wrong with it. */
export type Media = ReadonlyMap<string, MediaFile | StoredFile | MediaFault>

/**
 * The folder media/: what lies in it; the file of each picture that can be shown, by its hash; and that of each other file that
 * can be used, by its path as in `files`.
 */
export type MediaFolder = { files: Media; sources: ReadonlyMap<string, string>; stored: ReadonlyMap<string, string> }

export function isFault(found: MediaFile | StoredFile | MediaFault): found is MediaFault {
  return 'fault' in found
}

/** Whether a file is something else than a picture. */
export function isStored(found: MediaFile | StoredFile | MediaFault): found is StoredFile {
  return 'bytes' in found
}

/** The picture at a path of media/, as an author writes it; undefined where there is none that can be shown. */
export function pictureAt(media: Media | undefined, path: string): MediaFile | undefined {
  const found = media?.get(path.normalize('NFC'))
  return found && !isFault(found) && !isStored(found) ? found : undefined
}

/** The file at a path of media/ that is something else than a picture; undefined where there is none that can be used. */
export function storedAt(media: Media | undefined, path: string): StoredFile | undefined {
  const found = media?.get(path.normalize('NFC'))
  return found && isStored(found) ? found : undefined
}
