import { expect, test } from 'vitest'
import { whereUsed } from '../../src/authoring/edit/where'
import { valuesSchema } from '../../src/authoring/describe/completions'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { fileWith, pageWith, toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const blocks = await loadBlocks()
const FIELDS = {
  price: 'number',
  made: 'moment',
  level: { type: 'choice', options: ['Soft', 'Hard'], default: 'Soft' },
  isNew: { type: 'yesNo', default: false },
  shop: { type: 'link', required: false },
  note: { type: 'text', required: false },
}
const toy = (slug: string, more: object = {}) => ({ slug, title: `The ${slug}`, excerpt: 'A toy.', price: 1200, made: '2026-05-14T09:00', ...more })
const hero = { type: 'hero', title: 'Toys' }
const template = { path: '/toys/$slug', each: 'toys', as: 'toy', title: '{toy.title}', sections: [{ type: 'hero', title: '{toy.title}' }] }
const partsOf = (items: object[], ...sections: object[]) => ({
  pages: [{ path: '/', title: 'Home', sections: [hero, ...sections] }, template],
  collections: { toys: { fields: FIELDS, items } },
})
const slugsIn = (props: Record<string, unknown> | undefined) => ((props?.items ?? []) as { slug: string }[]).map(({ slug }) => slug)

test('tokens stand for the values of an item in words, for its default where it says nothing, and for nothing where it may be without', () => {
  const text = '{toy.price} | {toy.made} | {toy.level} | {toy.isNew} | {toy.note} | {toy.shop}'
  const page = { ...template, sections: [hero, { type: 'prose', text }] }
  const words = { yes: 'Sim', no: 'Não' }
  const site = siteOf({
    pages: [{ path: '/', title: 'Home', sections: [hero] }, page],
    collections: { toys: { fields: FIELDS, items: [toy('bear', { shop: 'https://example.com/' })] } },
    site: { ...toySettings, lang: 'de', timeZone: 'Europe/Berlin', words },
  })
  expect(site.pages[1]?.sections[1]?.props.text).toBe('1.200 | 14. Mai 2026 um 09:00 | Soft | Não |  | https://example.com/')
})

test('a text of an item may hold tokens of the site', () => {
  const site = siteOf(partsOf([toy('bear', { note: 'Since {facts.age} years' })], { type: 'articleList', collection: 'toys', show: ['note'] }))
  expect(site.pages[0]?.sections[1]?.props.items).toMatchObject([{ shown: [{ label: 'Note', words: 'Since 12 years' }] }])
})

test('what is hidden or not there yet is on no page of a list, and counts for none', () => {
  const items = [toy('a'), toy('b', { hidden: true }), toy('c', { from: '2026-12-24' }), toy('d', { level: 'Hard', until: '2026-01-01' }), toy('e')]
  const parts = partsOf(items, { type: 'articleList', collection: 'toys', perPage: 1, filter: 'level' })
  const shown = (at: string) => siteOf(parts, at).pages.flatMap(({ path, sections }) => (path.startsWith('/toys/') ? [] : [[path, ...slugsIn(sections[1]?.props)].join(' ')]))
  expect(shown('2026-06-15')).toEqual(['/ a', '/page/2 e', '/level/soft a', '/level/soft/page/2 e'])
  expect(shown('2025-12-30')).toEqual(['/ a', '/page/2 d', '/page/3 e', '/level/soft a', '/level/soft/page/2 e', '/level/hard d'])
  expect(siteOf(parts, '2026-06-15').absent?.map(({ path, source }) => `${path} ${source.join('.')}`)).toEqual([
    '/toys/b collections.toys.items.1',
    '/toys/c collections.toys.items.2',
    '/toys/d collections.toys.items.3',
  ])
})

test('links may lead to a page of a list, and to one that is none they are told', () => {
  const list = { type: 'articleList', collection: 'toys', perPage: 1 }
  const link = (href: string) => ({ type: 'linkList', title: 'More', links: [{ label: 'The second page', href }] })
  const { site, problems } = compile(
    new TextEncoder().encode(fileWith({ ...partsOf([toy('a'), toy('b')], list, link('/page/2#list')), notFound: { title: 'x', sections: [hero] } })),
    'pages.json',
    blocks,
  )
  expect(problems).toEqual([])
  expect(site?.pages.map(({ path, title, continues }) => [path, title, continues])).toEqual([
    ['/', 'Home', undefined],
    ['/page/2', 'Home – Page 2', '/'],
    ['/toys/a', 'The a', undefined],
    ['/toys/b', 'The b', undefined],
  ])
  const wrong = compile(
    new TextEncoder().encode(fileWith({ ...partsOf([toy('a'), toy('b')], list, link('/page/3')), notFound: { title: 'x', sections: [hero] } })),
    'pages.json',
    blocks,
  )
  expect(wrong.problems.map(({ code, where }) => `${code} ${where}`)).toEqual(['PS302 page "/" › section 3 (linkList) › links 1 › href'])
})

test('a file that would make more pages of lists than anybody reads is refused before they are made', { tags: ['large'] }, () => {
  const items = Array.from({ length: 5_002 }, (_, index) => toy(`toy-${index}`))
  const { problems } = compile(
    new TextEncoder().encode(fileWith({ ...partsOf(items, { type: 'articleList', collection: 'toys', perPage: 1 }), notFound: { title: 'x', sections: [hero] } })),
    'pages.json',
    blocks,
  )
  expect(problems.map(({ code, where, message }) => `${code} ${where} ${message}`)).toEqual([expect.stringContaining('page "/" › section 2 (articleList)')])
})

test('editors offer the fields that are declared, and tokens for them', () => {
  const file = JSON.parse(fileWith(partsOf([toy('bear')])))
  const { definitions } = valuesSchema(file, blocks) as { definitions: Record<string, { properties?: unknown }> }
  expect(definitions.items?.properties).toMatchObject({
    toys: { properties: { items: { items: { properties: { price: { type: 'number' }, level: { enum: ['Soft', 'Hard'] }, isNew: { type: 'boolean' } } } } } },
  })
  expect(JSON.stringify(definitions.token)).toContain('{toy.note}')
  expect(JSON.stringify(definitions.href)).toContain('/toys/bear')
})

test('what uses a file of media/, a token or a page is found in declared fields, too', () => {
  const text = fileWith({ pages: [pageWith(hero), template], collections: { toys: { fields: FIELDS, items: [toy('bear', { shop: '/', note: '{facts.age}' })] } } })
  const places = (name: string) => whereUsed(name, { text, value: JSON.parse(text) }, blocks).found.flatMap(({ uses }) => uses.map(({ path }) => path))
  expect(places('facts.age')).toContain('collections.toys.items[0].note')
  expect(places('/')).toContain('collections.toys.items[0].shop')
})
