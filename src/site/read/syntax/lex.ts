import { endOfLine, type Lexed, lexLine } from './line'
import { mendQuote } from './quotes'
import type { Fault, Token } from './token'

/** Cuts a text into the signs of JSON. It never gives up: what is none is told, and read as what it was probably meant to be. */
export function lex(text: string): Lexed {
  const tokens: Token[] = []
  const faults: Fault[] = []
  for (let start = 0; start < text.length; ) {
    const line = lexLine(text, start, endOfLine(text, start))
    const mended = line.open === undefined ? line : mendQuote(text, start, { ...line, open: line.open })
    // One by one: a file without line breaks has more signs than a call takes arguments.
    for (const token of mended.tokens) tokens.push(token)
    for (const fault of mended.faults) faults.push(fault)
    start = mended.next
  }
  return { tokens, faults }
}
