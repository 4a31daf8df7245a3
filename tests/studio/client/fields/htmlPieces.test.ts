import { expect, test } from 'vitest'
import { piecesOf, plainHtml, withUntouched } from '../../../../src/studio/client/fields/htmlPieces'

test('HTML is taken apart into its elements, each as it is written', () => {
  expect(piecesOf('<p>One<br>two</p>\n<hr><figure><img src="a"></figure><ul class="a"><li>x</li></ul>')).toEqual([
    { html: '<p>One<br>two</p>', gap: '\n' },
    { html: '<hr>', gap: '' },
    { html: '<figure><img src="a"></figure>', gap: '' },
    { html: '<ul class="a"><li>x</li></ul>', gap: '' },
  ])
})

test.each(['Words alone', '<p>One</p> and <p>two</p>', '<p>One', '</p>'])('%s has something that is no element', (html) => expect(piecesOf(html)).toBeUndefined())

const written = "<p>One <b>two</b></p>\n<p>Three</p>\n<ul><li>It's</li></ul>"
const before = '<p>One <strong>two</strong></p><p>Three</p><ul><li>It&apos;s</li></ul>'

test('where nothing was changed, HTML stays as it is written', () => expect(withUntouched(written, before, before)).toBe(written))

test('an element that was changed is another, and those around it stay as they are written', () => {
  expect(withUntouched(written, before, before.replace('Three', 'Four'))).toBe(written.replace('Three', 'Four'))
})

test('an element that was added stands among the others as they do', () => {
  const after = before.replace('<p>Three</p>', '<p>Three</p><p>Four</p>')
  expect(withUntouched(written, before, after)).toBe(written.replace('<p>Three</p>', '<p>Three</p>\n<p>Four</p>'))
})

test('an element that was taken out leaves no gap', () => {
  expect(withUntouched(written, before, before.replace('<p>Three</p>', ''))).toBe(written.replace('<p>Three</p>\n', ''))
})

test('the first and the last can be changed, too', () => {
  expect(withUntouched(written, before, before.replace('One', 'Now'))).toBe("<p>Now <strong>two</strong></p>\n<p>Three</p>\n<ul><li>It's</li></ul>")
})

test('of a list in which one entry was changed the others stay as they are written', () => {
  const list = "<ul>\n  <li>It's</li>\n  <li>two</li>\n</ul>"
  const edited = '<ul><li>It&apos;s</li><li>two</li></ul>'
  expect(withUntouched(list, edited, edited.replace('two', 'three'))).toBe(list.replace('two', 'three'))
})

test('an entry of one paragraph is written without it, and empty paragraphs are left out', () => {
  expect(plainHtml('<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul><p></p>')).toBe('<ul><li>a</li><li><p>b</p><p>c</p></li></ul>')
})
