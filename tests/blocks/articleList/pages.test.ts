import { expect, test } from 'vitest'
import { pages } from '../../../src/blocks/articleList/pages'
import { numbersOf, resolve } from '../../../src/blocks/articleList/resolve'
import type { ItemField } from '../../../src/parts/itemField'
import { ENGLISH } from '../../../src/site/schema/words/english'

const LEVEL: ItemField = { name: 'level', type: 'choice', label: 'Level', options: ['Soft', 'Hard', 'Odd'], isRequired: true }
const SIZE: ItemField = { name: 'size', type: 'number', label: 'Size', options: [], isRequired: false }
const toy = (slug: string, level: string, size?: number) => ({ slug, title: slug, excerpt: '', href: `/toys/${slug}`, level, ...(size !== undefined && { size }) })
const TOYS = [toy('a', 'Hard', 3), toy('b', 'Soft', 10), toy('c', 'Soft'), toy('d', 'Soft', 2), toy('e', 'Hard', 1)]

const fieldsOf = () => [LEVEL, SIZE]
const pathsOf = (list: object) => pages({ collection: 'toys', ...list }, { itemsOf: () => TOYS, fieldsOf, pageWord: (n) => `Page ${n}` }).map(({ path }) => path)

/** What a page of a list on "/toys" shows. */
function shown(list: object, view: Record<string, string | number> = {}) {
  const fieldFrame = { lang: 'en', timeZone: 'UTC', words: ENGLISH }
  const ownPlace = { base: '/toys', anchor: 'list', view }
  return resolve({ collection: 'toys', ...list }, { allItemsOf: () => ({ items: TOYS, own: undefined }), unknownItem: () => {}, fieldsOf, fieldFrame, ownPlace })
}
const slugs = (...args: Parameters<typeof shown>) =>
  shown(...args)
    .items.map(({ slug }) => slug)
    .join('')

test('a list that neither filters nor has a limit has no page of its own', () => {
  expect(pathsOf({})).toEqual([])
  expect(pathsOf({ perPage: 5 })).toEqual([])
})

test('each option that an item has gets pages, each as many as its items need', () => {
  expect(pathsOf({ perPage: 2 })).toEqual(['page/2', 'page/3'])
  expect(pathsOf({ filter: 'level' })).toEqual(['level/soft', 'level/hard'])
  expect(pathsOf({ filter: 'level', perPage: 2 })).toEqual(['page/2', 'page/3', 'level/soft', 'level/soft/page/2', 'level/hard'])
  expect(pathsOf({ filter: 'level', perPage: 2, only: { level: 'Hard' } })).toEqual(['level/hard'])
})

test('a page shows its items in the order of the list, those without what it is sorted by last', () => {
  expect([slugs({}), slugs({ sort: { by: 'size' } }), slugs({ sort: { by: 'size', order: 'descending' } })]).toEqual(['abcde', 'edabc', 'badec'])
  expect([slugs({ sort: { by: 'level' } }), slugs({ sort: { by: 'title', order: 'descending' } })]).toEqual(['bcdae', 'edcba'])
  expect([slugs({ perPage: 2 }), slugs({ perPage: 2 }, { page: 2 }), slugs({ perPage: 2 }, { page: 3 })]).toEqual(['ab', 'cd', 'e'])
  expect([slugs({ filter: 'level' }, { option: 'Soft' }), slugs({ filter: 'level', perPage: 2 }, { option: 'Soft', page: 2 })]).toEqual(['bcd', 'd'])
})

test('its links lead to the same place of the other pages, and say which one is open', () => {
  const { options, pages: links } = shown({ filter: 'level', perPage: 2 }, { option: 'Soft', page: 2 })
  expect(options).toEqual({
    label: 'Level',
    links: [
      { label: '', href: '/toys#list', isCurrent: false, count: 5 },
      { label: 'Soft', href: '/toys/level/soft#list', isCurrent: true, count: 3 },
      { label: 'Hard', href: '/toys/level/hard#list', isCurrent: false, count: 2 },
    ],
  })
  expect(links).toEqual({
    numbers: [
      { number: 1, href: '/toys/level/soft#list' },
      { number: 2, href: '/toys/level/soft/page/2#list' },
    ],
    current: 2,
    previous: '/toys/level/soft#list',
  })
})

test('each option leads to its own page, also where it is called by its place and the list has another order', () => {
  const items = ['音楽', '新聞', '漢字'].map((category, index) => ({ slug: `n${index}`, title: `${index}`, excerpt: '', href: `/n${index}`, category }))
  const list = { collection: 'news', filter: 'category', sort: { by: 'title', order: 'descending' as const } }
  const made = pages(list, { itemsOf: () => items, fieldsOf: () => [], pageWord: String }).map(({ path, words }) => `/news/${path}#list ${words}`)
  const context = { allItemsOf: () => ({ items, own: undefined }), unknownItem: () => {}, fieldsOf: () => [], fieldFrame: { lang: 'ja', timeZone: 'UTC', words: ENGLISH } }
  const { options } = resolve(list, { ...context, ownPlace: { base: '/news', anchor: 'list', view: {} } })
  expect(options?.links.slice(1).map(({ href, label }) => `${href} ${label}`)).toEqual(made)
})

test('an entry shows the fields that the list asks for, and none that it lacks', () => {
  expect(shown({ show: ['size', 'level'] }).items.map((item) => item.shown?.map(({ words }) => words).join(' '))).toEqual(['3 Hard', '10 Soft', 'Soft', '2 Soft', '1 Hard'])
})

test('of many pages the first, the last and those around are linked', () => {
  const written = (count: number, current: number) =>
    numbersOf(count, current)
      .map((number) => number ?? '…')
      .join(' ')
  expect([written(2, 1), written(5, 1), written(5, 3), written(12, 1), written(12, 4), written(12, 6), written(12, 12)]).toEqual([
    '1 2',
    '1 2 … 5',
    '1 2 3 4 5',
    '1 2 … 12',
    '1 2 3 4 5 … 12',
    '1 … 5 6 7 … 12',
    '1 … 11 12',
  ])
})
