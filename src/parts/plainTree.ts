import type { Root } from 'mdast'

/** A text without any of these reads as it is written. */
export const MARKUP = /[*_[\]`<\\&~|]|^[ \t]*(?:[-+>#=:]|\d+[.)](?:\s|$))|^(?: {4}|\t)/m
/** What parts a text into several, what is not read at its ends, and the sign for which another is read. */
const NOT_ONE_LINE = /[\r\n\t\0]|^[ \ufeff]| $|^$/

/** What Markdown makes of one line of plain words, which most texts are; undefined for another text, which has to be parsed. */
export function plainTree(text: string): Root | undefined {
  if (NOT_ONE_LINE.test(text) || MARKUP.test(text)) return undefined
  const position = () => ({ start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: text.length + 1, offset: text.length } })
  const words = { type: 'text' as const, value: text, position: position() }
  return { type: 'root', children: [{ type: 'paragraph', children: [words], position: position() }], position: position() }
}
