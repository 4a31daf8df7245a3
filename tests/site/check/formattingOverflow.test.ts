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

const names = ['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u']
test.each(names)('<%s> is opened anew in each paragraph', (name) => {
  expect(formattingOverflow(many(1_000, (index) => `<${name} id=${index}><p>`))?.name).toBe(name)
})

test.each(['p', 'span', 'sup', 'mark', 'abbr', 'del'])('<%s> is not', (name) => expect(formattingOverflow(many(1_000, (index) => `<${name} id=${index}><p>`))).toBeUndefined())

test.each(['td', 'th', 'caption', 'object', 'template', 'marquee', 'applet'])('what is open around <%s> is not closed in it, and what was left open in it counts on', (name) => {
  expect(formattingOverflow(many(1_000, (index) => `<i id=${index}><${name}></i></${name}>`))).toBeDefined()
  expect(formattingOverflow(many(1_000, (index) => `<${name}><i id=${index}></${name}>`))).toBeDefined()
  expect(formattingOverflow(many(1_000, (index) => `<i id=${index}><${name}></${name}></i>`))).toBeUndefined()
})

test('where a comment or a script hides what is closed, nothing counts as closed, and more is allowed', () => {
  const paragraphs = (count: number) => many(count, (index) => `<i id=${index}><p></i>`)
  expect(formattingOverflow(paragraphs(1_000))).toBeUndefined()
  const hidden = (count: number) => formattingOverflow(`<script></script>${paragraphs(count)}`)
  expect([hidden(200), hidden(1_000)?.count]).toEqual([undefined, expect.any(Number)])
})
