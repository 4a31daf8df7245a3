import { expect, test } from 'vitest'
import { readForeign } from '../../../../src/site/read/syntax/foreign'
import type { Kind, Line } from '../../../../src/site/read/syntax/token'
import { applyEdits } from '../../../../src/site/text/edits'

/** The place at which reading goes on, what is told, and the text as it is mended, from `start` on behind a sign of a kind. */
function read(text: string, start: number, kind?: Kind) {
  const line: Line = { tokens: kind ? [{ kind, offset: 0, length: start }] : [], faults: [], next: text.length, open: undefined, known: {} }
  const next = readForeign(text, start, text.length, line)
  const edits = line.faults.flatMap((found) => found.edits)
  return [next, line.faults.map(({ name }) => name).join(), applyEdits(text, edits)]
}

test.each<[string, number, Kind | undefined, unknown[]]>([
  ['```json', 0, undefined, [7, 'fence', '']],
  ['  ~~~', 2, undefined, [5, 'fence', '']],
  ['...', 0, '{', [3, 'dots', '...']],
  ['…,', 0, ',', [2, 'dots', '…,']],
  ['- {}', 0, '[', [2, 'dash', '{}']],
  ['"a". "b"', 3, 'string', [4, 'fullStop', '"a", "b"']],
  ['"a"+"b"', 3, 'string', [7, 'plus', '"ab"']],
])('in %s at %i a sign of another language is read', (text, start, kind, expected) => {
  expect(read(text, start, kind)).toEqual(expected)
})

test.each<[string, number, Kind | undefined]>([
  ['x ```', 2, undefined],
  ['...', 0, ':'],
  ['-5', 0, ':'],
  ['.5', 0, ':'],
  ['"a"+b', 3, 'string'],
  ['\'a\'+"b"', 3, 'string'],
  ['a', 0, undefined],
])('in %s at %i there is none', (text, start, kind) => {
  expect(read(text, start, kind)).toEqual([undefined, '', text])
})
