import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenWidth, FIRST, mayOverflow, PHONE, ROOM, scrollable, sheetsOf } from '../../src/parts/tableWidth'

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
  [false, 'words that just fit', [['a'.repeat(12), 'b'.repeat(39)]]],
  [true, 'a word that is a letter too long', [['a'.repeat(12), 'b'.repeat(40)]]],
  [true, 'short words that nearly fill a phone, where some letters are wider', [['a'.repeat(10), 'b'.repeat(19)]]],
  [false, 'short words that leave room on a phone', [['a'.repeat(10), 'b'.repeat(15)]]],
  [false, 'signs that break anywhere', [['資金'.repeat(40), '融資'.repeat(40)]]],
  [true, 'a range, which does not break', [['a'.repeat(12), `$${'1'.repeat(19)}-$${'2'.repeat(19)}`]]],
  [false, 'words that break at their hyphens', [['a'.repeat(12), `${'b'.repeat(30)}-${'c'.repeat(30)}`]]],
  [
    true,
    'a long word in a later row',
    [
      ['Loan', 'From'],
      ['Bridge', 'x'.repeat(60)],
    ],
  ],
  [
    true,
    'a long word in an earlier row',
    [
      ['Loan', 'x'.repeat(60)],
      ['Bridge', 'From'],
    ],
  ],
  [
    true,
    'long words in different rows',
    [
      ['a'.repeat(30), 'b'],
      ['a', 'b'.repeat(30)],
    ],
  ],
  [true, 'many columns', [Array.from({ length: 9 }, (_, column) => `Column-${column}`)]],
])('that a table may overflow is %s of one with %s', (expected, _name, rows) => {
  expect(mayOverflow(rows)).toBe(expected)
})

test('the stylesheets have the same room and the same first column', () => {
  const css = (file: string) => readFileSync(`src/${file}`, 'utf8')
  expect(css('page/base.css')).toContain(`@container (width < ${ROOM}em) {\n  .sheets`)
  // The letters of the container are so much smaller that its ${ROOM}em are ${PHONE} of those of the table, which are as large as ever.
  const [small, back] = Array.from(css('page/base.css').matchAll(/^\.few(?: > table)? \{ font-size: ([\d.]+)em; \}$/gm), ([, size]) => Number(size))
  expect([small, (small ?? 0) * (back ?? 0)]).toEqual([expect.closeTo(PHONE / ROOM, 3), expect.closeTo(1, 2)])
  expect(css('blocks/table/View.module.css')).toContain(`@container (width >= ${ROOM}em) { .table tbody th { min-width: ${FIRST}em; } }`)
})

test('only what may overflow is a stop on the way, with a name', () => {
  expect([scrollable('Rates', true), scrollable('Rates', false)]).toEqual([{ tabIndex: 0, role: 'region', 'aria-label': 'Rates' }, {}])
})

test.each<[boolean, string, string[][]]>([
  [true, 'no row', []],
  [
    true,
    'names and figures',
    [
      ['Loan', 'Time', 'Amount'],
      ['Merchant cash advance', '24-48 hours', '$5K-$500K'],
    ],
  ],
  [true, 'letters that just fit', [['a'.repeat(10), 'b'.repeat(19)]]],
  [false, 'a letter too many', [['a'.repeat(10), 'b'.repeat(20)]]],
  [false, 'a column too many', [['a'.repeat(10), 'b'.repeat(19), '']]],
  [true, 'a text that fits in three lines', [['a'.repeat(10), 'bb '.repeat(19)]]],
  [false, 'a text that takes a fourth line', [['a'.repeat(10), 'bb '.repeat(20)]]],
  [
    false,
    'a long cell in the last row alone, beyond the first one',
    [
      ['Loan', 'Time'],
      ['Bridge', 'A week', 'x'.repeat(25)],
    ],
  ],
])('whether columns can be read on the narrowest phone: %s for %s', (fits, _what, rows) => {
  expect(sheetsOf(rows)).toBe(fits ? 'sheets few' : 'sheets')
})

test('a text is as wide as its longest word, and as a third of it', () => {
  expect([brokenWidth('a bb ccccc'), brokenWidth('aa bb cc dd ee'), brokenWidth('')]).toEqual([5, 5, 0])
})
