import { Editor } from '@tiptap/core'
import { goToNextCell } from '@tiptap/pm/tables'
import { afterEach, expect, test } from 'vitest'
import { articleExtensions } from '../../../../src/studio/client/fields/articleHtml'
import { newTable, tableExtensions } from '../../../../src/studio/client/fields/articleTables'

let editor: Editor | undefined
afterEach(() => editor?.destroy())
function editing(content: string): Editor {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  editor = new Editor({ element, extensions: articleExtensions, content })
  return editor
}

test('a new table has a row of headings and two below it, three cells each', () => {
  const own = editing('<p>Before</p>')
  own.chain().focus('end').insertContent(newTable).run()
  const rows = [...own.view.dom.querySelectorAll('tr')].map((row) => [row.hasAttribute('data-head'), ...[...row.children].map(({ tagName }) => tagName)])
  expect(rows).toEqual([
    [true, 'TH', 'TH', 'TH'],
    [false, 'TD', 'TD', 'TD'],
    [false, 'TD', 'TD', 'TD'],
  ])
})

test('rows of a head are known as such, and cells keep how many columns and rows they take', () => {
  const own = editing('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">1</td></tr></tbody></table>')
  const rows = own.$doc.children[0]?.children.map(({ node: row }) => [row.attrs.isHead, row.firstChild?.type.name, row.firstChild?.attrs.colspan, row.firstChild?.attrs.rowspan])
  expect(rows).toEqual([
    [true, 'tableHeader', 1, 1],
    [false, 'tableCell', 2, 3],
  ])
  expect(own.getHTML()).toBe('<table><tbody><tr data-head=""><th><p>A</p></th></tr><tr><td colspan="2" rowspan="3"><p>1</p></td></tr></tbody></table>')
})

test('the Tab key leads to the next cell, and with Shift to the one before', () => {
  const own = editing('<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>')
  const here = () => own.state.selection.$from.parent.textContent
  const press = (shiftKey: boolean) => own.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, shiftKey, bubbles: true, cancelable: true }))
  own.commands.focus('start')
  expect(here()).toBe('one')
  press(false)
  expect(here()).toBe('two')
  press(true)
  expect(here()).toBe('one')
  expect(goToNextCell(-1)(own.state)).toBe(false)
})

test('what edits tables knows each of their parts', () => {
  const roles = Object.fromEntries(Object.values(editing('').schema.nodes).map(({ name, spec }) => [name, spec.tableRole as unknown]))
  expect(roles).toMatchObject({ table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' })
  expect([roles.paragraph, tableExtensions.map(({ name }) => name)]).toEqual([undefined, ['doc', 'table', 'tableRow', 'tableCell', 'tableHeader']])
})
