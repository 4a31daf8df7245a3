import type { Edit } from '../../text/edits'

/**
 * Entries of JSON in place of lines that stand among others, with the commas that they need.
 *
 * @param first the first of these lines, and `end` the one behind the last
 */
export function entriesInPlace(text: string, lines: readonly string[], first: number, end: number, entries: readonly string[]): Edit {
  const offset = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0)
  const length = lines.slice(first, end).join('\n').length
  const before = /[{[,]\s*$/.test(text.slice(0, offset)) ? '' : ','
  const behind = /^\s*[}\]]/.test(text.slice(offset + length)) ? '' : ','
  return { offset, length, by: `${before}${entries.join(',\n')}${behind}` }
}
