import { endOfLine } from './endOfLine'
import { lexLine } from './line'
import { mendQuote } from './quotes'
import { type Fault, type Lexed, MOST_FAULTS, MOST_SIGNS, type Token } from './token'

/**
 * Cuts a text into the signs of JSON: what is none is told, and read as what it was probably meant to be. Only of a text with
 * more signs or mistakes than a site can have the rest is left, from `end` on.
 */
export function lex(text: string): Lexed & { end: number } {
  const tokens: Token[] = []
  const faults: Fault[] = []
  let start = 0
  while (start < text.length && tokens.length < MOST_SIGNS && faults.length < MOST_FAULTS) {
    const line = lexLine(text, start, endOfLine(text, start))
    const mended = line.open === undefined ? line : mendQuote(text, start, { ...line, open: line.open })
    // One by one: a file without line breaks has more signs than a call takes arguments.
    for (const token of mended.tokens) tokens.push(token)
    for (const fault of mended.faults) faults.push(fault)
    start = mended.next
  }
  return { tokens, faults, end: start }
}
