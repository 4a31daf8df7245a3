import { expect, test } from 'vitest'
import { formattingOverflow } from '../../../src/site/check/formattingOverflow'

const many = (count: number, html: (index: number) => string) => Array.from({ length: count }, (_, index) => html(index)).join('')

test('formatting that is closed, however often, is not too much', () => {
  expect(formattingOverflow(many(5_000, (index) => `<p><b id=${index}>x</b> <a href="/${index}">y</a></p>`))).toBeUndefined()
  expect(formattingOverflow(many(5_000, (index) => `<td><B id=${index}>x</B></td>`))).toBeUndefined()
})

test('of elements that are alike only three are opened anew', () => {
  expect(formattingOverflow('<p><b>x'.repeat(5_000))).toBeUndefined()
})

test('the place is told at which it becomes too much', () => {
  // One in the second paragraph, two in the third, and so on, twice each: for the element and for the paragraph.
  expect(formattingOverflow(many(1_000, (index) => `<i id=${String(index).padStart(3, '0')}><p>`))).toEqual({ start: 316 * 13, length: 2, name: 'i', count: 316 })
})

test('what is closed inside of a cell or an object does not close what is open around it', () => {
  expect(formattingOverflow(many(1_000, (index) => `<i id=${index}><object></i></object>`))).toBeDefined()
})
