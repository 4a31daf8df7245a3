import { createHash } from 'node:crypto'
import { endingOf, kindOfEnding, nameFault, type StoredFile } from '../../parts/storedFile'
import { type Content, contentOf } from './contentOf'
import type { MediaFault } from './media'
import type { Opened } from './opened'
import { mp4Facts, type VideoFacts, webmFacts } from './video'

const MEGABYTE = 1024 * 1024
/** Largest file of each kind, in bytes. */
const MOST = { document: 40 * MEGABYTE, video: 200 * MEGABYTE, captions: 2 * MEGABYTE }
/** Files that are nothing but text; those of the second line are it in a form of their own. */
const TEXTS: ReadonlySet<string> = new Set(['txt', 'csv', 'vtt', 'ics', 'vcf'])
/** The end of a PDF is told in its last bytes. */
const PDF_END = 4096

const fault = (because: string, remedy: string): MediaFault => ({ fault: because, remedy })
const AGAIN = 'Put it there again from where it came.'

/** What is told of contents that no site holds. */
const REFUSED: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  exe: ['is a program', 'Take it out: who visits a site should not be given one.'],
  js: ['is a script', 'Take it out: a site runs none of its author.'],
  php: ['is a script', 'Take it out: a site runs none of its author.'],
  html: ['is a page in HTML or another language of tags', 'Write what it says into a page of the site, or save it as PDF.'],
  svg: ['is a drawing', 'Name it ".svg" and show it as a picture.'],
  doc: ['is of an old office', 'Save it as PDF, or in the form of today, such as DOCX or XLSX.'],
  rtf: ['is of an old office', 'Save it as PDF or DOCX.'],
  mov: ['is a QuickTime video, which not every browser shows', 'Save it as MP4 with H.264.'],
  mkv: ['is a Matroska video, which browsers do not show', 'Save it as MP4 with H.264, or as WebM.'],
  avi: ['is an AVI video, which browsers do not show', 'Save it as MP4 with H.264.'],
  wav: ['is a sound of great size', 'Save it as MP3.'],
  gz: ['is an archive that browsers would unpack', 'Save it as ZIP.'],
  rar: ['is an archive that few can open', 'Save it as ZIP.'],
  '7z': ['is an archive that few can open', 'Save it as ZIP.'],
}
/** What is a picture by its content. */
const PICTURES: ReadonlySet<string> = new Set(['jpg', 'png', 'gif', 'webp', 'avif', 'heic'])

/** Why a file that should be a picture is none: it is something else under another name. Undefined where that cannot be told. */
export function renamedFault(file: Opened): MediaFault | undefined {
  const content = contentOf(file)
  if (!content || PICTURES.has(content.ending) || ['txt', 'html', 'svg'].includes(content.ending)) return undefined
  return misnamed(content.ending)
}

function misnamed(ending: string): MediaFault {
  const [what, remedy] = REFUSED[ending] ?? []
  if (what && remedy) return fault(`${what} by its content`, remedy)
  return fault(
    `is ${PICTURES.has(ending) ? `a ${ending.toUpperCase()} picture` : `${/^[aeimox]/.test(ending) ? 'an' : 'a'} ${ending.toUpperCase()} file`} by its content`,
    `Rename it to end in ".${ending}".`,
  )
}

/**
 * Looks at a file that is no picture by its name: whether it is what its ending says, whole, and not too large. It is read
 * piece by piece.
 *
 * @param path in media/, for its name
 * @returns what is known of it, or what is wrong with it
 */
export async function inspectFile(path: string, file: Opened): Promise<StoredFile | MediaFault> {
  const ending = endingOf(path)
  if (file.size === 0) return fault('is empty', AGAIN)
  const content = contentOf(file)
  const kind = kindOfEnding(path)
  if (kind === undefined) {
    if (content && content.ending !== 'txt') return misnamed(content.ending)
    return fault('is of a kind that a site does not hold', 'Save it as PDF, or pack it into a ZIP.')
  }
  const odd = nameFault(path)
  if (odd !== undefined) return fault(odd, 'Rename it.')
  if (file.size > MOST[kind]) return fault(`has ${Math.round(file.size / MEGABYTE)} MB`, `Save it smaller: at most ${MOST[kind] / MEGABYTE} MB.`)
  const wrong = contentFault(ending, content)
  if (wrong) return wrong
  if (ending === 'pdf' && !/%%EOF|startxref/.test(file.read(Math.max(0, file.size - PDF_END), PDF_END).toString('latin1'))) return fault('is broken: its end is missing', AGAIN)
  const facts = kind === 'video' ? videoFacts(ending, file) : undefined
  if (facts && 'fault' in facts) return fault(facts.fault, facts.remedy ?? AGAIN)
  const hash = await hashOf(file, TEXTS.has(ending))
  return hash === undefined ? fault('is not written in UTF-8, so some letters would be wrong', 'Save it as text in UTF-8.') : { hash, bytes: file.size, kind, ...facts }
}

/** Why a file is not what its ending says. */
function contentFault(ending: string, content: Content): MediaFault | undefined {
  if (content?.fault) return fault(content.fault, content.fault.includes('macros') ? 'Save it without them.' : AGAIN)
  // A table is a text like any other, and a sound may lie in what is made for videos.
  const isFitting = content?.ending === ending || (ending === 'csv' && content?.ending === 'txt') || (ending === 'm4a' && content?.ending === 'mp4')
  if (isFitting) return undefined
  if (!content || content.ending === 'txt') return fault(`is no ${ending.toUpperCase()} file by its content`, AGAIN)
  return misnamed(content.ending)
}

function videoFacts(ending: string, file: Opened): VideoFacts {
  return ending === 'mp4' ? mp4Facts(file) : webmFacts(file)
}

/** Twelve letters that tell one file from another by its bytes; undefined for a text that is not written in UTF-8. */
async function hashOf(file: Opened, isText: boolean): Promise<string | undefined> {
  const hash = createHash('sha256')
  const decoder = isText ? new TextDecoder('utf-8', { fatal: true }) : undefined
  try {
    for await (const piece of file.pieces()) {
      hash.update(piece)
      decoder?.decode(piece, { stream: true })
    }
    decoder?.decode()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
  return hash.digest('hex').slice(0, 12)
}
