import type { Edit } from '../../text/edits'
import { backslashWords } from '../../diagnostics/wording/syntax'
import { endOfLine } from './endOfLine'
import { lexLine } from './line'
import { isApostrophe } from './strings'
import { fault, type Kind, type Lexed, type Token } from './token'

/** Places tried for a missing quote, from both ends of a long line; fewer where each try takes longer. */
const MOST_TRIED = 400
const MOST_CHARACTERS = 4_000_000
/** Lines that a text with line breaks in it may go on for. */
const MOST_LINES = 20

type Open = Lexed & { next: number; open: number }

/**
 * Reads a line in which a quotation mark is missing as if it were there. The place that makes it a line of JSON is taken;
 * a text that is only continued in the next lines is read through to its end.
 *
 * @param start offset of the line
 * @param line what was read of it as it is
 */
export function mendQuote(text: string, start: number, line: Open): Lexed & { next: number } {
  const end = line.next - 1
  const broken = goesOn(text, line.open, end)
  if (broken !== undefined) {
    const before = line.tokens.filter(({ offset }) => offset < line.open)
    const rest = lexLine(text, broken, endOfLine(text, broken))
    if (rest.open === undefined) {
      const length = end - line.open
      return {
        tokens: [...before, { kind: 'string', offset: line.open, length: broken - line.open }, ...rest.tokens],
        faults: [...line.faults, fault('lineBreak', line.open, length, breaks(text, line.open, broken)), ...rest.faults],
        next: rest.next,
      }
    }
  }
  const missing = triedPlaces(text, start, end, places(text, start, end), '"')
  if (missing) {
    const { at, tokens, around } = missing
    // A name ends where its colon is; where a text ends only its author knows.
    const edits = tokens[tokens.indexOf(around) + 1]?.kind === ':' ? [{ offset: at, length: 0, by: '"' }] : []
    const isBackslash = text.slice(around.offset, around.offset + around.length).endsWith('\\"')
    return { tokens, faults: [{ ...fault('quoteMissing', around.offset, around.length, edits), ...(isBackslash && { words: backslashWords }) }], next: line.next }
  }
  // Where no quote can be missing, one may be too many: a sign for inches, which only looks like the end of its text.
  const inside = triedPlaces(text, start, end, quotes(text, start, end), '\\')
  if (inside)
    return {
      tokens: inside.tokens,
      faults: [fault('quoteInside', inside.at, 1, isApostrophe(text, inside.at) ? [{ offset: inside.at, length: 1, by: "'" }] : [])],
      next: line.next,
    }
  const last = line.tokens.at(-1)
  return { ...line, faults: [...line.faults, fault('quoteMissing', line.open, last?.length ?? 1)] }
}

/** Each line break in a text, with the spaces around it, as JSON writes it; a tab, as it stands behind the signs of a list, is a space. */
function breaks(text: string, start: number, end: number): Edit[] {
  return [...text.slice(start, end).matchAll(/[ \t]*\r?\n[ \t]*|\t+/g)].map(({ 0: found, index }) => ({
    offset: start + index,
    length: found.length,
    by: found.includes('\n') ? '\\n' : ' ',
  }))
}

/** The first of these places at which a sign put in makes a line of JSON, the line's signs then, and the one around that place. */
function triedPlaces(text: string, start: number, end: number, all: readonly number[], sign: string): { at: number; tokens: Token[]; around: Token } | undefined {
  const after = /\S/.exec(text.slice(end))?.[0] ?? ''
  for (const at of all) {
    const tried = text.slice(start, at) + sign + text.slice(at, end)
    const { tokens, faults, open } = lexLine(tried, 0, tried.length, true)
    if (open !== undefined || faults.length > 0 || !canFollow(tried, tokens, after)) continue
    const moved = tokens.map((token) => movedBack(token, start, at))
    const around = moved[tokens.findIndex(({ offset, length }) => offset <= at - start && at - start < offset + length)]
    return { at, tokens: moved, around: around ?? { kind: 'string', offset: at, length: 1 } }
  }
  return undefined
}

/** Behind the quote that closes the text in a later line, when that is what its author meant. */
function goesOn(text: string, open: number, end: number): number | undefined {
  let from = end + 1
  for (let count = 0; count < MOST_LINES && from < text.length; count++) {
    const stop = endOfLine(text, from)
    const line = text.slice(from, stop)
    if (/^\s*["{}[\],]/.test(line) || /^\s*[\w$]+"\s*:/.test(line)) return undefined
    const quotes = [...line.matchAll(/(?<!\\)"/g)]
    const [quote] = quotes
    if (quote) return quotes.length % 2 === 1 && /[\w\s]/.test(text.charAt(open + 1)) ? from + quote.index + 1 : undefined
    from = stop + 1
  }
  return undefined
}

/** The quotes of a line that are not escaped yet. */
function quotes(text: string, start: number, end: number): number[] {
  const all = [...text.slice(start, end).matchAll(/\\.|"/g)].flatMap(({ 0: found, index }) => (found === '"' ? [start + index] : []))
  return all.slice(0, mostTried(start, end))
}

function mostTried(start: number, end: number): number {
  return Math.min(MOST_TRIED, MOST_CHARACTERS / (end - start + 1))
}

/** Where a quote can be missing: beside a sign, a space or the end. */
function places(text: string, start: number, end: number): number[] {
  const all: number[] = []
  const parts = /[\s,:{}[\]]/
  for (let at = start; at <= end; at++) {
    const [before, after] = [at === start ? ' ' : text.charAt(at - 1), text.charAt(at) || ' ']
    // Between a sign and a space a text neither starts nor ends.
    if ((parts.test(before) || parts.test(after)) && !(parts.test(before) && /\s/.test(after))) all.push(at)
  }
  const half = Math.ceil(mostTried(start, end) / 2)
  return all.length <= 2 * half ? all : [...all.slice(0, half), ...all.slice(-half)]
}

function movedBack(token: Token, start: number, at: number): Token {
  const offset = token.offset + start
  if (offset > at) return { ...token, offset: offset - 1 }
  return offset + token.length > at ? { ...token, offset, length: token.length - 1 } : { ...token, offset }
}

const AFTER: Record<Kind, readonly string[]> = {
  string: [',', ':', '}', ']'],
  number: [',', '}', ']'],
  word: [',', '}', ']'],
  '}': [',', '}', ']'],
  ']': [',', '}', ']'],
  ',': ['string', 'number', 'word', '{', '['],
  ':': ['string', 'number', 'word', '{', '['],
  '{': ['string', '}'],
  '[': ['string', 'number', 'word', '{', '[', ']'],
}

/** Whether each sign of a line may stand behind the one before it; `after` is the first character of the next line. */
function canFollow(line: string, tokens: readonly Token[], after: string): boolean {
  return tokens.every((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    const isName = next?.kind === ':'
    if (
      isName &&
      !(token.kind === 'string' && /^"[\w$@-]+"$/.test(line.slice(token.offset, token.offset + token.length)) && (!before || before.kind === ',' || before.kind === '{'))
    )
      return false
    if (before?.kind === '{' && token.kind === 'string' && !isName) return false
    if (next) return AFTER[token.kind].includes(next.kind)
    return token.kind === ',' || token.kind === ':' || token.kind === '{' || token.kind === '[' || '}],'.includes(after)
  })
}
