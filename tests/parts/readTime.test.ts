import { expect, test } from 'vitest'
import { minutesToRead } from '../../src/parts/readTime'

test.each([
  ['nothing', '', undefined],
  ['a short note', '<p>Closed on Monday.</p>', undefined],
  ['two hundred words', '<p>word</p>'.repeat(200), 1],
  ['a thousand words with marks between them', '<p>a <b class="a b c">word</b> – & more</p>'.repeat(333), 4],
  ['two thousand Chinese signs', '漢字'.repeat(1_000), 4],
  ['Thai, which knows no spaces', 'กขคง'.repeat(500), 4],
])('%s', (_what, html, minutes) => {
  expect(minutesToRead(html)).toBe(minutes)
})

test.each([
  [172, undefined],
  [173, 1],
  [344, 1],
  [345, 2],
])('%i words take %s minutes', (words, minutes) => expect(minutesToRead('word '.repeat(words))).toBe(minutes))

test('three quarters of a minute are one, nothing less', () => expect(['字'.repeat(337), '字'.repeat(338)].map(minutesToRead)).toEqual([undefined, 1]))
