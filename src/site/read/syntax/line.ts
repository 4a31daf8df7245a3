import type { Edit } from '../../text/edits'
import type { SyntaxName } from '../../diagnostics/wording/syntax'
import { fault, type Fault, type Kind, MOST_FAULTS, MOST_SIGNS, type Token } from './token'

export type Lexed = { tokens: Token[]; faults: Fault[] }
type Line = Lexed & {
  /** Where reading goes on: behind the line, or behind a comment that ends further down. */ next: number /** Start of a text that is not closed on its line. */
  open: number | undefined /** What has been worked out once for the whole line. */
  known: { isOdd?: boolean; hasNoEnd?: RegExp }
}

const SIGNS = new Set<string>(['{', '}', '[', ']', ',', ':'])
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const CURLY = /[\u2018-\u201f]/
const ODD_SPACES = /^(?:[^\S \t\r\n]|[\u200b-\u200f\u2060])+/
const SINGLE = /'/
const ANY_CURLY = /[\u2018-\u201f"]/
/** What may stand behind a text or word that is complete. */
const COMPLETE = /^[ \t\r]*(?:[,:;=}\]]|$)/

export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/**
 * The signs between two offsets of a text, of which the second is the end of a line.
 *
 * @param isTrial whether to stop at the first mistake, where only a line without one is of use
 */
export function lexLine(text: string, start: number, end: number, isTrial = false): Line {
  const line: Line = { tokens: [], faults: [], next: end + 1, open: undefined, known: {} }
  let at = start
  while (at < end && !(isTrial && line.faults.length > 0)) {
    if (line.tokens.length >= MOST_SIGNS || line.faults.length >= MOST_FAULTS) {
      line.next = at
      return line
    }
    const character = text.charAt(at)
    if (' \t\r'.includes(character)) at++
    else if (SIGNS.has(character)) {
      // The set holds nothing but kinds.
      line.tokens.push({ kind: character as Kind, offset: at++, length: 1 })
    } else if (character === ';' || character === '=') at = readOddSign(text, at, line)
    else if (character === '"') at = readString(text, at, end, line)
    else if (character === "'" || CURLY.test(character)) at = readOddQuotes(text, at, end, line)
    else if (text.startsWith('//', at) || isHash(text, at, line)) at = readComment(text, at, end, line)
    else if (text.startsWith('/*', at) || text.startsWith('<!--', at)) {
      at = readLongComment(text, at, line)
      if (at > end) end = endOfLine(text, at)
      line.next = end + 1
    } else if (ODD_SPACES.test(character)) at = readOddSpaces(text, at, end, line)
    else at = readWord(text, at, end, line)
  }
  return line
}

/** Offset behind the closing quote, or undefined when there is none up to the end. */
function closing(text: string, start: number, end: number): number | undefined {
  for (let at = start + 1; at < end; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === '"') return at + 1
  }
  return undefined
}

function readString(text: string, start: number, end: number, line: Line): number {
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
  const isAlone = STANDS_ALONE.test(text.slice(close, Math.min(end, close + FAR))) || line.known.isOdd
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
function readOddQuotes(text: string, start: number, end: number, line: Line): number {
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

/** How many characters further on a closing bracket is looked for. */
const FAR = 200

/** A sign of other languages, read as that of JSON which was meant. */
function readOddSign(text: string, start: number, line: Line): number {
  const length = text.startsWith('=>', start) ? 2 : 1
  const isLast = /^\s*[}\]]/.test(text.slice(start + 1, start + FAR))
  const kind = text.charAt(start) === ';' ? ',' : ':'
  line.faults.push(fault(kind === ',' ? 'semicolon' : 'equals', start, length, [{ offset: start, length, by: kind === ',' && isLast ? '' : kind }]))
  if (kind === ':' || !isLast) line.tokens.push({ kind, offset: start, length, mended: true })
  return start + length
}

/** Spaces that are none to JSON, such as those of word processors: all that follow each other are one mistake. */
function readOddSpaces(text: string, start: number, end: number, line: Line): number {
  const found = ODD_SPACES.exec(text.slice(start, end))?.[0] ?? text.charAt(start)
  const edits = Array.from(found, (space, index): Edit => ({ offset: start + index, length: 1, by: /\s/.test(space) && space !== '\ufeff' ? ' ' : '' }))
  line.faults.push(fault('oddSpace', start, found.length, edits))
  return start + found.length
}

/** Whether a hash starts a comment, as in other languages, and not a colour that lacks its quotes. */
function isHash(text: string, at: number, { tokens }: Line): boolean {
  return text.charAt(at) === '#' && tokens.at(-1)?.kind !== ':' && !/^#[0-9a-f]{3,8}\b/i.test(text.slice(at, at + 10))
}

function readComment(text: string, start: number, end: number, line: Line): number {
  const stop = text.charAt(end - 1) === '\r' ? end - 1 : end
  const lineStart = text.lastIndexOf('\n', start) + 1
  const isAlone = text.slice(lineStart, start).trim() === '' && end < text.length
  const from = isAlone ? lineStart : start - (/[ \t]*$/.exec(text.slice(lineStart, start))?.[0].length ?? 0)
  line.faults.push(fault('comment', start, stop - start, [{ offset: from, length: (isAlone ? end + 1 : stop) - from, by: '' }]))
  return end
}

function readLongComment(text: string, start: number, line: Line): number {
  const [opens, closes] = text.charAt(start) === '<' ? ['<!--', '-->'] : ['/*', '*/']
  const close = text.indexOf(closes, start + opens.length)
  if (close < 0) {
    line.faults.push(fault('commentOpen', start, opens.length))
    return text.length
  }
  const end = close + closes.length
  // With a space on each side one of them stays.
  const trailing = text.charAt(start - 1) === ' ' && text.charAt(end) === ' ' ? 1 : 0
  line.faults.push(fault('comment', start, end - start, [{ offset: start, length: end + trailing - start, by: '' }]))
  return end
}

/** Anything without quotes: a number, true, false, null, or what was meant to be a name or text. */
function readWord(text: string, start: number, end: number, line: Line): number {
  const rest = text.slice(start, end)
  const found = (/^[a-z]+:\/\/[^\s,"]+/i.exec(rest)?.[0] ?? /^(?:(?!\/[/*])[^,:;={}[\]"])+/.exec(rest)?.[0] ?? rest.charAt(0)).trimEnd()
  const next = start + found.length
  const token = { offset: start, length: found.length }
  const isName = /^[ \t]*[:=]/.test(text.slice(next, end))
  if (NUMBER.test(found)) line.tokens.push({ kind: 'number', ...token })
  else if (!isName && /^(?:true|false|null)$/.test(found)) line.tokens.push({ kind: 'word', ...token })
  else {
    const plain = found.toLowerCase()
    const edits = isName ? quotedName(found, start) : /^(?:true|false|null)$/.test(plain) ? [{ ...token, by: plain }] : []
    line.faults.push(fault(isName ? 'bareName' : wordFault(found, edits.length > 0), start, found.length, edits))
    // What adjoins a word that stands there by mistake is no second one.
    line.tokens.push({ kind: isName ? 'string' : 'word', ...token, ...(!isName && edits.length === 0 && { mended: true as const }) })
  }
  return next
}

function wordFault(found: string, isCase: boolean): SyntaxName {
  if (isCase) return 'wordCase'
  if (/^(?:yes|no|on|off)$/i.test(found)) return 'yesOrNo'
  return /^[-+.\d]/.test(found) ? 'number' : 'bareWord'
}

function quotedName(name: string, offset: number): Edit[] {
  return /^[A-Za-z_$][\w$-]*$/.test(name) ? [{ offset, length: name.length, by: JSON.stringify(name) }] : []
}
