import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Blocks, loadBlocks } from '../../../src/blocks/schemas'
import type { ResolveContext } from '../../../src/parts/resolve'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, problemsOf, shelf, toyBlocks } from '../../lib/toy'
import { leastSeconds } from '../../lib/seconds'

const { collections, template } = shelf('bear', 'kite', 'ball')
const withList = (list: object, others: object = {}) =>
  fileWith({ pages: [pageWith({ type: 'list', collection: 'toys' }), { ...template, sections: [{ type: 'list', ...list }], ...others }], collections })

function listsOf(text: string, blocks: Blocks = toyBlocks): Record<string, unknown> {
  const { site } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
  return Object.fromEntries((site?.pages ?? []).map(({ path, sections }) => [path, sections.at(-1)?.props]))
}

test('a list on the page of an item has all items but this one, and lists elsewhere have all', () => {
  expect(listsOf(withList({ collection: 'toys' }))).toEqual({
    '/': { slugs: ['bear', 'kite', 'ball'] },
    '/toys/bear': { slugs: ['kite', 'ball'] },
    '/toys/kite': { slugs: ['bear', 'ball'] },
    '/toys/ball': { slugs: ['bear', 'kite'] },
  })
})

test('to pick an item on every page of the collection is no mistake, though its own page leaves it out', () => {
  expect(problemsOf(withList({ collection: 'toys', pick: ['bear', 'kite'] }))).toEqual([])
  expect(problemsOf(withList({ collection: 'toys', pick: ['bear', 'kit'] })).map(({ code, path }) => `${code} ${path}`)).toEqual(['PS308 pages[1].sections[0].pick[1]'])
})

test('the page that is shown for an unknown item leaves none out', () => {
  const missing = { title: 'Gone', sections: [{ type: 'list', collection: 'toys' }] }
  const { site } = compile(new TextEncoder().encode(withList({ collection: 'toys' }, { missing })), 'pages.json', toyBlocks)
  expect(site?.missing[0]?.sections[0]?.props).toEqual({ slugs: ['bear', 'kite', 'ball'] })
})

test('the newest articles beside an article are as many as were asked for, without itself', async () => {
  const bakery = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const article = (slug: string, day: number) => ({ slug, title: slug, excerpt: 'x', author: 'x', date: `2026-01-0${day}`, content: '<p>x</p>' })
  const page = {
    path: '/news/$slug',
    each: 'news',
    title: '{item.title}',
    sections: [
      { type: 'hero', title: '{item.title}' },
      { type: 'articleList', collection: 'news', newest: 2 },
    ],
  }
  const home = { path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Home' }] }
  const frame = { redirects: {}, navigation: { label: 'Main', links: [{ label: 'Home', href: '/' }], panelTitle: 'Menu' }, footer: { columns: [], copyright: 'x' } }
  const text = JSON.stringify({
    site: { ...bakery.site, ...frame },
    pages: [home, page],
    notFound: { title: 'x', sections: home.sections },
    collections: { news: ['a', 'b', 'c'].map((slug, index) => article(slug, index + 1)) },
  })
  const shown = Object.entries(listsOf(text, await loadBlocks())).map(([path, props]) => [path, ((props as { items?: { slug: string }[] }).items ?? []).map(({ slug }) => slug)])
  expect(Object.fromEntries(shown)).toEqual({ '/': [], '/news/a': ['c', 'b'], '/news/b': ['c', 'a'], '/news/c': ['b', 'a'] })
})

test.each([
  ['the newest', { newest: 3 }],
  ['the newest of its category', { newest: 3, category: '{item.category}' }],
  ['two that it names', { pick: ['{item.next}', 'a0'] }],
])('each of 8,000 pages of items finds %s without looking at all items', async (_, list) => {
  const hero = { type: 'hero', title: 'x' }
  const news = Array.from({ length: 8_000 }, (_, index) => ({
    slug: `a${index}`,
    title: `x ${index}`,
    excerpt: 'x',
    category: `c${index % 50}`,
    next: `a${index + 1 < 8_000 ? index + 1 : 1}`,
    date: `20${10 + (index % 16)}-01-0${1 + (index % 9)}`,
  }))
  const page = { path: '/news/$slug', each: 'news', title: '{item.title}', sections: [hero, { type: 'articleList', collection: 'news', ...list }] }
  const text = fileWith({ pages: [pageWith(hero), page], notFound: { title: 'x', sections: [hero] }, collections: { news } })
  const blocks = await loadBlocks()
  const bytes = new TextEncoder().encode(text)
  const seconds = leastSeconds(15, () => {
    const { site, problems } = compile(bytes, 'pages.json', blocks)
    expect(problems).toEqual([])
    expect(site?.pages).toHaveLength(8_001)
  })
  // It takes two or three seconds; to look at all items on each page took minutes.
  expect(seconds).toBeLessThan(15)
})

test('an item is found by its page without going through all items of its collection', () => {
  const slugs = Array.from({ length: 4_000 }, (_, index) => `toy-${index}`)
  const many = shelf(...slugs)
  const text = fileWith({ pages: [pageWith({ type: 'rule' }), { ...many.template, sections: [{ type: 'own' }] }], collections: many.collections })
  const own: Blocks = { ...toyBlocks, own: { schema: z.strictObject({}), resolve: (_: object, { allItemsOf }: ResolveContext) => ({ slug: allItemsOf('toys').own?.slug }) } }
  let found: unknown[] = []
  const seconds = leastSeconds(3, () => {
    found = Object.values(listsOf(text, own)).slice(1)
  })
  expect(found).toEqual(slugs.map((slug) => ({ slug })))
  expect(seconds).toBeLessThan(3)
})
