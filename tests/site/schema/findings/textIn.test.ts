import { expect, test } from 'vitest'
import { textIn } from '../../../../src/site/schema/findings/textIn'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', marks, text })

test.each<[unknown, string]>([
  [{ rendered: 'Rye' }, 'Rye'],
  [{ 'en-US': 'Rye' }, 'Rye'],
  [['One.', 'Two.'], 'One.\n\nTwo.'],
  [[{ _type: 'block', style: 'normal', markDefs: [], children: [span('Rye '), span('bread', 'strong')] }], 'Rye **bread**'],
  [{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rye', marks: [{ type: 'em' }] }] }] }, '*Rye*'],
  [[{ type: 'p', children: [{ text: 'a ' }, { text: 'b', bold: true, italic: true }] }], 'a ***b***'],
  [[{ listItem: 'bullet', children: [{ text: 'Rye' }] }], '- Rye'],
])('%# the text is taken out of what another program has put around it', (value, text) => expect(textIn(value, true)).toBe(text))

test('where nothing can be strong, the words stay without it', () => {
  expect(textIn([span('a', 'strong')], false)).toBe('a')
})

test.each<[unknown]>([
  [{}],
  [[]],
  [5],
  [{ href: '/x' }],
  [{ text: 'a', href: '/x' }],
  [{ text: 'a', marks: ['link-1'] }],
  [{ text: 'a', marks: 'x' }],
  [{ text: 'a', markDefs: [{ href: 'x' }] }],
  [Array.from({ length: 14 }).reduce<unknown>((inner) => [inner], 'a')],
])('%# what holds more than a text is left as it is', (value) => expect(textIn(value, true)).toBeUndefined())
