import type { Edit } from '../../text/edits'
import type { SyntaxName } from '../../diagnostics/wording/syntax'

export type Kind = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word'

/** A range of the text that counts as one sign. What adjoins a `mended` one is not checked a second time. */
export type Token = { kind: Kind; offset: number; length: number; mended?: true }

/** A place at which the text is not JSON; `edits` repair it where that is safe. */
export type Fault = {
  name: SyntaxName | 'curlyQuotes'
  offset: number
  length: number
  edits: Edit[] /** Offset of the bracket that is still open here. */
  opener?: number
  /** The brackets that are missing here, in their order. */
  closes?: string
  /** What is said of this one, where it is more than what is said of all by this name. */
  words?: { message: string; hint: string }
}

export function fault(name: Fault['name'], offset: number, length: number, edits: Edit[] = []): Fault {
  return { name, offset, length, edits }
}

/** Most signs that are read of a text that is not JSON. A site of three thousand pages has fewer. */
export const MOST_SIGNS = 2_000_000
/** Most mistakes that are found in one text; thousands come from one cause. */
export const MOST_FAULTS = 5_000

/** Whether the two stand on different lines. */
export function isLineBetween(text: string, one: Token, other: Token): boolean {
  return text.slice(one.offset + one.length, other.offset).includes('\n')
}

export type Lexed = { tokens: Token[]; faults: Fault[] }

/** What was read of one line. */
export type Line = Lexed & {
  /** Where reading goes on: behind the line, or behind a comment that ends further down. */
  next: number
  /** Start of a text that is not closed on its line. */
  open: number | undefined
  /** What has been worked out once for the whole line. */
  known: { isOdd?: boolean; hasNoEnd?: RegExp }
}
