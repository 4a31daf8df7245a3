import type { MediaFile } from '../../parts/mediaFile'

/** Why a file of media/ cannot be shown, as the end of a sentence that begins with its name, and what to do. */
export type MediaFault = { fault: string; remedy: string }

/** What lies in the folder media/: each file by its path from the content file's folder, "media/team/ana.jpg", with what is known of it or what is wrong with it. */
export type Media = ReadonlyMap<string, MediaFile | MediaFault>

/** The folder media/: what lies in it, and the file of each picture that can be shown, by its hash. */
export type MediaFolder = { files: Media; sources: ReadonlyMap<string, string> }

export function isFault(found: MediaFile | MediaFault): found is MediaFault {
  return 'fault' in found
}
