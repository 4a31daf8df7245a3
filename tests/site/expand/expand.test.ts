import { expect, test } from 'vitest'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, problemsOf, shelf, toyBlocks, toySettings } from '../../lib/toy'
import { leastSeconds } from '../../lib/seconds'

function siteOf(parts: Record<string, unknown>) {
  const { site, problems } = compile(new TextEncoder().encode(fileWith(parts)), 'pages.json', toyBlocks)
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return site
}

test('the id that a use gives comes before that of the shared section, shown or not', () => {
  const shared = { hello: { type: 'rule', id: 'own' } }
  const [page] = siteOf({ shared, pages: [pageWith({ use: 'hello', id: 'other' }, { use: 'hello' }, { use: 'hello', id: 'gone', hidden: true })] }).pages
  expect(page?.sections.map(({ attributes, source, use }) => [attributes.id, source, use])).toEqual([
    ['other', ['shared', 'hello'], ['pages', 0, 'sections', 0]],
    ['own', ['shared', 'hello'], ['pages', 0, 'sections', 1]],
  ])
  expect(page?.absent).toEqual([{ after: 2, id: 'gone', type: 'rule', why: 'hidden', reason: undefined, source: ['pages', 0, 'sections', 2] }])
})

test('a template becomes a page for each item, with its days and tokens, and a page for what is missing', () => {
  const { collections, template } = shelf('bear', 'kite')
  const [bear, kite] = (collections as { toys: object[] }).toys
  const toys = [{ ...bear, date: '2026-01-01', modified: '2026-02-02' }, kite]
  const { pages, missing, notFound } = siteOf({
    collections: { toys },
    pages: [pageWith({ type: 'rule' }), { ...template, missing: { title: 'No toy', sections: [{ type: 'rule' }] } }],
  })
  expect(pages.map(({ path, pattern, title, published, modified, indexed, source }) => [path, pattern, title, published, modified, indexed, source])).toEqual([
    ['/', '/', 'Home', undefined, undefined, true, ['pages', 0]],
    ['/toys/bear', '/toys/$slug', 'The bear', '2026-01-01', '2026-02-02', true, ['pages', 1]],
    ['/toys/kite', '/toys/$slug', 'The kite', undefined, undefined, true, ['pages', 1]],
  ])
  expect(missing.map(({ path, pattern, title, indexed, source }) => [path, pattern, title, indexed, source])).toEqual([
    ['/toys', '/toys/$slug', 'No toy', false, ['pages', 1, 'missing']],
  ])
  expect([notFound.path, notFound.pattern, notFound.indexed]).toEqual(['/404', '/$', false])
})

test('a page of a language for addresses that do not exist is none of its pages', () => {
  const site = { ...toySettings, locales: { es: { path: '/es' } } }
  const { pages, missing } = siteOf({
    site,
    pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/es' }, { ...pageWith({ type: 'rule' }), path: '/es/404', title: 'Nada' }],
  })
  expect(pages.map(({ path }) => path)).toEqual(['/', '/es'])
  expect(missing.map(({ path, pattern, title, lang, indexed, source }) => [path, pattern, title, lang, indexed, source])).toEqual([
    ['/es', '/es/$', 'Nada', 'es', false, ['pages', 2]],
  ])
})

test('a template may say its days itself, and an item has its usual name unless one is given', () => {
  const { collections } = shelf('bear')
  const [, toy] = siteOf({
    collections: { toys: (collections as { toys: object[] }).toys.map((item) => ({ ...item, date: '2026-01-01', modified: '2026-02-02' })) },
    pages: [pageWith({ type: 'rule' }), { path: '/$slug', each: 'toys', title: '{item.title}', published: '2025-05-05', modified: '2025-06-06', sections: [] }],
  }).pages
  expect([toy?.title, toy?.published, toy?.modified]).toEqual(['The bear', '2025-05-05', '2025-06-06'])
})

test('a hidden page makes no pages, and a section that is left out is counted by those that are shown before it', () => {
  const { collections, template } = shelf('bear')
  const { pages, missing } = siteOf({
    collections,
    pages: [
      pageWith({ type: 'rule', hidden: true }, { type: 'rule' }, { type: 'note', text: 'a', hidden: true, reason: 'Later', id: 'a' }),
      { ...template, hidden: true, missing: { title: 'No', sections: [] } },
    ],
  })
  expect([pages.length, missing.length]).toEqual([1, 0])
  expect(pages[0]?.absent.map(({ after, type, reason, id }) => [after, type, reason, id])).toEqual([
    [0, 'rule', undefined, undefined],
    [1, 'note', 'Later', 'a'],
  ])
})

test('of several sections that are left out each is counted by what is shown before it, shared or not', () => {
  const shared = { gone: { type: 'rule', id: 'gone', hidden: true }, hello: { type: 'rule' } }
  const hidden = { type: 'rule', hidden: true }
  const [page] = siteOf({ shared, pages: [pageWith(hidden, { use: 'gone' }, { use: 'hello' }, hidden, { use: 'hello', hidden: true }, { use: 'gone', id: 'last' })] }).pages
  expect(page?.sections.length).toBe(1)
  expect(page?.absent.map(({ after, id, source }) => [after, id, source.at(-1)])).toEqual([
    [0, undefined, 0],
    [0, 'gone', 1],
    [1, undefined, 3],
    [1, undefined, 4],
    [1, 'last', 5],
  ])
})

/** What is told of a site with so many items, and so many pages for each of them. */
function told(items: number, templates: number, sections: object[], more = {}): unknown[] {
  const { collections } = shelf(...Array.from({ length: items }, (_, index) => `toy-${index}`))
  const pages = Array.from({ length: templates }, (_, index) => ({ path: `/t${index}/$slug`, each: 'toys', title: 'A toy', sections, ...more }))
  return problemsOf(fileWith({ collections, pages: [pageWith({ type: 'rule' }), ...pages] })).map(({ path, message }) => [path, message])
}

test('pages of items that fill the memory are refused before they are made, also without a section', { tags: ['large'] }, () => {
  const limit = (words: string) => `This is more than fits here: at most ${words}.`
  const seconds = leastSeconds(20, () => {
    expect(told(5_001, 10, [])).toEqual([['pages[10].each', limit('50,000 pages of items')]])
    expect(told(5_001, 10, [], { hidden: true })).toEqual([])
    expect(
      told(
        2_001,
        2,
        Array.from({ length: 100 }, () => ({ type: 'rule' })),
      ),
    ).toEqual([['pages[2].each', limit('400,000 sections on the pages of all items')]])
  })
  // Were they made, it would take minutes, and more memory than there is.
  expect(seconds).toBeLessThan(20)
})
