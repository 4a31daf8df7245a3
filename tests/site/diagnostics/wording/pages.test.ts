import { expect, test } from 'vitest'
import { pageWording } from '../../../../src/site/diagnostics/wording/pages'
import { z } from 'zod'
import { fileWith, pageWith, problemsOf, shelf, siteWith, toyBlocks, toyNotFound } from '../../../lib/toy'
import { recorded } from './recorded'

const { reached, problemsIn, expectReached } = recorded()

test('two pages with one path are told at the second', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), pageWith({ type: 'rule' })] }))).toMatchInlineSnapshot(`
    "PS401 pages.json:13:15 <"/">  page "/" › path
      There is already a page "/", in line 4. Give one of them another path, or delete it."
  `)
})

test('an item with the path of a page is told', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/toys/bear' }, shelf().template], collections: shelf('bear').collections })),
  ).toMatchInlineSnapshot(`
    "PS401 pages.json:100:17 <"bear">  collections › toys 1 (bear) › slug
      There is already a page "/toys/bear", in line 13. Give one of them another path, or delete it."
  `)
})

test('a path no page can have is told, and links to it are not', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'note', text: '[About](/about)' }), { ...pageWith({ type: 'rule' }), path: '/About' }] }))).toMatchInlineSnapshot(`
    "PS402 pages.json:14:15 <"/About">  page "/About" › path
      "/About" cannot be the address of a page: "About" has other characters than small letters, digits and hyphens. Write "/about"."
  `)
})

test('an id that stands twice is told at the second', () => {
  expect(problemsIn(siteWith({ type: 'rule', id: 'top' }, { type: 'rule', id: 'top' }))).toMatchInlineSnapshot(`
    "PS403 pages.json:13:17 <"top">  page "/" › section 2 (rule) › id
      The id "top" stands twice on this page; a link could lead to either. Give one of them another id, such as "top-2"."
  `)
})

test('the id given to a shared section is told where it is given', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule', id: 'top' }, { use: 'line', id: 'top' })], shared: { line: { type: 'rule' } } }))).toMatchInlineSnapshot(`
    "PS403 pages.json:13:17 <"top">  page "/" › section 2 (line) › id
      The id "top" stands twice on this page; a link could lead to either. Give one of them another id, such as "top-2"."
  `)
})

test('a slug that stands twice is told at the second', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: shelf('bear', 'bear').collections }))).toMatchInlineSnapshot(`
    "PS404 pages.json:96:17 <"bear">  collections › toys 2 (bear) › slug
      The slug "bear" stands twice; both would get the same address. Give one of them another slug."
  `)
})

test('a page for each item needs a place for the slug', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...shelf().template, path: '/toys' }], collections: shelf('bear').collections }))).toMatchInlineSnapshot(`
    "PS405 pages.json:13:15 <"/toys">  page "/toys" › path
      "/toys" is made for each item, but all would get the same address. Let the path end in "/$slug"."
  `)
})

test('a place for a slug needs a collection', () => {
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), path: '/toys/$slug' }] }))).toMatchInlineSnapshot(`
    "PS406 pages.json:4:15 <"/toys/$slug">  page "/toys/$slug" › path
      "/toys/$slug" has a "$slug", but the page does not say of what. Add "each" with the name of a collection, or write a fixed path."
  `)
})

test('a collection that neither a page nor a list shows is told', () => {
  expect(problemsIn(fileWith({ collections: shelf('bear').collections }))).toMatchInlineSnapshot(`
    "PS418 pages.json:78:5 <"toys">  collections › toys
      The items of "toys" have no pages. Add a page with "each": "toys" and a path that ends in "/$slug", or delete the collection."
  `)
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...shelf().template, hidden: true }], collections: shelf('bear').collections }))).toBe('')
})

test('a change before the publication is told, on a page and in an item', () => {
  const dates = { published: '2025-06-01', modified: '2025-05-31' }
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), ...dates }] }))).toMatchInlineSnapshot(`
    "PS419 pages.json:12:19 <"2025-05-31">  page "/" › modified
      The last change (2025-05-31) lies before the day of publication (2025-06-01). Correct one of the two days."
  `)
  const { template } = shelf()
  expect(
    problemsIn(
      fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'A.', date: '2025-06-01', modified: '2025-05-31' }] } }),
    ),
  ).toContain('collections › toys 1 (a) › modified')
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), ...dates, modified: '2025-06-01' }] }))).toBe('')
})

test('a block whose own program fails is told at its section', () => {
  const odd = {
    schema: z.strictObject({}),
    check: () => {
      throw new Error('boom')
    },
  }
  const problems = problemsOf(siteWith({ type: 'odd' }), { ...toyBlocks, odd })
  for (const { code } of problems) reached.add(code)
  expect(problems.map(({ code, where }) => `${code} ${where}`)).toEqual(['PS462 page "/" › section 1 (odd)'])
})

test('what a collection and its pages do not agree on is told where one of them stands', () => {
  const { collections, template } = shelf('bear')
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...template, path: '/$slug', missing: toyNotFound }], collections }))).toMatchInlineSnapshot(`
    "PS460 pages.json:22:18 <{>  page "/$slug" › missing
      Here "missing" and "notFound" would be shown at the same addresses: the pages of this collection lie in no folder. Delete "missing", or give the pages a folder, as in "/news/$slug"."
  `)
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...template, sections: [{ type: 'note', text: '{toy.readTime}' }] }], collections }))).toMatchInlineSnapshot(`
    "PS461 pages.json:91:7 <{>  collections › toys 1 (bear)
      This item has no "readTime", but its page "/toys/$slug" cannot be without it. Add "readTime" to the item, or take {toy.readTime} out of the page."
  `)
})

test('what a page leads to beside its sections has to be there', () => {
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), side: '/guide', neighbours: true }] }))).toMatchInlineSnapshot(`
    "PS427 pages.json:11:15 <"/guide">  page "/" › side
      There is no page at "/guide" or below it, so nothing would be listed beside this one. Write the address under which the pages lie, such as "/guide", or delete "side".
    PS428 pages.json:12:7 <"neighbours">  page "/" › neighbours
      "neighbours" leads to the items before and after one, but this page is made for no item. Delete it, or make the page for the items of a collection with "each"."
  `)
})

test('every mistake of pages is reached, and none that is in no catalogue', () => {
  expectReached(pageWording)
})
