import { expect, test } from 'vitest'
import * as article from '../../../../src/studio/client/fields/articleHtml'
import { withUntouched } from '../../../../src/studio/client/fields/htmlPieces'

const TABLE = '<table><thead><tr><th>A</th><th scope="col">B</th></tr></thead><tbody><tr><th>1</th><td align="right">{facts.rate} <strong>x</strong></td></tr></tbody></table>'

test.each([
  ['a table with a head', TABLE],
  ['a table without one', '<table><tbody><tr><td>1</td><td colspan="2">2</td></tr></tbody></table>'],
  ['a table whose cells hold lists', '<p>x</p><table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>'],
  ['spaces between rows', '<table>\n  <tbody>\n    <tr>\n      <td>1</td>\n    </tr>\n  </tbody>\n</table>'],
  ['words and links', '<h2>A</h2><p>b <a href="/faq">c</a></p>'],
])('the editor holds %s', (_, html) => expect(article.isHeld(html)).toBe(true))

test.each([
  ['a caption', '<table><caption>All</caption><tbody><tr><td>1</td></tr></tbody></table>'],
  ['an anchor', '<h2 id="fees">Fees</h2>'],
  ['a picture', '<p><img src="media/a.jpg" alt=""></p>'],
  ['a table in a cell', '<table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>'],
])('%s would be lost, so HTML that has it is not given to the editor', (_, html) => expect(article.isHeld(html)).toBe(false))

test('of a table in which one cell was changed every other byte stays', () => {
  const written = "<p>It's</p>\n<table>\n  <thead><tr><th>A</th></tr></thead>\n  <tbody>\n    <tr><td>It's</td></tr>\n    <tr><td>two</td></tr>\n  </tbody>\n</table>"
  const before = article.asEdited(written)
  expect(withUntouched(written, before, before)).toBe(written)
  expect(withUntouched(written, before, before.replace('two', 'three'))).toBe(written.replace('two', 'three'))
})
