import type { Table, TableCell } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString as plain } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownTable } from '../../src/parts/MarkdownTable'

function draw(text: string): Document {
  const [table] = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }).children
  const html = renderToStaticMarkup(<MarkdownTable table={table as Table} drawCell={(cell: TableCell) => <i>{plain(cell)}</i>} />)
  return new JSDOM(html).window.document
}
const cells = (document: Document, selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ textContent, dataset }) => [textContent, dataset.align, dataset.label])

test('each cell says its column and its side', () => {
  const document = draw('| Name | Sum | Note |\n| :-- | --: | :-: |\n| Ana | 5 | **x** |')
  expect(cells(document, 'th[scope=col]')).toEqual([
    ['Name', undefined, undefined],
    ['Sum', 'end', undefined],
    ['Note', 'center', undefined],
  ])
  expect(cells(document, 'tbody td')).toEqual([
    ['Ana', undefined, 'Name'],
    ['5', 'end', 'Sum'],
    ['x', 'center', 'Note'],
  ])
  expect(document.querySelectorAll('td i')).toHaveLength(3)
})

test('a row that is too short is filled by one cell, and one that is too long is cut', () => {
  const document = draw('| A | B | C |\n| - | - | - |\n| 1 |\n| 1 | 2 | 3 | 4 |\n| 1 | 2 | 3 |')
  expect([...document.querySelectorAll('tbody tr')].map((row) => [row.children.length, row.lastElementChild?.getAttribute('colspan')])).toEqual([
    [2, '2'],
    [3, null],
    [3, null],
  ])
})

test('a table of a head only has no body, and a column without words no label', () => {
  expect(draw('| A | B |\n| - | - |').querySelector('tbody')).toBeNull()
  expect(cells(draw('|  | B |\n| - | - |\n| 1 | 2 |'), 'td')).toEqual([
    ['1', undefined, undefined],
    ['2', undefined, 'B'],
  ])
})

test('a table that may be too wide is called by the headings that have words', () => {
  const wide = draw(`| A | | B |\n| - | - | - |\n| ${'x'.repeat(60)} | 2 | 3 |`).querySelector('div')
  expect(['class', 'tabindex', 'role', 'aria-label'].map((name) => wide?.getAttribute(name))).toEqual(['scroll-x sheets', '0', 'region', 'A, B'])
  expect(draw('| A |\n| - |\n| 1 |').querySelector('div')?.outerHTML).toMatch(/^<div class="scroll-x sheets few"><table>/)
})
