import { expect, test } from 'vitest'
import { mayOverflow, scrollable } from '../../src/parts/tableWidth'

test.each<[boolean, string, string[][]]>([
  [false, 'no row', []],
  [
    false,
    'two columns of short words',
    [
      ['Loan', 'From'],
      ['Bridge', '$5,000'],
    ],
  ],
  [
    false,
    'long sentences, which break',
    [
      ['Loan', 'Terms'],
      ['Bridge', 'from a week up to a whole year and on and on '.repeat(9)],
    ],
  ],
  [false, 'words that just fit', [['a'.repeat(13), 'b'.repeat(33)]]],
  [true, 'a word that is a letter too long', [['a'.repeat(13), 'b'.repeat(34)]]],
  [
    true,
    'a long word in a later row',
    [
      ['Loan', 'From'],
      ['Bridge', 'x'.repeat(60)],
    ],
  ],
  [true, 'many columns', [Array.from({ length: 9 }, (_, column) => `Column-${column}`)]],
])('that a table may overflow is %s of one with %s', (expected, _name, rows) => {
  expect(mayOverflow(rows)).toBe(expected)
})

test('only what may overflow is a stop on the way, with a name', () => {
  expect([scrollable('Rates', true), scrollable('Rates', false)]).toEqual([{ tabIndex: 0, role: 'region', 'aria-label': 'Rates' }, {}])
})
