import { isObject } from '../../text/jsonPath'

/** Fields in which other programs keep the text itself. */
const HOLDERS: ReadonlySet<string> = new Set(['rendered', 'text', 'value', 'plain_text', 'content', 'children', 'nodes', 'root', 'raw', 'html', 'markdown', 'document', 'spans'])
/** A text in one language, as shops and editors of several languages keep it. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i
/** What they note beside it for themselves. */
const NOTES: ReadonlySet<string> = new Set([
  '_type',
  'type',
  '_key',
  'key',
  '_id',
  'id',
  'style',
  'object',
  'nodeType',
  'mode',
  'version',
  'format',
  'direction',
  'indent',
  'level',
  'protected',
  'data',
  'detail',
  'markDefs',
  'annotations',
  'listItem',
])
const MARKS: Readonly<Record<string, string>> = { strong: '**', bold: '**', em: '*', italic: '*' }
/** What is read, and what is sent, of something to choose in the forms of other programs. */
const SHOWN: ReadonlySet<string> = new Set(['label', 'text', 'title', 'name'])
const SENT: ReadonlySet<string> = new Set(['value', 'id', 'key', 'slug'])
/** Deepest nesting that is looked into. */
const DEEPEST = 12

/**
 * The text in what another program has written in its place: an entry with nothing but the text, one language, or paragraphs with
 * their parts. Where anything else stands in it, such as a link, undefined.
 *
 * @param isFormatted whether what is strong or emphasised may be so here
 */
export function textIn(value: unknown, isFormatted: boolean, depth = 0): string | undefined {
  if (typeof value === 'string') return value
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) return joined(value, isFormatted, depth)
  if (!isObject(value)) return undefined
  const chosen = shownIn(value)
  if (chosen !== undefined) return chosen
  const marks = marksOf(value)
  const names = Object.keys(value).filter((name) => !(name in MARKS) && name !== 'marks' && !isNote(name, value[name]))
  const [name] = names
  if (!marks || name === undefined || names.length > 1 || !(HOLDERS.has(name) || LANGUAGE.test(name))) return undefined
  const inner = textIn(value[name], isFormatted, depth + 1)
  const around = isFormatted ? marks.join('') : ''
  return inner === undefined ? undefined : `${value.listItem === undefined ? '' : '- '}${around}${inner}${[...around].reverse().join('')}`
}

/** The words of an entry that has only these, and what is sent in their place. */
function shownIn(value: Record<string, unknown>): string | undefined {
  const names = Object.keys(value)
  const [shown] = names.filter((name) => SHOWN.has(name))
  const isChoice = names.length === 2 && names.some((name) => SENT.has(name) && ['string', 'number'].includes(typeof value[name]))
  return isChoice && shown !== undefined && typeof value[shown] === 'string' ? value[shown] : undefined
}

function joined(parts: readonly unknown[], isFormatted: boolean, depth: number): string | undefined {
  const texts = parts.map((part) => textIn(part, isFormatted, depth + 1))
  if (texts.length === 0 || texts.includes(undefined)) return undefined
  const isInline = parts.every((part) => isObject(part) && (typeof part.text === 'string' || typeof part.value === 'string'))
  return texts.join(isInline ? '' : '\n\n').trim()
}

function isNote(name: string, value: unknown): boolean {
  const isEmpty = Array.isArray(value) ? value.length === 0 : isObject(value) ? Object.keys(value).length === 0 : true
  return NOTES.has(name) && isEmpty
}

/** The signs of Markdown for what is strong or emphasised; undefined where it is marked in another way. */
function marksOf(value: Record<string, unknown>): string[] | undefined {
  const listed = value.marks ?? []
  if (!Array.isArray(listed)) return undefined
  const own = Object.keys(MARKS).filter((name) => value[name] === true)
  const signs = [...listed, ...own].map((mark) => MARKS[isObject(mark) ? String(mark.type) : String(mark)])
  return signs.every((sign) => sign !== undefined) ? signs : undefined
}
