import { expect, test } from 'vitest'
import { indexOf, newestFirst } from '../../../src/blocks/articleList/items'
import type { ListedItem } from '../../../src/parts/resolve'

const item = (slug: string, date?: string, category?: string) => ({ slug, title: slug, href: `/${slug}`, ...(date && { date }), ...(category && { category }) }) as ListedItem
const ITEMS = [item('a', '2024-01-31', 'News'), item('b'), item('c', '2026-02-01', 'Tips'), item('d', '2026-02-01', 'News'), item('e', undefined, 'News')]
const slugs = (items: readonly ListedItem[]) => items.map(({ slug }) => slug).join('')

test('the newest come first, those of one day as they were, those without a day last', () => {
  expect([slugs(newestFirst(ITEMS)), slugs(ITEMS)]).toEqual(['cdabe', 'abcde'])
})

test('items are found by slug and category, in both orders', () => {
  const index = indexOf(ITEMS)
  expect([index.slugs.join(''), index.bySlug.get('d')?.href, index.categories]).toEqual(['abcde', '/d', ['News', 'Tips']])
  expect(
    [index.ofCategory('News'), index.ofCategory('News', 'newest'), index.ofCategory('Tips', 'newest'), index.ofCategory('None'), index.ofCategory('None', 'newest')].map(slugs),
  ).toEqual(['ade', 'dae', 'c', '', ''])
  expect([index.ofCategory(undefined), index.ofCategory(undefined, 'newest'), index.ofCategory(undefined, 'newest')].map(slugs)).toEqual(['abcde', 'cdabe', 'cdabe'])
})

test('a list has one index', () => {
  const index = indexOf(ITEMS)
  expect(indexOf(ITEMS)).toBe(index)
  expect(indexOf([...ITEMS])).not.toBe(index)
})
