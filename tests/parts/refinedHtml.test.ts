import { expect, test } from 'vitest'
import { elementsIn, isPlainGrid, nameHeadings, refined } from '../../src/parts/refinedHtml'

test('second-level headings are named by their author or by their number, and told with their words', () => {
  const body = refined('<h2>Bread &amp; rolls</h2><h3>Rye</h3><h2 id="cakes">Cakes <em>and more</em></h2><h2 id="main"> Tarts </h2>')
  expect(nameHeadings(body, 'own')).toEqual([
    { id: 'own1', title: 'Bread & rolls' },
    { id: 'cakes', title: 'Cakes and more' },
    { id: 'own3', title: 'Tarts' },
  ])
})

test('a heading without words is none', () => {
  expect(nameHeadings(refined('<h2> </h2><h2>Cakes</h2>'), 'own')).toEqual([{ id: 'own1', title: 'Cakes' }])
})

const cells = (html: string) => elementsIn(refined(html), 'th', 'td').map(({ tagName, properties: { scope, dataLabel, dataAlign } }) => [tagName, scope, dataLabel, dataAlign])

test('the side of a cell is said in one way', () => {
  expect(elementsIn(refined('<table><tr><td align="right">1</td><td>2</td></tr></table>'), 'td').map(({ properties }) => properties.align)).toEqual([undefined, undefined])
})

test('headings of a table say whether they are of a column or of a row, and each cell says its column and its side', () => {
  expect(
    cells(
      '<table><thead><tr><th>A</th><th align="right">B</th></tr></thead><tbody><tr><th>1</th><td align="right">2</td></tr><tr><td align="center">3</td><td align="left">4</td></tr></tbody></table>',
    ),
  ).toEqual([
    ['th', 'col', undefined, undefined],
    ['th', 'col', undefined, 'end'],
    ['th', 'row', undefined, undefined],
    ['td', undefined, 'B', 'end'],
    ['td', undefined, 'A', 'center'],
    ['td', undefined, 'B', undefined],
  ])
})

test('a table can be shown by its rows where each cell stands under one heading of one head', () => {
  const isPlain = (inner: string) => elementsIn(refined(`<table>${inner}</table>`), 'table').map(isPlainGrid)
  const head = '<thead><tr><th>A</th></tr></thead>'
  expect([`${head}<tr><td>1</td></tr>`, '<tr><td>1</td></tr>', `${head}<tr><td colspan="2">1</td></tr>`, `${head}<tr><td rowspan="2">1</td></tr>`].flatMap(isPlain)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a column of figures is set by their last digit, a word in place of a few included; one of words, and the first, are not', () => {
  const sides = (...column: string[]) => {
    const rows = column.map((cell) => `<tr><th>Row</th><td>${cell}</td></tr>`).join('')
    return cells(`<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${rows}</tbody></table>`).flatMap(([, , , side], index) => (index % 2 === 1 ? [side] : []))
  }
  expect(cells('<table><thead><tr><th>Year</th></tr></thead><tbody><tr><td>2024</td></tr></tbody></table>').map(([, , , side]) => side)).toEqual([undefined, undefined])
  expect(sides('$1,200', '-$3', '12.5%', '1.4x', 'None')).toEqual(Array(6).fill('end'))
  for (const column of [['$5 a day', '$6'], ['None', '$6'], ['Bread'], ['$6', 'A long word'], []]) expect(new Set(sides(...column)), column.join()).toEqual(new Set([undefined]))
})
