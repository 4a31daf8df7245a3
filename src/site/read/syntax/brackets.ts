import type { Edit } from '../../text/edits'
import { cutOffWords, siteMissingWords } from '../../diagnostics/wording/syntax'
import { fault, type Fault, isLineBetween, type Token } from './token'

/** Most bracket mistakes told in one run. */
const MOST = 5

type Pair = { open: number; close: number }
/** Where the brackets stop to match: at a closing one, or (undefined) at the end, with what is open there. */
type Break = { at: number | undefined; open: number[]; odd: Pair | undefined }

/**
 * Finds brackets that are missing or too many, and gives the signs as they would be with them mended.
 * Which one it is the indentation tells: an author's editor has set it while the file was whole.
 */
export function balance(text: string, signs: readonly Token[]): { tokens: Token[]; faults: Fault[] } {
  let tokens = [...signs]
  const faults: Fault[] = []
  for (let count = 0; count < MOST; count++) {
    const found = firstBreak(text, tokens)
    if (!found) return { tokens, faults: atOnce(faults) }
    const mended = mend(text, tokens, found)
    faults.push(mended.fault)
    tokens = mended.tokens
  }
  return { tokens, faults: atOnce(faults) }
}

/** Brackets that are missing at one place as one mistake, told at the outermost that is open. */
function atOnce(faults: readonly Fault[]): Fault[] {
  const opened = (offset: number) =>
    faults.filter((found) => found.name === 'closeMissing' && found.offset === offset).toSorted((one, other) => (other.opener ?? 0) - (one.opener ?? 0))
  return faults.flatMap((found) => {
    const same = found.name === 'closeMissing' ? opened(found.offset) : [found]
    return found === same.at(-1) ? [{ ...found, ...(found.name === 'closeMissing' && { closes: same.map(({ closes }) => closes).join('') }) }] : []
  })
}

/** Column of the first sign in the line of an offset. */
function indent(text: string, { offset }: Token): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return (/^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '').length
}

function firstBreak(text: string, tokens: readonly Token[]): Break | undefined {
  const open: number[] = []
  let odd: Pair | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.kind === '{' || token.kind === '[') open.push(at)
    if (token.kind !== '}' && token.kind !== ']') continue
    const top = open.at(-1)
    const opener = top === undefined ? undefined : tokens[top]
    if (top === undefined || !opener || (opener.kind === '{') !== (token.kind === '}')) return { at, open, odd }
    open.pop()
    if (!opener.mended && !token.mended && isLineBetween(text, opener, token) && indent(text, opener) !== indent(text, token)) odd ??= { open: top, close: at }
  }
  return open.length > 0 ? { at: undefined, open, odd } : undefined
}

type Mended = { tokens: Token[]; fault: Fault }

function mend(text: string, tokens: readonly Token[], { at, open, odd }: Break): Mended {
  const [opener, closer] = [odd && tokens[odd.open], odd && tokens[odd.close]]
  if (odd && opener && closer) return indent(text, closer) > indent(text, opener) ? closesTooEarly(text, tokens, odd.close) : closesTooLate(text, tokens, odd.open, odd.close)
  const top = open.at(-1)
  const topToken = top === undefined ? undefined : tokens[top]
  const found = at === undefined ? undefined : tokens[at]
  if (at === undefined || !found) return closesTooLate(text, tokens, top ?? 0, tokens.length, open)
  if (top === undefined || !topToken) {
    const early = closesTooEarly(text, tokens, at)
    // All has been closed before: whatever follows is one mistake.
    return early.fault.name === 'closeTooMuch' ? { fault: { ...early.fault, edits: atTheEnd(tokens, at) }, tokens: tokens.slice(0, at) } : early
  }
  const isOnOwnLine = isLineBetween(text, topToken, found)
  const deeper = indent(text, found) - indent(text, topToken)
  if (isOnOwnLine && deeper > 0) return closesTooEarly(text, tokens, at)
  const isFirstOfLine = !text.slice(text.lastIndexOf('\n', found.offset - 1) + 1, found.offset).trim()
  const isExpectedBelow = open.slice(0, -1).some((index) => tokens[index]?.kind === (found.kind === '}' ? '{' : '['))
  if (isOnOwnLine && deeper === 0 && isFirstOfLine) return closesOther(tokens, at, topToken.kind === '{' ? '}' : ']')
  return isExpectedBelow ? closesTooLate(text, tokens, top, at) : closesTooEarly(text, tokens, at)
}

/** A closing bracket on a line of its own, right below its opening one, is only of the wrong kind. */
function closesOther(tokens: readonly Token[], at: number, kind: '}' | ']'): Mended {
  const offset = tokens[at]?.offset ?? 0
  return { tokens: tokens.toSpliced(at, 1, { kind, offset, length: 1 }), fault: fault('closeWrong', offset, 1, [{ offset, length: 1, by: kind }]) }
}

/** Deletes brackets behind the end of the file, where nothing else stands and none of them was doubtful before. */
function atTheEnd(tokens: readonly Token[], from: number): Edit[] {
  const rest = tokens.slice(from)
  const isRest = rest.every(({ kind, mended }) => (kind === '}' || kind === ']') && !mended) && !tokens.slice(0, from).some(({ mended }) => mended)
  return isRest && from > 0 ? rest.map(({ offset }) => ({ offset, length: 1, by: '' })) : []
}

/** What was opened is not closed where its lines end. */
function closesTooLate(text: string, tokens: readonly Token[], open: number, until: number, all: readonly number[] = [open]): Mended {
  const twice = openedTwice(text, tokens, open)
  if (twice) return twice
  const opener = tokens[open] ?? { kind: '{', offset: 0, length: 1 }
  const own = indent(text, opener)
  let hole = open + 1
  while (hole < until) {
    const [token, before] = [tokens[hole], tokens[hole - 1]]
    if (token && before && isLineBetween(text, before, token) && indent(text, token) <= own) break
    hole++
  }
  const isAtEnd = hole === tokens.length
  // The comma behind an entry belongs behind its closing bracket.
  if (tokens[hole - 1]?.kind === ',' && !isAtEnd) hole--
  const before = tokens[hole - 1] ?? opener
  const end = before.offset + before.length
  const kind = opener.kind === '{' ? '}' : ']'
  const mended = { kind, offset: end, length: 0, mended: true } as const
  if (!isAtEnd || all.length === 1) return { tokens: tokens.toSpliced(hole, 0, mended), fault: { ...fault('closeMissing', end - 1, 1), opener: opener.offset, closes: kind } }
  const closings = all.toReversed().map((index): Token => ({ ...mended, kind: tokens[index]?.kind === '{' ? '}' : ']' }))
  const closes = closings.map(({ kind }) => kind).join('')
  return { tokens: [...tokens, ...closings], fault: { ...fault('cutOff', end - 1, 1), closes, words: cutOffWords(closes) } }
}

/** Of two brackets of one kind beside each other, before a line break, the second was typed by mistake: no list or entry starts so. */
function openedTwice(text: string, tokens: readonly Token[], open: number): Mended | undefined {
  const second = [open, open + 1].find((at) => {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    return (
      before &&
      token &&
      next &&
      before.kind === token.kind &&
      !token.mended &&
      !isLineBetween(text, before, token) &&
      isLineBetween(text, token, next) &&
      indent(text, next) > indent(text, token)
    )
  })
  const token = second === undefined ? undefined : tokens[second]
  return token && second !== undefined && (token.kind === '{' || token.kind === '[')
    ? { tokens: tokens.toSpliced(second, 1), fault: fault('openTooMuch', token.offset, 1) }
    : undefined
}

/** A closing bracket is one too many, or the one that opens is missing before the lines above it. */
function closesTooEarly(text: string, tokens: readonly Token[], close: number): Mended {
  const closer = tokens[close] ?? { kind: '}', offset: 0, length: 1 }
  const own = indent(text, closer)
  let first = close
  while (first > 0) {
    const [before, token] = [tokens[first - 1], tokens[first]]
    if (before && token && isLineBetween(text, before, token) && indent(text, before) <= own) break
    first--
  }
  const [before, head, next] = [tokens[first - 1], tokens[first], tokens[first + 1]]
  const isNamed = head?.kind === 'string' && next?.kind === ':'
  const isEntry = before?.kind === ',' || (before?.kind === '[' && indent(text, before) < own)
  const isHole = before?.kind === ':' || (isEntry && isNamed === (closer.kind === '}'))
  if (!isHole || !head || first >= close) return { tokens: tokens.toSpliced(close, 1), fault: fault('closeTooMuch', closer.offset, 1) }
  const opener: Token = { kind: closer.kind === '}' ? '{' : '[', offset: head.offset, length: 0, mended: true }
  return { tokens: tokens.toSpliced(first, 0, opener), fault: { ...fault('openMissing', head.offset, head.length), ...(isSite(text, head) && { words: siteMissingWords }) } }
}

/** Whether what stands here at the beginning of the file is what "site" says, which the file does not have. */
function isSite(text: string, { offset, length }: Token): boolean {
  return /^"(?:name|url|lang|description|theme|contact|navigation)"$/.test(text.slice(offset, offset + length)) && !/"site"\s*:/.test(text)
}
