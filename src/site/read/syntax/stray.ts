import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import { begunWords, strayWords } from '../../diagnostics/wording/syntax'
import { fault, type Fault } from './token'

/** Most lines that are taken for one thing. */
const MOST_LINES = 50
/** Longest empty entry, in characters. */
const LONGEST = 200

/** What may be a text, or a part of one. */
const QUOTED = /["'`\u2018-\u201f\\]/
/** Longest part that is taken for it, in characters. */
const MOST = 5_000
const isWords = (part: string) => part.length <= MOST && !QUOTED.test(part) && /[\p{L}\d\u2026]|\.{3}/u.test(part)

type Range = { start: number; end: number }

/**
 * What belongs to nothing, such as a command typed into the wrong window, or lines of another file: without it the text is JSON.
 *
 * @param faults what each place by itself is taken for
 * @param isContent whether a text is braces or a list in JSON
 */
export function strayPart(text: string, faults: readonly Fault[], isContent: (text: string) => boolean): Fault | undefined {
  const [first, last] = [faults[0], faults.at(-1)]
  // One mistake alone is better told as what it is, but for points, which stand for nothing.
  if (!first || !last) return undefined
  const ranges = [emptyEntry(text, first.offset), ...(faults.length > 1 ? [inLine(text, first.offset), wholeLines(text, first.offset, last.offset)] : [])]
  const isGone = ({ start, end }: Range) => isContent(text.slice(0, start) + text.slice(end)) || isContent(text.slice(0, start).replace(/,\s*$/, '') + text.slice(end))
  const begun = faults.length > 1 ? begunLine(text, first.offset) : undefined
  if (begun && isContent(text.slice(0, begun.start) + text.slice(begun.end))) return { ...fault('stray', begun.start, begun.end - begun.start), words: begunWords }
  const found = ranges.find((range) => range && isWords(text.slice(range.start, range.end)) && isGone(range))
  return found && { ...fault('stray', found.start, found.end - found.start), words: strayWords(text.slice(found.start, found.end), sampleAt(text, found)) }
}

/** A line that opens a text and does not close it, as it is while it is typed. */
function begunLine(text: string, offset: number): Range | undefined {
  const start = text.lastIndexOf('\n', offset) + 1
  const line = text.slice(start, text.indexOf('\n', offset) < 0 ? text.length : text.indexOf('\n', offset))
  return /^\s*"[^"\\]{0,200}$/.test(line) ? trimmed(text, start, start + line.length) : undefined
}

/** How the entries are written among which something stands, with points for their texts; undefined among sections, and where there are none. */
function sampleAt(text: string, { start, end }: Range): string | undefined {
  const tree = parseTree(text.slice(0, start) + text.slice(end))
  const around = tree && listAround(tree, start)
  const like = around?.children?.find(({ offset }) => offset >= start) ?? around?.children?.at(-1)
  if (like?.type === 'string') return '"…"'
  if (like?.type === 'array') return like.children?.every(({ type }) => type === 'string') ? `[${like.children.map(() => '"…"').join(', ')}]` : undefined
  const fields = like?.children?.flatMap(({ children: [key, value] = [] }) => (value?.type === 'string' ? [`${JSON.stringify(key?.value)}: "…"`] : [])) ?? []
  return fields.length > 0 && !fields[0]?.startsWith('"type"') ? `{ ${fields.slice(0, MOST_FIELDS).join(', ')} }` : undefined
}

/** So many fields of an entry are named. */
const MOST_FIELDS = 2

function listAround(tree: Node, offset: number): Node | undefined {
  let node: Node | undefined = findNodeAtOffset(tree, offset, true)
  while (node && node.type !== 'array') node = node.parent
  return node
}

/** An entry with nothing in it but points, as samples have it, and the comma before it. */
function emptyEntry(text: string, offset: number): Range | undefined {
  const start = text.lastIndexOf('{', offset)
  const [entry] = start < 0 ? [] : (/^\{\s*(?:\u2026|\.{3})\s*\}/.exec(text.slice(start, start + LONGEST)) ?? [])
  const before = entry === undefined ? 0 : (/,\s*$/.exec(text.slice(Math.max(0, start - LONGEST), start))?.[0].length ?? 0)
  return entry === undefined || start + entry.length <= offset ? undefined : { start: start - before, end: start + entry.length }
}

/** The signs around an offset up to those that mean something to JSON, in one line. */
function inLine(text: string, offset: number): Range | undefined {
  const isOwn = (at: number) => at >= 0 && at < text.length && !/["{}[\],\n]/.test(text.charAt(at))
  let [start, end] = [offset, offset]
  while (isOwn(start - 1)) start--
  while (isOwn(end)) end++
  const range = trimmed(text, start, end)
  return range.end > range.start ? range : undefined
}

/** All lines from that of the first mistake to that of the last, where none holds a field or an entry. */
function wholeLines(text: string, first: number, last: number): Range | undefined {
  const start = text.lastIndexOf('\n', first - 1) + 1
  const end = text.indexOf('\n', last) < 0 ? text.length : text.indexOf('\n', last)
  const lines = text.slice(start, end).split('\n')
  const isStray = (line: string) => !/^\s*["{}[\],]|"\s*:/.test(line)
  return lines.length <= MOST_LINES && lines.every(isStray) ? trimmed(text, start, end) : undefined
}

function trimmed(text: string, from: number, to: number): Range {
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  return { start, end: start + part.trim().length }
}
