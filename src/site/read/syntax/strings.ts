import type { Edit } from '../../text/edits'
import { ODD_SPACE } from './oddSpace'
import { fault, type Fault, type Line, MOST_FAULTS } from './token'

export const CURLY = /[\u2018-\u201f]/
const SINGLE = /'/
/** Quotes that others write, each with the one that ends its text, and the spaces that belong to them. */
const OTHER: Readonly<Record<string, RegExp>> = { "'": SINGLE, '`': /`/, '\u00ab': /\u00bb/, '\u2033': /[\u2033"]/, '\u02ba': /[\u02ba"]/ }
const INNER_SPACE = /^[ \u00a0\u202f]$/

/** Whether a text begins here in quotes that are none to JSON. */
export const isOddQuote = (character: string) => character in OTHER || CURLY.test(character)
const ANY_CURLY = /[\u2018-\u201f"]/
/** What may stand behind a text or word that is complete. */
const COMPLETE = new RegExp(String.raw`^(?:[ \t\r]|${ODD_SPACE})*(?:[,:;=}\]]|$)`, 'u')
/** What may stand behind the value of a field: after a comma the name of the next one, with which no sentence goes on. */
const ENDS_VALUE = new RegExp(String.raw`^(?:[ \t\r]|${ODD_SPACE})*(?:$|[;}\]]|,[ \t\r]*(?:$|[}\]]|"[\w$@-]*"\s*:|[\w$]+\s*:))`, 'u')

/** How many characters further on is looked at what follows a text. */
const LOOKAHEAD = 200

/** Offset behind the closing quote, or undefined when there is none up to the end. */
function closing(text: string, start: number, end: number): number | undefined {
  for (let at = start + 1; at < end; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === '"') return at + 1
  }
  return undefined
}

export function readString(text: string, start: number, end: number, line: Line): number {
  const close = closing(text, start, end)
  const ending = close === undefined ? curlyEnd(text, start, end) : undefined
  if (ending !== undefined) {
    line.faults.push(fault('curlyQuotes', ending, 1, [{ offset: ending, length: 1, by: '"' }]))
    line.tokens.push({ kind: 'string', offset: start, length: ending + 1 - start })
    return ending + 1
  }
  if (close === undefined) {
    line.open = start
    line.tokens.push({ kind: 'string', offset: start, length: text.slice(start, end).trimEnd().length })
    return end
  }
  line.known.isOdd ??= isOdd(text.slice(start, end))
  const tag = tagThrough(text, start, end)
  if (tag !== undefined) {
    line.faults.push(fault('quoteInside', close - 1, 1, escaped(text, start, tag - 1)))
    line.tokens.push({ kind: 'string', offset: start, length: tag - start })
    return tag
  }
  const isAlone = STANDS_ALONE.test(text.slice(close, Math.min(end, close + LOOKAHEAD))) || line.known.isOdd
  const isValue = line.tokens.at(-1)?.kind === ':'
  const whole = isAlone ? close : quotedThrough(text, close, end, isValue ? ENDS_VALUE : COMPLETE)
  if (whole > close) line.faults.push(fault('quoteInside', close - 1, 1, isValue ? innerQuotes(text, start, whole - 1) : []))
  line.tokens.push({ kind: 'string', offset: start, length: whole - start })
  for (const found of faultsInside(text, start + 1, whole - 1)) line.faults.push(found)
  return whole
}

/** Whether a quote is missing, rather than one too many. */
function isOdd(rest: string): boolean {
  let isOdd = false
  for (const [found] of rest.matchAll(/\\.|"/g)) if (found === '"') isOdd = !isOdd
  return isOdd
}

/** Offset of a curly quote that was meant to close a text which a straight one opens. */
function curlyEnd(text: string, start: number, end: number): number | undefined {
  for (let at = start + 1; at < end; at++) if (CURLY.test(text.charAt(at)) && COMPLETE.test(text.slice(at + 1, Math.min(end, at + 40)))) return at
  return undefined
}

/** How many characters further on the end of a text with quotes in it is looked for. */
const FARTHEST = 2_000

/** Behind the quote that really ends a text with quotes inside: the first one that something can follow. */
function quotedThrough(text: string, from: number, lineEnd: number, complete: RegExp): number {
  const end = Math.min(lineEnd, from + FARTHEST)
  for (let close = closing(text, from - 1, end); close !== undefined; close = closing(text, close - 1, end)) {
    if (complete.test(text.slice(close, lineEnd))) return close
  }
  return from
}

/** Behind the quote that ends a text which is an element of HTML, with attributes in quotes. */
function tagThrough(text: string, start: number, lineEnd: number): number | undefined {
  if (!/^"<[a-z]/i.test(text.slice(start, start + 3))) return undefined
  const found = /^"<[a-z][^\n]{0,2000}?[^\\]="[^\n]{0,2000}?>"(?=[ \t\r]*(?:[,}\]]|$))/i.exec(text.slice(start, Math.min(lineEnd, start + FARTHEST * 2)))
  return found ? start + found[0].length : undefined
}

const escaped = (text: string, start: number, end: number): Edit[] =>
  [...text.slice(start + 1, end).matchAll(/\\.|"/g)].flatMap(({ 0: found, index }) => (found === '"' ? [{ offset: start + 1 + index, length: 0, by: '\\' }] : []))

/** Whether a quotation mark between two letters stands for an apostrophe, as after find and replace: "It"s". */
export const isApostrophe = (text: string, at: number) => /\p{L}"\p{L}/u.test(text.slice(at - 1, at + 2))

/** Quotes inside of a text, escaped: only where they come in pairs around words, as people write them. */
function innerQuotes(text: string, start: number, end: number): Edit[] {
  const inside = text.slice(start + 1, end)
  const offsets = [...inside.matchAll(/\\.|"/g)].flatMap(({ 0: found, index }) => (found === '"' ? [index] : []))
  if (offsets.every((at) => isApostrophe(inside, at))) return offsets.map((at) => ({ offset: start + 1 + at, length: 1, by: "'" }))
  const isPaired = (at: number, number: number) =>
    number % 2 === 0 ? /(?:^|[\s(\u2013\u2014])$/.test(inside.slice(0, at)) && /^[^\s"]/.test(inside.slice(at + 1)) : /[^\s"]$/.test(inside.slice(0, at))
  if (offsets.length % 2 === 1 || !offsets.every(isPaired)) return []
  return offsets.map((at) => ({ offset: start + 1 + at, length: 0, by: '\\' }))
}

/** How a path of Windows begins: what follows are folders, also where JSON would read a letter as a sign. */
const WINDOWS_PATH = /(?:^|[\s"'(])[A-Za-z]:\\(?!\\)/
/** A backslash does not mend what may not stand in a text at all. */
const CONTROL = /[\u0000-\u001f]/
/** Most that are doubled in one text: where there are more, it is no text that somebody wrote. */
const MOST_BACKSLASHES = 10_000
const BACKSLASH = /\\(?:\\|")?/g

/** A text with backslashes that JSON takes for something else: one mistake, however many they are. */
function backslashFault(text: string, start: number, end: number): Fault | undefined {
  const written = text.slice(start, end)
  const isPath = WINDOWS_PATH.test(written)
  const odd = /^\\[^"\\/bfnrtu]|^\\u(?![0-9a-fA-F]{4})/
  const first = firstOf(written.matchAll(/\\(?:u[0-9a-fA-F]{4}|[\s\S])/g), ([found]) => (isPath ? found !== '\\\\' && found !== '\\"' : odd.test(found)))
  if (!first || (!isPath && first[0].startsWith('\\u'))) return undefined
  const edits: Edit[] = []
  for (const { 0: found, index } of written.matchAll(BACKSLASH)) {
    const isMeant = found === '\\' && !CONTROL.test(written.charAt(index + 1)) && (isPath || odd.test(written.slice(index, index + 6)))
    if (isMeant) edits.push({ offset: start + index, length: 0, by: '\\' })
    if (edits.length > MOST_BACKSLASHES) return fault('escape', start + first.index, 2)
  }
  return fault('escape', start + first.index, 2, edits)
}

/** The first that is right; what comes after it is not looked at, of which there may be millions. */
function firstOf<Value>(values: Iterable<Value>, isRight: (value: Value) => boolean): Value | undefined {
  for (const value of values) if (isRight(value)) return value
  return undefined
}

/** Escapes that JSON does not know, and characters that it wants escaped. */
function faultsInside(text: string, start: number, end: number): Fault[] {
  const backslashes = backslashFault(text, start, end)
  const faults: Fault[] = backslashes ? [backslashes] : []
  for (const match of text.slice(start, end).matchAll(/\\u(?![0-9a-fA-F]{4})|\\u[0-9a-fA-F]{4}|\\[^"\\/bfnrtu]|\\.|[\u0000-\u001f]/g)) {
    const [found] = match
    const offset = start + match.index
    if (faults.length >= MOST_FAULTS) break
    if (found === '\\u' && !backslashes) faults.push(fault('unicode', offset, 2))
    else if (found.length === 1)
      faults.push(
        fault('control', offset, 1, found === '\t' ? [{ offset, length: 1, by: '\\t' }] : found === '\u000b' || found === '\u2028' ? [{ offset, length: 1, by: '\\n' }] : []),
      )
  }
  return faults
}

/** What stands behind a text that ends there, whatever is missing in between. Anything else would be inside of it. */
const STANDS_ALONE = new RegExp(
  String.raw`^[ \t\r]*(?:$|[,:;={}[\]"'\u2018-\u201f#]|${ODD_SPACE}|\/[/*]|<!--|-?\d+\s*[,}\]]|(?:true|false|null)\b|\+[ \t]*"|[\w$-]+\s*'?\s*[:=])`,
  'iu',
)

/** A text in curly, single or other quotes: read up to the quote of its kind that something can follow. */
export function readOddQuotes(text: string, start: number, end: number, line: Line): number {
  const sign = text.charAt(start)
  const ends = OTHER[sign] ?? ANY_CURLY
  const name = ends === ANY_CURLY ? 'curlyQuotes' : ends === SINGLE ? 'singleQuotes' : 'otherQuotes'
  for (let at = start + 1; at < end && line.known.hasNoEnd !== ends; at++) {
    if (!ends.test(text.charAt(at)) || text.charAt(at - 1) === '\\' || !COMPLETE.test(text.slice(at + 1, Math.min(end, at + 40)))) continue
    // Databases and YAML write a single quote twice.
    const inner = [...text.slice(start + 1, at).matchAll(/''|\\?["']/g)].flatMap(({ 0: found, index }): Edit[] =>
      found === '"' || found === "\\'" || (found === "''" && sign === "'") ? [{ offset: start + 1 + index, length: found.length, by: found === '"' ? '\\"' : "'" }] : [],
    )
    line.faults.push(fault(name, start, ends === ANY_CURLY ? 1 : at + 1 - start, [...straight(text, start, at), ...inner]))
    line.tokens.push({ kind: 'string', offset: start, length: at + 1 - start })
    const mended = new Set(inner.map(({ offset }) => offset))
    for (const found of faultsInside(text, start + 1, at)) if (!mended.has(found.offset)) line.faults.push(found)
    return at + 1
  }
  line.known.hasNoEnd = ends
  line.faults.push(fault(ends === ANY_CURLY ? name : 'bareWord', start, 1))
  const rest = /^[^,:{}[\]]*/.exec(text.slice(start + 1, end))?.[0] ?? ''
  line.tokens.push({ kind: 'string', offset: start, length: 1 + rest.length })
  return start + 1 + rest.length
}

/** Straight quotes in place of the two; in French a space inside belongs to each. */
function straight(text: string, start: number, end: number): Edit[] {
  const isSpaced = text.charAt(start) === '\u00ab' && end - start > 2
  const [after, before] = [start + 1, end - 1].map((at) => (isSpaced && INNER_SPACE.test(text.charAt(at)) ? 1 : 0))
  return [
    { offset: start, length: 1 + (after ?? 0), by: '"' },
    { offset: end - (before ?? 0), length: 1 + (before ?? 0), by: '"' },
  ]
}
