import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import { applyEdits, type Edit } from '../../text/edits'
import { afterValue } from '../../text/jsonWalk'
import { parsedJson } from '../../text/parsedJson'
import { hasNameTwice } from '../../text/scan'
import { fault, type Fault } from './token'

/** Longest text, in characters, of which it is tried. */
const LONGEST = 1_000_000

/** So many spaces are looked through behind a bracket. */
const MOST_SPACES = 200

/**
 * The only mistakes of a text with what mends them, where that makes it JSON and nothing else could have been meant: a bracket closed
 * where the lines of what it opens end, and entries put into the list that they stand right behind.
 */
export function madeSure(text: string, faults: readonly Fault[]): Fault[] {
  const [first] = faults
  if (!first || text.length > LONGEST || faults.some(({ edits }) => edits.length > 0)) return [...faults]
  if (first.name === 'closeMissing' && faults.length === 1) return [{ ...first, edits: closed(text, first) ?? [] }]
  if (faults.some(({ name }) => name !== 'entryAlone')) return [...faults]
  const edits = intoList(text, first)
  const before = edits ? undefined : beforeOwner(text, first)
  return edits ? [{ ...first, edits }] : before ? [fault('entryInside', first.offset, first.length, before)] : [...faults]
}

/**
 * Where a line ends there, indentation has told it. The comma behind a bracket may have gone with it; at the end of the file more
 * than a bracket may be missing.
 */
function closed(text: string, { offset, closes = '' }: Fault): Edit[] | undefined {
  if (!/^[ \t]*,?[ \t]*\r?\n/.test(text.slice(offset + 1, offset + 1 + MOST_SPACES))) return undefined
  const edits = [closes, `${closes},`].map((by): Edit => ({ offset: offset + 1, length: 0, by }))
  const edit = text.slice(offset + 1).trim() === '' ? undefined : edits.find((one) => parsedJson(applyEdits(text, [one])) !== undefined)
  // With a name twice it is the middle of another entry that follows, and more is missing than brackets.
  return edit && !hasNameTwice(applyEdits(text, [edit])) ? [edit] : undefined
}

/** The end of the list before entries moved behind them, where they begin as those in it do. */
function intoList(text: string, { offset }: Fault): Edit[] | undefined {
  const list = /\](?=\s*,\s*$)/.exec(text.slice(0, offset))
  if (!list) return undefined
  let end = afterValue(text, offset)
  for (let next = /^\s*,\s*(?=\{)/.exec(text.slice(end)); next; next = /^\s*,\s*(?=\{)/.exec(text.slice(end))) end = afterValue(text, end + next[0].length)
  const edits = [
    { offset: list.index, length: 1, by: '' },
    { offset: end, length: 0, by: ']' },
  ]
  const after = applyEdits(text, edits)
  if (parsedJson(after) === undefined) return undefined
  const tree = parseTree(after)
  const entry = tree && findNodeAtOffset(tree, offset - 1)
  return entry?.parent?.type === 'array' && entry.parent.children?.every((other) => nameIn(other) === nameIn(entry)) ? edits : undefined
}

/** An entry at the start of another one before that, where both begin alike. */
function beforeOwner(text: string, { offset }: Fault): Edit[] | undefined {
  const brace = /\{\s*$/.exec(text.slice(Math.max(0, offset - MOST_SPACES), offset))
  const end = afterValue(text, offset)
  const [comma] = /^\s*,\s*/.exec(text.slice(end)) ?? []
  if (!brace || comma === undefined) return undefined
  const edits = [
    { offset: Math.max(0, offset - MOST_SPACES) + brace.index, length: 0, by: `${text.slice(offset, end)},\n` },
    { offset, length: end + comma.length - offset, by: '' },
  ]
  const after = applyEdits(text, edits)
  const entry = parsedJson(after) === undefined ? undefined : findNodeAtOffset(parseTree(after) as Node, edits[0]?.offset ?? 0)
  return entry?.parent?.type === 'array' && entry.parent.children?.every((other) => nameIn(other) === nameIn(entry)) ? edits : undefined
}

/** The name with which an entry begins, such as "type" of a section. */
const nameIn = ({ children }: Node) => children?.[0]?.children?.[0]?.value as unknown
