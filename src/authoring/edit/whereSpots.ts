import { type BodyFile, hrefsInBody } from './bodyFiles'
import { hrefsIn } from '../../site/check/hrefs'
import { usesIn } from '../../site/check/mediaUses'
import type { Schema } from '../../site/schema/schemaTree'
import type { JsonPath } from '../../site/text/jsonPath'
import type { TextRange } from '../../site/text/location'
import { lineStarts } from '../../site/text/position'
import type { Role } from '../../parts/role'
import { tokensIn } from '../../parts/token'
import { plainWords, reader } from './readWords'

/** A string of the file, with all that tells what it is. */
export type Text = { text: string; role: Role | undefined; path: JsonPath; schema: Schema; body?: BodyFile }
export type SourceLocation = { path: JsonPath; within?: TextRange | undefined }

/** Uses of a token, or of all tokens of a group such as facts.mca. */
export function tokenSpots(name: string, { text, path }: Text): SourceLocation[] {
  const own = tokensIn(text).filter((token) => token.name === name || token.name.startsWith(`${name}.`))
  return own.map((token) => ({ path, within: { start: token.offset, length: token.name.length + 2 } }))
}

/** Texts in which words stand as visitors read them. */
export function readSpots(words: string, site: unknown): (text: Text) => SourceLocation[] {
  const wanted = plainWords(words)
  const readWords = reader(site)
  return ({ text, path, body }) => {
    if (wanted === '') return []
    // Of a whole file the lines count by themselves.
    const lines = body ? linesOf(text) : [{ start: 0, line: text }]
    return lines.flatMap(({ start, line }) => (readWords(line).includes(wanted) ? [{ path, ...(body && { within: { start, length: line.length } }) }] : []))
  }
}

function linesOf(text: string): { start: number; line: string }[] {
  const starts = lineStarts(text)
  return starts.map((start, index) => ({ start, line: text.slice(start, starts[index + 1]) }))
}

/** Links to an address: "/faq" is also meant by "/faq#fees", and "#fees" by both. */
export function linkSpots(name: string, { text, role, path, body }: Text): SourceLocation[] {
  const isMeant = (href: string) =>
    href === name || (name.startsWith('#') ? href.endsWith(name) && href.startsWith('/') : !name.includes('#') && /^[#?]/.test(href.slice(name.length)) && href.startsWith(name))
  return (body ? hrefsInBody(text) : hrefsIn(text, role)).flatMap(({ href, within }) => (isMeant(href) ? [{ path, within }] : []))
}

/** Uses of a file of media/: as a picture, in a text, and as what a link leads to. */
export function fileSpots(name: string, { text, role, path, schema }: Text): SourceLocation[] {
  return usesIn(text, role, path, schema).flatMap((use) => (use.path === name.normalize('NFC') ? [{ path, within: use.within }] : []))
}

export function textSpots(name: string, { text, path }: Text): SourceLocation[] {
  const spots: SourceLocation[] = []
  const [hay, needle] = [text.toLowerCase(), name.toLowerCase()]
  for (let start = hay.indexOf(needle); start >= 0 && needle !== ''; start = hay.indexOf(needle, start + needle.length))
    spots.push({ path, within: { start, length: needle.length } })
  return spots
}
