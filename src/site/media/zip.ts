import type { Opened } from './opened'

/** The list of files at the end of an archive begins at most so many bytes before that; it has a comment of its own. */
const END = 66_000
/** Most bytes of that list that are looked at. */
const LIST = 4 * 1024 * 1024
/** What the first file of an archive says that is a document or a book. */
const TYPES: Readonly<Record<string, string>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
}
/** The file that an archive has that is a document of an office. */
const PARTS: readonly (readonly [name: string, ending: string])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
]

/** Returns what an archive is by the names of the files in it: the ending it should have; a fault where it is broken, or holds a program. */
export function zipContent(file: Opened): { ending: string; fault?: string } {
  const names = namesIn(file)
  if (!names) return { ending: 'zip', fault: 'is broken: its end is missing' }
  const ending = typeOf(file) ?? PARTS.find(([name]) => names.includes(name))?.[1] ?? 'zip'
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return { ending, fault: 'holds a program (macros)' }
  return { ending }
}

/** The names of all files in an archive; undefined where it has no list of them. */
function namesIn(file: Opened): string[] | undefined {
  const from = Math.max(0, file.size - END)
  const tail = file.read(from, END)
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > tail.length) return undefined
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (offset + length > file.size) return undefined
  const list = file.read(offset, Math.min(length, LIST))
  const names: string[] = []
  for (let place = 0; place + 46 <= list.length && list.readUInt32LE(place) === 0x02014b50; ) {
    const [name, extra, comment] = [28, 30, 32].map((at) => list.readUInt16LE(place + at))
    names.push(list.toString('utf8', place + 46, place + 46 + (name ?? 0)))
    place += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return names
}

/** What an archive says of itself in its first file, which is not compressed. */
function typeOf(file: Opened): string | undefined {
  const beginning = file.read(0, 200)
  if (beginning.length < 30) return undefined
  const [name, extra] = [beginning.readUInt16LE(26), beginning.readUInt16LE(28)]
  if (beginning.toString('latin1', 30, 30 + name) !== 'mimetype') return undefined
  const said = beginning.toString('latin1', 30 + name + extra)
  return Object.entries(TYPES)
    .sort(([one], [other]) => other.length - one.length)
    .find(([type]) => said.startsWith(type))?.[1]
}
