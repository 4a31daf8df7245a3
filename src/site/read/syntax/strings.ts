import type { Edit } from '../../text/edits'
import { fault, type Fault, type Line, MOST_FAULTS } from './token'

export const CURLY = /[\u2018-\u201f]/
const SINGLE = /'/
const ANY_CURLY = /[\u2018-\u201f"]/
/** What may stand behind a text or word that is complete. */
const COMPLETE = /^[ \t\r]*(?:[,:;=}\]]|$)/

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
  const isAlone = STANDS_ALONE.test(text.slice(close, Math.min(end, close + LOOKAHEAD))) || line.known.isOdd
  const whole = isAlone ? close : quotedThrough(text, close, end)
  if (whole > close) line.faults.push(fault('quoteInside', close - 1, 1))
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
function quotedThrough(text: string, from: number, lineEnd: number): number {
  const end = Math.min(lineEnd, from + FARTHEST)
  for (let close = closing(text, from - 1, end); close !== undefined; close = closing(text, close - 1, end)) {
    if (COMPLETE.test(text.slice(close, lineEnd))) return close
  }
  return from
}

/** Escapes that JSON does not know, and characters that it wants escaped. */
function faultsInside(text: string, start: number, end: number): Fault[] {
  const faults: Fault[] = []
  for (const match of text.slice(start, end).matchAll(/\\u(?![0-9a-fA-F]{4})|\\u[0-9a-fA-F]{4}|\\[^"\\/bfnrtu]|\\.|[\u0000-\u001f]/g)) {
    const [found] = match
    const offset = start + match.index
    if (faults.length >= MOST_FAULTS) break
    if (found === '\\u') faults.push(fault('unicode', offset, 2))
    else if (/^\\[^"\\/bfnrtu]$/.test(found)) faults.push(fault('escape', offset, 2))
    else if (found.length === 1) faults.push(fault('control', offset, 1, found === '\t' ? [{ offset, length: 1, by: '\\t' }] : []))
  }
  return faults
}

/** What stands behind a text that ends there, whatever is missing in between. Anything else would be inside of it. */
const STANDS_ALONE = /^[ \t\r]*(?:$|[,:;={}[\]"'\u2018-\u201f#\ufeff]|[^\S \t]|\/[/*]|<!--|-?\d+\s*[,}\]]|(?:true|false|null)\b|[\w$-]+\s*["']?\s*[:=])/i

/** A text in curly or single quotes: read up to the quote of its kind that something can follow. */
export function readOddQuotes(text: string, start: number, end: number, line: Line): number {
  const isSingle = text.charAt(start) === "'"
  const ends = isSingle ? SINGLE : ANY_CURLY
  for (let at = start + 1; at < end && line.known.hasNoEnd !== ends; at++) {
    if (!ends.test(text.charAt(at)) || text.charAt(at - 1) === '\\' || !COMPLETE.test(text.slice(at + 1, Math.min(end, at + 40)))) continue
    const straight = (offset: number): Edit => ({ offset, length: 1, by: '"' })
    const inner = [...text.slice(start + 1, at).matchAll(/\\?["']/g)].flatMap(({ 0: found, index }): Edit[] =>
      found === '"' || found === "\\'" ? [{ offset: start + 1 + index, length: found.length, by: found === '"' ? '\\"' : "'" }] : [],
    )
    line.faults.push(fault(isSingle ? 'singleQuotes' : 'curlyQuotes', start, isSingle ? at + 1 - start : 1, [straight(start), ...inner, straight(at)]))
    line.tokens.push({ kind: 'string', offset: start, length: at + 1 - start })
    const mended = new Set(inner.map(({ offset }) => offset))
    for (const found of faultsInside(text, start + 1, at)) if (!mended.has(found.offset)) line.faults.push(found)
    return at + 1
  }
  line.known.hasNoEnd = ends
  line.faults.push(fault(isSingle ? 'bareWord' : 'curlyQuotes', start, 1))
  const rest = /^[^,:{}[\]]*/.exec(text.slice(start + 1, end))?.[0] ?? ''
  line.tokens.push({ kind: 'string', offset: start, length: 1 + rest.length })
  return start + 1 + rest.length
}
