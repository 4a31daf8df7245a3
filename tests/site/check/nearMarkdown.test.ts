import { expect, test } from 'vitest'
import { nearMarkdownIn } from '../../../src/site/check/nearMarkdown'

test.each([
  ['See [our prices](media/Preisliste 2026.pdf).', 'See [our prices](<media/Preisliste 2026.pdf>).'],
  ['See [our prices](Preisliste 2026.pdf).', 'See [our prices](<Preisliste 2026.pdf>).'],
  ['[x] (/faq)', '[x](/faq)'],
  ['Read [x](/faq.', 'Read [x](/faq).'],
  ['Read [x](https://a.b/c and more', 'Read [x](https://a.b/c) and more'],
  ['(our prices)[/prices]', '[our prices](/prices)'],
  ['A ** bold ** word', 'A **bold** word'],
  ['A **bold ** word', 'A **bold** word'],
  ['We have:\n\u2022 one\n\u2022\ttwo\nand more', 'We have:\n- one\n- two\nand more'],
])('%j is nearly Markdown, which is %j', (text, right) => {
  const [near] = nearMarkdownIn(text)
  const { start, length } = near?.within ?? { start: 0, length: 0 }
  expect(text.slice(0, start) + near?.instead + text.slice(start + length)).toBe(right)
  expect(nearMarkdownIn(right)).toEqual([])
})

test('bold text that nothing ends is told, and how it should end only its author knows', () => {
  expect(nearMarkdownIn('A **half bold sentence.')).toMatchObject([{ kind: 'stars', written: '**half bold sentence.', instead: undefined }])
})

test.each([
  'A **bold** and [a link](/faq "Title") and ![a picture](<media/a b.jpg>)',
  'See [1] (in the book), [a] (b c) and [this](that and so on)',
  '2 ** 3 and 5 %** and x**2',
  '`[x] (/faq)` and `**half`',
  'One \u2022 two \u2022 three',
  '- a list\n- of two',
])('%j is what it is meant to be', (text) => {
  expect(nearMarkdownIn(text)).toEqual([])
})
