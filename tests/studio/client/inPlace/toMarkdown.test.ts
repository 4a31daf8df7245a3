import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../src/parts/markdown'
import { toMarkdown } from '../../../../src/studio/client/inPlace/toMarkdown'

const element = (html: string) => new JSDOM(`<p>${html}</p>`).window.document.querySelector('p') ?? expect.unreachable()
const markdownOf = (html: string) => toMarkdown(element(html), (link) => link.getAttribute('href') ?? undefined)

test.each([
  ['There are <strong>no hidden</strong> fees', 'There are **no hidden** fees'],
  ['There are <b>no </b>fees', 'There are **no** fees'],
  ['<i>Ask</i> <u>us</u>', '*Ask* us'],
  ['<em>Ask</em> <a href="/faq">our <b>team</b></a>.', '*Ask* [our **team**](/faq).'],
  ['<a href="media/a b.pdf">List</a>', '[List](<media/a b.pdf>)'],
  ['Write <code>npm start</code>', 'Write `npm start`'],
  ['two\n   lines&nbsp;here<br>now', 'two lines here now'],
  ['5 * 3 [a] <i></i>', '5 \\* 3 \\[a\\]'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['# no heading', '\\# no heading'],
  ['snake_case stays', 'snake_case stays'],
  ['<span>a span</span> is nothing', 'a span is nothing'],
])('%s is written as %s', (html, markdown) => expect(markdownOf(html)).toBe(markdown))

test.each(['5 * 3 * 2', '_a_ [b](c) `d`', '<script>', '1. a', '> b', '\\'])('words that look like marks are read as they were typed: %s', (words) => {
  const typed = element('')
  typed.textContent = words
  const tree = parseMarkdown(toMarkdown(typed, () => undefined))
  expect(tree?.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: words }] }])
})

test('a link of which nobody knows where it leads is written as its words', () => {
  expect(toMarkdown(element('Ask <a href="/x">us</a>'), () => undefined)).toBe('Ask us')
})
