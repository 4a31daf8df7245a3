import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examplesOf, toyContext } from '../../../src/authoring/describe/examples'

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
