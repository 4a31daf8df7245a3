import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examplesIn, examplesOf, toyContext } from '../../../src/authoring/describe/examples'

test('the examples of a block are those of its folder; without a file there are none', () => {
  expect(examplesOf('hero')).toEqual(JSON.parse(readFileSync('src/blocks/hero/examples.json', 'utf8')))
  expect(examplesOf('nothing')).toEqual({})
})

test('for an example each collection has two items of the category that it asks for, and every item is known', () => {
  const item = (slug: string, category: string) => ({ slug, title: `Title of ${slug}`, excerpt: `About ${slug}`, category, href: `/items/${slug}` })
  const { itemsOf, unknownItem } = toyContext({ category: 'News' })
  expect(itemsOf('any')).toEqual([item('first-item', 'News'), item('second-item', 'News')])
  expect(toyContext({}).itemsOf('any')).toEqual([item('first-item', ''), item('second-item', '')])
  expect(() => unknownItem(['pick', 0], 'other', [])).not.toThrow()
  const told: unknown[] = []
  toyContext({}, (...all) => told.push(all)).unknownItem(['pick', 0], 'other', ['first-item'])
  expect(told).toEqual([[['pick', 0], 'other', ['first-item']]])
})

test.each([
  ['half a file', '{ "usual": ', /^src\/blocks\/quote\/examples\.json is not valid JSON: \S/],
  ['null', 'null', /^src\/blocks\/quote\/examples\.json does not hold examples by their names/],
  ['a list', '[{}]', /^src\/blocks\/quote\/examples\.json does not hold examples by their names/],
  ['an example that is none', '{ "usual": 4 }', /^src\/blocks\/quote\/examples\.json does not hold examples by their names/],
])('%s in the place of examples is told with its file', (_, text, words) => {
  expect(() => examplesIn(text, 'quote')).toThrow(words)
  expect(examplesIn('{ "usual": { "text": "a" } }', 'quote')).toEqual({ usual: { text: 'a' } })
})
