import { expect, test } from 'vitest'
import { withoutTags } from '../../../src/site/lint/pastedHtml'
import { leastSeconds } from '../../lib/seconds'

const word = '<p class="MsoNormal"><span style="font-size:11.0pt">Four steps, <b>one </b>file.<o:p></o:p></span></p>'

test('what a word processor puts around a line is taken off, and what is bold stays so where that is read', () => {
  expect([withoutTags(word, 'plain'), withoutTags(word, 'inline'), withoutTags(word, 'markdown')]).toEqual([
    'Four steps, one file.',
    'Four steps, **one** file.',
    'Four steps, **one** file.',
  ])
})

test('paragraphs, lists and links become those of Markdown', () => {
  const text = '<p>See <a class="x" href="/faq">our <em>questions</em></a>.</p><ul><li>One</li><li>Two</li></ul>Done<br>now'
  expect(withoutTags(text, 'markdown')).toBe('See [our *questions*](/faq).\n\n- One\n- Two\n\nDone\nnow')
})

test('where a text is one line, more than one is left to its author', () => {
  expect([withoutTags('<p>One</p><p>Two</p>', 'plain'), withoutTags('<p>One</p><p>Two</p>', 'inline')]).toEqual([undefined, undefined])
})

test('entities are read where nothing else reads them', () => {
  expect([withoutTags('Fish&nbsp;&amp; chips &unknown;', 'plain'), withoutTags('Fish &amp; chips', 'markdown')]).toEqual(['Fish & chips &unknown;', 'Fish &amp; chips'])
})

test('what would be lost is left as it is', () => {
  for (const text of ['<img src="x"> A', 'A <script>x</script>', '<table><tr><td>A</td></tr></table>', '<b></b>', '<iframe src="/x"></iframe>', `<b>${'a'.repeat(20_001)}</b>`])
    expect(withoutTags(text, 'markdown'), text.slice(0, 40)).toBeUndefined()
})

test('an address that may not be used is no link', () => {
  expect(withoutTags('<a href="javascript:x()">Go</a>', 'markdown')).toBe('Go')
})

test('a text of tags that are never closed takes no time', () => {
  expect(leastSeconds(2, () => withoutTags('<b>'.repeat(500) + 'a'.repeat(18_000), 'markdown'))).toBeLessThan(1)
})
