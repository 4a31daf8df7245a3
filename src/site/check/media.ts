import { at, type Finding } from '../diagnostics/diagnostic'
import { message, type Message } from '../diagnostics/catalogue'
import { near, suggest } from '../diagnostics/suggest'
import type { Accepted, Role } from '../../parts/role'
import { endingOf, type FileKind, kindOfEnding, mediaPathFault, placeInMedia } from '../../parts/storedFile'
import { isFault, isStored, type Media } from '../media/media'
import { HOLDS_PICTURES, picturesIn } from './textPictures'
import type { FileSchema } from '../schema/composed'
import type { PagesFile } from '../schema/schema'
import { markOf } from '../schema/schemaTree'
import { visitFile } from '../schema/visitFile'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import type { TextRange } from '../text/location'

/** What is looked at of a picture: its path, where it stands in the file, and where in that text. */
type Named = { path: string; place: JsonPath; within?: TextRange }

/** What a field wants of media/, in words; `undefined` is a picture. */
const WANTED = { picture: 'a picture', video: 'a video', captions: 'captions', file: 'a document, a video or another file to open' }

/**
 * Reports files that lie elsewhere than in media/, are not there, cannot be used or are not what a field wants, and pictures
 * without words.
 *
 * @param media what lies in the folder; without it nobody has looked, and only how a path is written is judged
 */
export function checkMedia(schema: FileSchema, file: PagesFile, media: Media | undefined, report: (finding: Finding) => void): void {
  const look = ({ path, place, within }: Named, accepted?: Accepted) => {
    const fault = faultOf(path, accepted, media)
    if (fault) report(at(place, fault, within))
  }
  visitFile(
    schema,
    file,
    (path, _role, place, own) => {
      const accepted = markOf(own).accepts
      look({ path, place }, accepted)
      if (accepted === undefined) checkWords(file, place, report)
    },
    ['media'],
  )
  const lookInText = (text: string, role: Role | undefined, place: JsonPath) => {
    for (const { path, words, whole, address } of picturesIn(text, role)) {
      // That another site would learn who reads is told already.
      if (role !== 'html' || !isRemote(path)) look({ path, place, within: address })
      if (words === undefined) report(at(place, message('silentInText', { isHtml: role === 'html' }), whole))
    }
  }
  visitFile(schema, file, lookInText, HOLDS_PICTURES)
  checkIcon(file.site, media, report)
}

/** Icons are square. Of another shape, a part of a logo would be cut off. */
function checkIcon({ icon, logo }: PagesFile['site'], media: Media | undefined, report: (finding: Finding) => void): void {
  const path = icon ?? ('src' in logo ? logo.src : undefined)
  const found = path === undefined ? undefined : media?.get(path.normalize('NFC'))
  if (path === undefined || !found || isFault(found) || isStored(found) || Math.abs(found.width / found.height - 1) <= ROUNDING) return
  report(at(icon === undefined ? ['site', 'logo', 'src'] : ['site', 'icon'], message('wideIcon', { path, width: found.width, height: found.height, isLogo: icon === undefined })))
}

/** How much the sides of a square may differ. */
const ROUNDING = 0.05

const isRemote = (path: string) => /^\s*(?:https?:)?[\\/]{2}/i.test(path)

/** Why a path names nothing that a field takes. */
function faultOf(path: string, accepted: Accepted | undefined, media: Media | undefined): Message | undefined {
  const fault = mediaPathFault(path)
  if (fault) {
    const place = placeInMedia(path)
    const fitting = [...(media?.keys() ?? [])].filter((other) => isAccepted(kindOfEnding(other), accepted))
    const suggestion = place && meantBy(place, fitting)
    const alone = place === undefined ? [] : fitting.filter((other) => lastOf(other) === lastOf(place))
    return message('mediaPath', {
      path,
      fault,
      as: WANTED[accepted ?? 'picture'],
      place,
      suggestion,
      meant: /^media[\\/]|[\\/]media[\\/]/i.test(path) ? (suggestion ?? place) : alone.length === 1 ? alone[0] : undefined,
    })
  }
  if (!media) return undefined
  const found = media.get(path.normalize('NFC'))
  if (!found) {
    const fitting = () => [...media.keys()].filter((other) => isAccepted(kindOfEnding(other), accepted))
    return message('unknownMedia', near(path, fitting, meantBy))
  }
  if (isFault(found)) return message('brokenMedia', { path, ...found })
  const kind = isStored(found) ? found.kind : undefined
  if (isAccepted(kind, accepted)) return undefined
  return message('wrongMedia', { path, is: kind === undefined ? 'a picture' : wordsOf(path, kind), wanted: WANTED[accepted ?? 'picture'] })
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

/** The last part of a path, in small letters. */
const lastOf = (path: string) => (path.split('/').at(-1) ?? '').toLowerCase()

/** That without its ending. */
const nameOf = (path: string) => lastOf(path).replace(/\.\w+$/, '')

function checkWords(file: PagesFile, place: JsonPath, report: (finding: Finding) => void): void {
  const picture = valueAt(file, place.slice(0, -1))
  if (!isObject(picture) || typeof picture.alt !== 'string') return
  const isSilent = picture.alt.trim() === ''
  if (isSilent && picture.decorative !== true) report(at([...place.slice(0, -1), 'alt'], message('silentPicture', {})))
  if (!isSilent && picture.decorative === true) report(at([...place.slice(0, -1), 'decorative'], message('wordyDecoration', {})))
}
