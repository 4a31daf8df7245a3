import { noFields } from '../lib/noFields'
import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { check, messages } from '../../src/blocks/table/check'
import { schema } from '../../src/blocks/table/schema'
import { shapeOf } from '../lib/shapeOf'

test('a table names its rows and columns, and each cell says its column for narrow screens', () => {
  const columns = [{ label: 'Year' }, { label: 'Price', align: 'end' }, { label: 'Note', align: 'start' }]
  expect(
    drawn('table', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      caption: 'Prices by year',
      columns,
      rows: [
        ['2024', '$5', 'low'],
        ['2025', '$6', 'high'],
      ],
      note: 'Without tax.',
      actions: [
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/second' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <div class="scroll-x sheets few">
      <table class="table">
        <caption class="visually-hidden"> Prices by year
        <thead>
          <tr>
            <th scope="col"> Year
            <th scope="col" data-align="end"> Price
            <th scope="col" data-align="start"> Note
        <tbody>
          <tr>
            <th scope="row"> 2024
            <td data-align="end" data-label="Price"> $5
            <td data-align="start" data-label="Note"> low
          <tr>
            <th scope="row"> 2025
            <td data-align="end" data-label="Price"> $6
            <td data-align="start" data-label="Note"> high
    <p class="note"> Without tax.
    <div class="actions">
      <a data-variant="filled" data-size="md" href="/first"> First
      <a data-variant="outline" data-size="md" href="/second"> Second"
  `)
})

test('a table without a heading shows its caption', () => {
  expect(drawn('table', { caption: 'Prices', columns: [{ label: 'Year' }], rows: [['2024']] })).toContain('<caption> Prices')
})

test('how much room a table needs is said by its longest words, those of its columns and of its rows', () => {
  const around = (label: string, cell: string) =>
    /class="scroll-x ([^"]*)"(.*)>/.exec(drawn('table', { caption: 'Prices', columns: [{ label: 'Year' }, { label }], rows: [['2024', cell]] }))?.slice(1)
  const [short, long] = ['low', 'x'.repeat(60)]
  expect(around(short, short)).toEqual(['sheets few', ''])
  for (const wide of [around(long, short), around(short, long)]) expect(wide).toEqual(['sheets', ' tabindex="0" role="region" aria-label="Prices"'])
})

test('a table without rows, heading or note is not drawn', () => {
  expect(drawn('table', { caption: 'Prices', columns: [{ label: 'Year' }], rows: [] })).toBe('')
})

test('the bars of a column are as long as its figures, from the side at which these stand', () => {
  const pathsOf = (align?: string) => {
    const columns = [{ label: 'Term' }, { label: 'Interest', bars: true, ...(align && { align }) }]
    const rows = [
      ['A year', '$6,618.50'],
      ['Two', '$13,237.00'],
      ['Never', 'None'],
    ]
    return Array.from(drawn('table', { caption: 'Interest', columns, rows }).matchAll(/<path d="([^"]+)"/g), ([, path]) => path)
  }
  expect(pathsOf()).toEqual(['M0 0h50v1h-50z', 'M0 0h100v1h-100z'])
  expect(pathsOf('end')).toEqual(['M50 0h50v1h-50z', 'M0 0h100v1h-100z'])
})

test('bars say nothing that the figures do not: readers skip them, and a column without them has none', () => {
  const html = drawn('table', {
    caption: 'Interest',
    columns: [{ label: 'Term' }, { label: 'Interest', bars: true }],
    rows: [
      ['A year', '7'],
      ['Two', '0'],
    ],
  })
  expect(html.match(/<svg[^>]*>/g)).toEqual([expect.stringContaining('aria-hidden="true"')])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), caption text, columns list ≥1 ≤30, rows [[richText (inline=true)] ≥1], note? richText (inline=true), actions? list ≤4',
    'columns[]': 'label text, bars? boolean, align? start|end',
    'actions[]': 'label text, href href, style? primary|secondary|text',
  })
})

test('every row that has fewer or more cells than columns is told, with what to do', () => {
  const reported: unknown[] = []
  const context = { ...noFields, itemsOf: () => [], report: (...all: unknown[]) => reported.push(all), suggest: () => undefined }
  check({ caption: 'Fees', columns: [{ label: 'Loan' }, { label: 'Fee' }], rows: [['a'], ['b', '1'], ['c', '1', '2']] }, context)
  const [unevenRow] = messages
  expect(reported).toEqual([
    [['rows', 0], unevenRow, { cells: 1, columns: 2 }],
    [['rows', 2], unevenRow, { cells: 3, columns: 2, surplus: ['2'] }],
  ])
  expect([unevenRow?.hint({ cells: 1, columns: 2 }), unevenRow?.hint({ cells: 3, columns: 2, surplus: ['2'] })]).toEqual([
    'Add the missing cells; a dash can stand for none.',
    'Delete "2", or add a column.',
  ])
  expect([unevenRow?.message({ cells: 1, columns: 2 }), unevenRow?.message({ cells: 2, columns: 1 })]).toEqual([
    'This row has 1 cell, but there are 2 columns.',
    'This row has 2 cells, but there is 1 column.',
  ])
})
