import { expect, test } from 'vitest'
import { plainText } from '../../src/parts/plainText'

test.each([
  ['One **two** *three* [four](/faq).', 'One two three four.'],
  ['First paragraph.\n\nSecond *paragraph*.', 'First paragraph. Second paragraph.'],
  ['We have:\n\n- a bear\n- a kite', 'We have: a bear a kite'],
  ['1. One\n2. Two', 'One Two'],
  ['- One\n  - Two **three**\n- Four', 'One Two three Four'],
  ['> One\n>\n> Two', 'One Two'],
  ['| a | b |\n|---|---|\n| *c* | d |', 'a b c d'],
])('the plain words of %j are %j', (richText, words) => {
  expect(plainText(richText)).toBe(words)
})
