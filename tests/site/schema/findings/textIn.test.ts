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

test.each('rendered text value plain_text content children nodes root raw html markdown document spans en pt_BR'.split(' '))(
  'a text that other programs keep in "%s" is taken out of it',
  (name) => {
    expect(textIn({ [name]: 'Rye' }, true)).toBe('Rye')
  },
)

test.each('_type type _key key _id id style object nodeType mode version format direction indent level protected data detail markDefs annotations'.split(' '))(
  '"%s" beside a text is a note of theirs, where nothing stands in it',
  (name) => {
    const beside = (note: unknown) => textIn({ rendered: 'Rye', [name]: note }, true)
    expect([beside('x'), beside(1), beside(null), beside([]), beside({})]).toEqual(Array(5).fill('Rye'))
    expect([beside(['x']), beside({ x: 1 })]).toEqual([undefined, undefined])
  },
)

test('of something to choose the words are taken, and not what is sent in their place', () => {
  for (const shown of ['label', 'text', 'title', 'name'])
    for (const sent of ['value', 'id', 'key', 'slug']) expect([shown, sent, textIn({ [shown]: 'Rye', [sent]: 3 }, true)]).toEqual([shown, sent, 'Rye'])
  expect([textIn({ label: 'Rye', value: 1, more: 2 }, true), textIn({ label: 'Rye', value: {} }, true), textIn({ label: 5, value: 1 }, true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

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
