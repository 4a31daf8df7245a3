import { at, type Finding } from '../diagnostics/diagnostic'
import { message } from '../diagnostics/catalogue'
import { near, suggest } from '../diagnostics/suggest'
import type { Accepted } from '../../parts/role'
import { endingOf, type FileKind, kindOfEnding, mediaPathFault } from '../../parts/storedFile'
import { isFault, isStored, type Media } from '../media/media'
import type { FileSchema } from '../schema/composed'
import type { PagesFile } from '../schema/schema'
import { markOf } from '../schema/schemaTree'
import { visitFile } from '../schema/visitFile'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'

/** What a field wants of media/, in words; `undefined` is a picture. */
const WANTED = { picture: 'a picture', video: 'a video', captions: 'captions', file: 'a document, a video or another file to open' }

/**
 * Reports files that lie elsewhere than in media/, are not there, cannot be used or are not what a field wants, and pictures
 * without words.
 *
 * @param media what lies in the folder; without it nobody has looked, and only how a path is written is judged
 */
export function checkMedia(schema: FileSchema, file: PagesFile, media: Media | undefined, report: (finding: Finding) => void): void {
  visitFile(
    schema,
    file,
    (path, _role, place, own) => {
      const accepted = markOf(own).accepts
      const fault = mediaPathFault(path)
      if (fault) report(at(place, message('mediaPath', { path, fault, as: WANTED[accepted ?? 'picture'] })))
      else if (media) checkOne(path, place, accepted, media, report)
      if (accepted === undefined) checkWords(file, place, report)
    },
    ['media'],
  )
}

function checkOne(path: string, place: JsonPath, accepted: Accepted | undefined, media: Media, report: (finding: Finding) => void): void {
  const found = media.get(path.normalize('NFC'))
  if (!found) {
    const fitting = () => [...media.keys()].filter((other) => isAccepted(kindOfEnding(other), accepted))
    report(at(place, message('unknownMedia', near(path, fitting, meantBy))))
  } else if (isFault(found)) report(at(place, message('brokenMedia', { path, ...found })))
  else {
    const kind = isStored(found) ? found.kind : undefined
    if (!isAccepted(kind, accepted))
      report(at(place, message('wrongMedia', { path, is: kind === undefined ? 'a picture' : wordsOf(path, kind), wanted: WANTED[accepted ?? 'picture'] })))
  }
}

/** Whether a field takes a file of this kind; a picture has none. */
function isAccepted(kind: FileKind | undefined, accepted: Accepted | undefined): boolean {
  return accepted === 'file' ? kind !== undefined : kind === accepted
}

function wordsOf(path: string, kind: FileKind): string {
  return kind === 'document' ? `a document (${endingOf(path).toUpperCase()})` : kind === 'video' ? 'a video' : 'captions'
}

/** What was meant by a path of media/: the same name in another folder, or one that is near. */
export function meantBy(path: string, known: readonly string[]): string | undefined {
  const same = known.find((other) => other.toLowerCase() === path.toLowerCase()) ?? known.find((other) => nameOf(other) === nameOf(path))
  // Folder and ending are alike for many, and would make all of them look near.
  const near = same === undefined ? suggest(nameOf(path), known.map(nameOf)) : undefined
  return same ?? known.find((other) => nameOf(other) === near)
}

/** The last part of a path without its ending, in small letters. */
const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').toLowerCase()

function checkWords(file: PagesFile, place: JsonPath, report: (finding: Finding) => void): void {
  const picture = valueAt(file, place.slice(0, -1))
  if (!isObject(picture) || typeof picture.alt !== 'string') return
  const isSilent = picture.alt.trim() === ''
  if (isSilent && picture.decorative !== true) report(at([...place.slice(0, -1), 'alt'], message('silentPicture', {})))
  if (!isSilent && picture.decorative === true) report(at([...place.slice(0, -1), 'decorative'], message('wordyDecoration', {})))
}
