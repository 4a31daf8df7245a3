import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture } from '../../../src/blocks/chart/picture'
import { Values } from '../../../src/blocks/chart/Values'

const drawn = (names: string[], points: [label: string, ...texts: string[]][], dataLabel?: string) =>
  renderToStaticMarkup(<Values labelledBy="kites" picture={{ names, dataLabel, points: points.map(([label, ...texts]) => ({ label, texts })) } as unknown as Picture} />)

test.each([
  ['columns whose figures fit side by side', ['Sold', 'Lent'], '$40K', false],
  ['headings that fit when they are broken between words', ['With a loan of $30,000', 'Without a loan'], '$40K', false],
  ['a heading whose longest word does not fit', ['Wettbewerber', 'Lent'], '$40K', true],
  ['a heading that would take more than three lines', ['Kites that we have sold to the towns', 'Lent'], '$40K', true],
  ['figures that do not fit', ['Sold', 'Lent'], '$40,000,000.00', true],
  ['more columns than fit', ['Sold', 'Lent', 'Kept', 'Lost'], '$40K', false],
  ['still more columns', ['Sold', 'Lent', 'Kept', 'Lost', 'Torn', 'Made'], '$40K', true],
])('the values of lines stand one below the other on phones, or not: %s', (_what, names, text, isStacked) => {
  expect(drawn(names, [['1', ...names.map(() => text)]]).includes('sheets')).toBe(isStacked)
})

test('the first column is named where the author says what its labels are', () => {
  expect(drawn(['Sold', 'Lent'], [['1', '4', '2']], 'Week')).toContain('<tr><th scope="col">Week</th><th scope="col">Sold</th>')
  expect(drawn(['Sold', 'Lent'], [['May', '4', '2']])).toContain('<tr><td></td><th scope="col">Sold</th>')
})

test('each value is told with its column, and one line alone is a list', () => {
  expect(drawn(['Sold', 'Lent'], [['May', '1', '2']]).match(/data-label="(\w+)"><bdi>(\d)/g)).toEqual(['data-label="Sold"><bdi>1', 'data-label="Lent"><bdi>2'])
  expect(drawn(['Sold'], [['May', '1']])).toMatch(/^<ol[^>]*><li><span>May<\/span> <bdi[^>]*>1<\/bdi><\/li><\/ol>$/)
})
