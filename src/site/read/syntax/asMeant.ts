import { endOfLine } from './endOfLine'
import { plainNumber } from './numbers'
import { fault, type Line, type Token } from './token'

/** Longest that is read as one value, in characters. */
const LONGEST = 1_000
/** Most lines of a text in backticks. */
const MOST_LINES = 40

/** A call of a function around one text, as programs translate or mark theirs; what else it is given says nothing here. */
const CALL = /^[A-Za-z_$][\w$.]*\(\s*(?:("(?:[^"\\\n]|\\.)*")|'((?:[^'\\\n]|\\.)*)'|`([^`\\\n$]*)`)\s*(?:,\s*(?:"[^"\n]*"|'[^'\n]*'|[\w.]+)\s*)*\)/
/** What follows a value that stands in its place without quotes: the end of the line or of an entry, or the next field. */
const ENDS = String.raw`(?<![\s,])(?=[ \t\r]*(?:,?[ \t\r]*(?:$|[}\]]|(?<=\s)\/[/*]|#\s)|,\s*(?:"[\w$@-]+"|'[\w$@-]+'|[\w$-]+)\s*[:=]))`
const BARE = new RegExp(
  String.raw`^(?:#(?=\S)|<(?=[a-z])|[\p{L}\d/@+.$€£(-])(?:[^"'{}[\]:;=\n\x60/]|:(?=\/\/|\d\d)|(?<=^(?:mailto|tel)):|(?<=:)\/\/|\/(?![/*])|'(?=\p{L}))*?${ENDS}`,
  'u',
)
/** A name of a program: only its author knows what it stands for. */
const VARIABLE = /^[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)+$|^[a-z]+[A-Z]\w*$|^\w+_\w+$|[()]\s*$|=>|^[^\p{L}\d/]*$/u
const PLAIN = /^(?:-?\d[\d.]*\s*,.*|(?:true|false|null)\W*|none|undefined|nil|nan|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/i
const YES_OR_NO = /^(?:yes|no|on|off)$/i
/** Fields whose value is a name that the file chooses from, and may be written like one of a program. */
const CHOICE = /"?\b(?:type|use|kind|icon|art|ground)"?\s*[:=]\s*$/

/**
 * Reads a value that is written as people or programs write it, where it is plain what is meant.
 *
 * @returns where reading goes on; undefined where there is no such value
 */
export function readAsMeant(text: string, start: number, end: number, line: Line): number | undefined {
  const rest = text.slice(start, Math.min(end, start + LONGEST))
  return readNote(text, start, end, line) ?? readCall(rest, start, line) ?? readNumber(rest, start, line) ?? readBare(text, rest, start, line)
}

const takesValue = ({ tokens }: Line) => tokens.at(-1)?.kind === ':'

function take(line: Line, name: Parameters<typeof fault>[0], token: Token, by: string): number {
  line.faults.push(fault(name, token.offset, token.length, [{ offset: token.offset, length: token.length, by }]))
  line.tokens.push(token)
  return token.offset + token.length
}

/** Two dashes before words, as databases write comments: never in place of a value. */
function readNote(text: string, start: number, end: number, line: Line): number | undefined {
  if (takesValue(line) || !/^--[ \t]+[^"{}[\]]*$/.test(text.slice(start, end))) return undefined
  const before = /[ \t]*$/.exec(text.slice(0, start).slice(-LONGEST))?.[0].length ?? 0
  line.faults.push(fault('comment', start, end - start, [{ offset: start - before, length: end - start + before, by: '' }]))
  return end
}

function readCall(rest: string, start: number, line: Line): number | undefined {
  const found = CALL.exec(rest)
  if (!found) return undefined
  const [call, double, single, back] = found
  return take(line, 'call', { kind: 'string', offset: start, length: call.length }, double ?? JSON.stringify((single ?? back ?? '').replaceAll("\\'", "'")))
}

/** A text in backticks that goes on in the next lines; with a hole in it only a program knows what it says. */
export function readTemplate(text: string, start: number, end: number, line: Line): number | undefined {
  if (text.charAt(start) !== '`' || text.startsWith('```', start)) return undefined
  const close = text.slice(start, start + LONGEST).indexOf('`', 1)
  const written = text.slice(start + 1, start + close)
  if (close < 0 || start + close < end || written.includes('${') || written.split('\n').length > MOST_LINES) return undefined
  const next = take(line, 'lineBreak', { kind: 'string', offset: start, length: close + 1 }, JSON.stringify(written.replaceAll(/[ \t]*\r?\n[ \t]*/g, '\n').trim()))
  line.next = endOfLine(text, next) + 1
  return next
}

function readNumber(rest: string, start: number, line: Line): number | undefined {
  const number = plainNumber(rest, takesValue(line))
  return number && take(line, 'number', { kind: 'number', offset: start, length: number.written.length }, number.plain)
}

/** Words, days, colours and prices without quotes around them. */
function readBare(text: string, rest: string, start: number, line: Line): number | undefined {
  const found = takesValue(line) ? BARE.exec(rest)?.[0].trimEnd() : undefined
  if (found === undefined || PLAIN.test(found)) return undefined
  if (VARIABLE.test(found) && !CHOICE.test(text.slice(Math.max(0, start - 40), start))) return undefined
  return take(line, YES_OR_NO.test(found) ? 'yesOrNo' : 'bareWord', { kind: 'string', offset: start, length: found.length }, JSON.stringify(found))
}
