import type { JsonPath } from './jsonPath'

/** A part of a text, in characters of the text itself: an escape such as \\n in the file is one. */
export type TextRange = { start: number; length: number }

/** Where in a text a pattern was found. */
export const rangeOf = ({ index, 0: found }: RegExpExecArray): TextRange => ({ start: index, length: found.length })

/** A part of the file, in characters as they stand there. */
export type FileRange = { offset: number; length: number }

/** Where a finding lies: a key or value in the tree, or a range of the file. */
export type SourceLocation = { path: JsonPath; on: 'key' | 'value'; within?: TextRange | undefined } | FileRange
