import type { Edit } from '../../text/edits'
import type { SyntaxName } from '../../diagnostics/wording/syntax'
import { readAsMeant, readTemplate } from './asMeant'
import { endOfLine } from './endOfLine'
import { readForeign } from './foreign'
import { readOddSpaces } from './oddSpace'
import { isOddQuote, readOddQuotes, readString } from './strings'
import { fault, type Kind, type Line, MOST_FAULTS, MOST_SIGNS } from './token'

const SIGNS = new Set<string>(['{', '}', '[', ']', ',', ':'])
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

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
    else if (isOddQuote(character) && !isFence(text, at)) {
      at = readTemplate(text, at, end, line) ?? readOddQuotes(text, at, end, line)
      if (at > end) end = line.next - 1
    } else if (text.startsWith('//', at) || isHash(text, at, line)) at = readComment(text, at, end, line)
    else if (text.startsWith('/*', at) || text.startsWith('<!--', at)) {
      at = readLongComment(text, at, line)
      if (at > end) end = endOfLine(text, at)
      line.next = end + 1
    } else at = readOddSpaces(text, at, line) ?? readAsMeant(text, at, end, line) ?? readForeign(text, at, end, line) ?? readWord(text, at, end, line)
  }
  return line
}

/** Whether a backtick is one of those that set code off, and holds no text. */
const isFence = (text: string, at: number) => text.startsWith('```', at)

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

/** Whether a hash starts a comment, as in other languages, and not a colour that lacks its quotes. */
function isHash(text: string, at: number, { tokens }: Line): boolean {
  return text.charAt(at) === '#' && tokens.at(-1)?.kind !== ':' && !/^#[0-9a-f]{3,8}\b/i.test(text.slice(at, at + 10))
}

function readComment(text: string, start: number, end: number, line: Line): number {
  const stop = text.charAt(end - 1) === '\r' ? end - 1 : end
  const lineStart = text.lastIndexOf('\n', start) + 1
  const isAlone = text.slice(lineStart, start).trim() === '' && end < text.length
  const from = isAlone ? lineStart : start - (/[ \t]*$/.exec(text.slice(lineStart, start))?.[0].length ?? 0)
  const words = text.slice(start, stop)
  const isValue = line.tokens.at(-1)?.kind === ':'
  const isSafe = hasWholeTexts(words) && !isValue && (isAlone || hasWholeBrackets(words))
  line.faults.push(fault('comment', start, stop - start, isSafe ? [{ offset: from, length: (isAlone ? end + 1 : stop) - from, by: '' }] : []))
  return end
}

/** Whether a comment begins and ends outside of texts. Behind a quotation mark that is missing a text looks like one. */
function hasWholeTexts(comment: string): boolean {
  return comment.split('"').length % 2 === 1
}

function hasWholeBrackets(comment: string): boolean {
  return ['[]', '{}'].every(([opens = '', closes = '']) => comment.split(opens).length === comment.split(closes).length)
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
  const isSafe = hasWholeTexts(text.slice(start, end))
  line.faults.push(fault('comment', start, end - start, isSafe ? [{ offset: start, length: end + trailing - start, by: '' }] : []))
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
    const json = /^(?:true|false|null)$/.test(plain) ? plain : NOTHING.test(found) ? 'null' : undefined
    const edits = isName ? quotedName(found, start) : json !== undefined ? [{ ...token, by: json }] : []
    line.faults.push(fault(isName ? 'bareName' : wordFault(found, edits.length > 0), start, found.length, edits))
    // What adjoins a word that stands there by mistake is no second one.
    line.tokens.push({ kind: isName ? 'string' : 'word', ...token, ...(!isName && edits.length === 0 && { mended: true as const }) })
  }
  return next
}

/** Words of other languages for a value that there is not. */
const NOTHING = /^(?:None|undefined|nil|NaN)$/

function wordFault(found: string, isCase: boolean): SyntaxName {
  if (isCase) return NOTHING.test(found) ? 'nothing' : 'wordCase'
  if (/^(?:yes|no|on|off)$/i.test(found)) return 'yesOrNo'
  return /^[-+.\d]/.test(found) ? 'number' : 'bareWord'
}

function quotedName(name: string, offset: number): Edit[] {
  return /^[A-Za-z_$][\w$-]*$/.test(name) ? [{ offset, length: name.length, by: JSON.stringify(name) }] : []
}
