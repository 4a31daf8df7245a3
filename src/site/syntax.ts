import { type ParseError, type ParseErrorCode, parseTree } from 'jsonc-parser'
import { cause } from './catalogue'
import { type Finding, atOffset } from './problem'

/** Numbers of jsonc-parser's error codes; its own enum is a `const enum`, which single-file compilers cannot read. */
const CODES: Record<number, (before: string) => { what: string; todo: string }> = {
  1: () => ({ what: 'Here stands something that is neither a text in quotes, a number, true, false nor null.', todo: 'Put texts into straight double quotes.' }),
  2: () => ({ what: 'This is not a number as JSON writes it.', todo: 'Write digits with a point, for example 12.5, or put it into quotes.' }),
  3: (before) =>
    before === ',' ? { what: 'There is a comma after the last entry, before the closing brace.', todo: 'Delete that comma.' } : { what: 'Here the name of a field is expected, in double quotes.', todo: 'Write it as "name": value.' },
  4: (before) =>
    before === ',' ? { what: 'There is a comma after the last entry, before the closing bracket.', todo: 'Delete that comma.' } : { what: 'Here a value is missing.', todo: 'Write a text in quotes, a number, true, false, [ … ] or { … }.' },
  5: () => ({ what: 'A colon is missing between the name of a field and its value.', todo: 'Write "name": value.' }),
  6: () => ({ what: 'A comma is missing here.', todo: 'Put a comma between the two entries.' }),
  7: () => ({ what: 'A closing brace } is missing.', todo: 'Close every { with a }.' }),
  8: () => ({ what: 'A closing bracket ] is missing.', todo: 'Close every [ with a ].' }),
  9: () => ({ what: 'The file goes on after its last closing brace.', todo: 'Delete what follows, or look for a brace that closes too early.' }),
  10: () => ({ what: 'Comments are not possible in JSON.', todo: 'Delete the comment.' }),
  11: () => ({ what: 'A comment is opened and never closed.', todo: 'Delete the comment.' }),
  12: () => ({ what: 'A closing quotation mark is missing on this line.', todo: 'Close the text with a straight " on the same line; write \\n for a line break.' }),
  13: () => ({ what: 'This is not a number as JSON writes it.', todo: 'Write digits with a point, for example 12.5.' }),
  14: () => ({ what: 'After \\u four hexadecimal digits are expected.', todo: 'Write the character itself instead.' }),
  15: () => ({ what: 'After a backslash only " \\ / b f n r t or u may stand.', todo: 'Write \\\\ for a backslash.' }),
  16: () => ({ what: 'Here stands an invisible character, such as a tab or a line break inside a text.', todo: 'Delete it; write \\n for a line break.' }),
}

/** Two mistakes that start within this many characters are taken for one cause. */
const SAME_CAUSE = 120

/** Explains why a text is not JSON: its mistakes in words, those that follow from an earlier one left out. */
export function syntaxFindings(text: string): Finding[] {
  const conflict = /^(?:<{7}|={7}|>{7})(?: .*)?$/m.exec(text)
  if (conflict) return [atOffset(conflict.index, conflict[0].length, cause('mergeConflict', {}))]
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return [atOffset(0, 1, cause('syntax', { what: 'The file is not valid JSON.', todo: 'Compare it with its last good version.' }))]
  const independent = errors.filter((error, index) => index === 0 || error.offset - (errors[index - 1]?.offset ?? 0) > SAME_CAUSE)
  return independent.slice(0, 5).map((error) => explain(text, error))
}

function explain(text: string, { error, offset, length }: { error: ParseErrorCode; offset: number; length: number }): Finding {
  if (/[\u201c\u201d\u201e\u2018\u2019]/.test(text.slice(offset, offset + 1))) return atOffset(offset, 1, cause('curlyQuotes', {}))
  const before = text.slice(0, offset).trimEnd()
  const wording = CODES[error] ?? CODES[1]
  // A missing comma is seen at the next entry but belongs behind the last one; a superfluous one stands before the bracket.
  const superfluous = (error === 3 || error === 4) && before.endsWith(',')
  const place = error === 6 || superfluous ? before.length - 1 : Math.min(offset, Math.max(0, text.trimEnd().length - 1))
  const words = wording?.(before.slice(-1)) ?? { what: 'The file is not valid JSON.', todo: 'Compare it with its last good version.' }
  return atOffset(place, error === 6 || superfluous ? 1 : Math.max(1, Math.min(length, 40)), cause('syntax', words))
}
