import { HTML_LIMIT } from '../../parts/html'
import { markdownFault, parseMarkdown } from '../../parts/markdown'
import { message } from '../diagnostics/catalogue'
import { at, atKey, type Finding } from '../diagnostics/diagnostic'
import { forbiddenIn } from '../diagnostics/forbiddenCharacters'
import type { Item, PagesFile } from '../schema/schema'
import { escapeMarkup } from '../text/escape'
import type { JsonPath } from '../text/jsonPath'
import type { TextRange } from '../text/location'
import type { Bodies } from './bodies'
import { bodyHtml, textOffset, type Written } from './bodyHtml'

const TOO_LONG = `it has more than ${HTML_LIMIT.toLocaleString('en')} characters`

/** A body that lies in a file of its own. */
type Body = { file: string; text: string; written: Written }

/** A plain file whose items have what is in their files as "content", and where something in one of these is written. */
export type WithBodies = { file: PagesFile; place: (finding: Finding) => Finding }

/** Fields as other programs have them at the beginning of such a file. */
const FIELDS = /^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/

/**
 * Puts the bodies of items in their place, as HTML.
 *
 * @param bodies what reads them; without it they are taken for granted
 */
export function withBodies(file: PagesFile, bodies: Bodies | undefined, report: (finding: Finding) => void): WithBodies {
  const found = new Map<string, Body>()
  const filled = (item: Item, path: JsonPath): Item => {
    const { body: name, ...rest } = item
    if (name === undefined) return item
    if (item.content !== undefined) report(atKey([...path, 'body'], message('twoBodies', {})))
    const read = bodies?.read(name)
    if (!read) return { ...rest, content: `<p>${escapeMarkup(name)}</p>` }
    if ('reason' in read) {
      report(at([...path, 'body'], message('unreadBody', { file: name, reason: read.reason })))
      return rest
    }
    const body = bodyOf(name, read.text)
    if ('finding' in body) {
      report(body.finding([...path, 'body']))
      return rest
    }
    found.set(JSON.stringify(path), body)
    return { ...rest, content: body.written.html }
  }
  const collections = Object.entries(file.collections ?? {}).map(([name, items]) => [name, items.map((item, index) => filled(item, ['collections', name, index]))] as const)
  const place = (finding: Finding) => inBody(finding, found)
  return found.size === 0 && !collections.some(([name, items]) => items.some((item, index) => item !== file.collections?.[name]?.[index]))
    ? { file, place }
    : { file: { ...file, collections: Object.fromEntries(collections) }, place }
}

function bodyOf(file: string, text: string): Body | { finding: (path: JsonPath) => Finding } {
  const within = (start: number, length: number, finding: Finding): Finding => ({ ...finding, written: { file, text, offset: start, length } })
  const fields = FIELDS.exec(text)
  if (fields) return { finding: (path) => within(0, 3, at(path, message('fieldsInBody', { file }))) }
  // What holds for texts of the content file holds for this one, too; a longer one could take any time to be read.
  const [forbidden] = forbiddenIn(text)
  if (forbidden) return { finding: (path) => within(forbidden.start, 1, at(path, forbidden.message)) }
  if (text.length > HTML_LIMIT) return { finding: (path) => within(HTML_LIMIT, 1, at(path, message('unreadBody', { file, reason: TOO_LONG }))) }
  const tree = parseMarkdown(text)
  if (tree) return { file, text, written: bodyHtml(tree) }
  const fault = markdownFault(text)
  const reason = 'it has more marks, or marks deeper in one another, than can be read in time'
  return { finding: (path) => within(fault?.start ?? 0, fault?.length ?? 1, at(path, message('unreadBody', { file, reason }))) }
}

/** A finding in the content of an item that came from a file, with where it stands there. */
function inBody(finding: Finding, found: ReadonlyMap<string, Body>): Finding {
  const { location } = finding
  if (!('path' in location) || location.path[0] !== 'collections' || location.path[3] !== 'content') return finding
  const path = location.path.slice(0, 3)
  const body = found.get(JSON.stringify(path))
  if (!body) return finding
  const { message: said, rule } = finding
  return { location: { path: [...path, 'body'], on: 'value' }, message: said, rule, written: { file: body.file, text: body.text, ...rangeIn(body, location.within) } }
}

/** From the place of the piece of the HTML on: to where the line ends, or what is quoted there itself. */
function rangeIn({ text, written }: Body, within: TextRange = { start: 0, length: 0 }): { offset: number; length: number } {
  const from = textOffset(written, within.start)
  const quoted = written.html.slice(within.start, within.start + within.length)
  const exact = quoted === '' ? -1 : text.indexOf(quoted, from)
  if (exact >= 0) return { offset: exact, length: quoted.length }
  const end = text.indexOf('\n', from)
  return { offset: from, length: Math.max(1, (end < 0 ? text.length : end) - from) }
}
