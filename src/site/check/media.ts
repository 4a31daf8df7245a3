import { at, type Finding } from '../diagnostics/diagnostic'
import { message, type Message } from '../diagnostics/catalogue'
import { near, suggest } from '../diagnostics/suggest'
import type { Role } from '../../parts/role'
import { isFault, type Media } from '../media/media'
import { HOLDS_PICTURES, picturesIn } from './textPictures'
import type { FileSchema } from '../schema/composed'
import type { PagesFile } from '../schema/schema'
import { visitFile } from '../schema/visitFile'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import type { TextRange } from '../text/location'

/** What is looked at of a picture: its path, where it stands in the file, and where in that text. */
type Named = { path: string; place: JsonPath; within?: TextRange }

/**
 * Reports pictures that lie elsewhere than in media/, are not there or cannot be shown, and those without words.
 *
 * @param media what lies in the folder; without it nobody has looked, and only how a path is written is judged
 */
export function checkMedia(schema: FileSchema, file: PagesFile, media: Media | undefined, report: (finding: Finding) => void): void {
  const look = (named: Named) => {
    const fault = faultOf(named.path, media)
    if (fault) report(at(named.place, fault, named.within))
  }
  visitFile(
    schema,
    file,
    (path, _role, place) => {
      look({ path, place })
      checkWords(file, place, report)
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
  if (path === undefined || !found || isFault(found) || Math.abs(found.width / found.height - 1) <= ROUNDING) return
  report(at(icon === undefined ? ['site', 'logo', 'src'] : ['site', 'icon'], message('wideIcon', { path, width: found.width, height: found.height, isLogo: icon === undefined })))
}

/** How much the sides of a square may differ. */
const ROUNDING = 0.05

/** Why a path names no picture that can be shown. */
function faultOf(path: string, media: Media | undefined): Message | undefined {
  const fault = pathFault(path)
  if (fault) return message('mediaPath', { path, fault })
  const found = media?.get(path.normalize('NFC'))
  if (media && !found) {
    return message(
      'unknownMedia',
      near(path, () => [...media.keys()], meantBy),
    )
  }
  return found && isFault(found) ? message('brokenMedia', { path, ...found }) : undefined
}

const isRemote = (path: string) => /^\s*(?:https?:)?[\\/]{2}/i.test(path)

/** Why a path names no file of media/. */
function pathFault(path: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return 'it lies on another site'
  if (path.includes('\\')) return 'it has a backslash, where "/" is meant'
  const parts = path.split('/')
  if (parts.includes('..')) return 'it leads out of the folder'
  if (parts[0] !== 'media' || parts.length < 2) return 'it does not begin with "media/"'
  return parts.some((part) => part === '' || part.startsWith('.')) ? 'a part of it is empty or begins with a dot' : undefined
}

/** What was meant by a path: the same name in another folder, or one that is near. */
function meantBy(path: string, known: readonly string[]): string | undefined {
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
