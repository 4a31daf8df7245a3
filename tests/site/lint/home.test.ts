import { expect, test } from 'vitest'
import { homeOf, itemOf, pathOf } from '../../../src/site/lint/home'
import type { PagesFile } from '../../../src/site/schema/schema'
import type { Page, Section } from '../../../src/site/schema/site'

const file = {
  collections: {
    toys: [
      { slug: 'bear', title: 'Bear', note: 'x' },
      { slug: 'kite', title: 'Kite' },
    ],
  },
  pages: [
    { path: '/', title: '{site.name}' },
    { path: '/toys/$slug', each: 'toys', as: 'toy', title: 'The {toy.title}', description: '{toy.none}', kind: '{links.shop}' },
    { path: '/all/$slug', each: 'toys', title: '{item.title}', description: '{site.name}: {item.note}' },
  ],
} as unknown as PagesFile
const page = (index: number, path: string) => ({ path, pattern: file.pages[index]?.path, source: ['pages', index] }) as unknown as Page

test('the item of a page is found by its slug, under the name that the page gives it', () => {
  expect(itemOf(file, page(1, '/toys/kite'))).toEqual({ path: ['collections', 'toys', 1], alias: 'toy' })
  expect(itemOf(file, page(2, '/all/bear'))).toEqual({ path: ['collections', 'toys', 0], alias: 'item' })
  expect([itemOf(file, page(0, '/')), itemOf(file, page(1, '/toys/none')), itemOf(file, { ...page(1, '/404'), source: ['notFound'] })]).toEqual([undefined, undefined, undefined])
})

test('a text that only has a token of the item is at home in the item, if that has the field', () => {
  const home = (field: string) => homeOf(file, page(1, '/toys/kite'), ['pages', 1, field])
  expect([home('title'), home('description'), home('kind'), home('path')]).toEqual([
    ['collections', 'toys', 1, 'title'],
    ['pages', 1, 'description'],
    ['pages', 1, 'kind'],
    ['pages', 1, 'path'],
  ])
  expect(homeOf(file, page(0, '/'), ['pages', 0, 'title'])).toEqual(['pages', 0, 'title'])
  // Other tokens may stand before it.
  expect(homeOf(file, page(2, '/all/bear'), ['pages', 2, 'description'])).toEqual(['collections', 'toys', 0, 'note'])
})

test('a field of a shared section is at home there, unless the page says it differently', () => {
  const section = { source: ['shared', 'hello'], use: ['pages', 0, 'sections', 1], overridden: ['title'] } as unknown as Section
  expect([pathOf(section, ['title']), pathOf(section, ['items', 0]), pathOf({ ...section, overridden: [] }, ['title'])]).toEqual([
    ['pages', 0, 'sections', 1, 'with', 'title'],
    ['shared', 'hello', 'items', 0],
    ['shared', 'hello', 'title'],
  ])
})
