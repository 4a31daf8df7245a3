import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { fileWith, pageWith, shelf } from '../lib/toy'

const blocks = await loadBlocks()
const { template } = shelf()
const FIELDS = { size: 'number', level: { type: 'choice', options: ['Soft', 'Hard', 'Odd'] }, photo: { type: 'picture', required: false } }
const TOYS = [{ slug: 'bear', title: 'Bear', excerpt: 'A bear.', category: 'Soft', size: 3, level: 'Soft' }]

/** What is told of a list of toys with these fields, and of the page of a toy with such an article. */
function told(list: object, article: object = {}): string {
  const sections = [{ type: 'article', title: '{toy.title}', ...article }]
  const notFound = { title: 'Lost', sections: [{ type: 'hero', title: 'Lost' }] }
  const pages = [pageWith({ type: 'articleList', collection: 'toys', ...list }), { ...template, sections }]
  const text = fileWith({ pages, notFound, collections: { toys: { fields: FIELDS, items: TOYS } } })
  const { problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
  return problems.map(({ code, where, message, hint }) => `${code} ${where}\n  ${message} ${hint}`).join('\n')
}

test('a category that no item has, and an empty choice of items, are told', () => {
  expect(told({ category: 'Sofft' })).toMatchInlineSnapshot(`
    "PS414 page "/" › section 1 (articleList) › category
      No item has the category "Sofft", so the list would be empty. Did you mean "Soft"?"
  `)
  expect(told({ category: 'Soft' })).toBe('')
  expect(told({ pick: [] })).toMatchInlineSnapshot(`
    "PS410 page "/" › section 1 (articleList) › pick
      Nothing is picked here, so the list would be empty. Name the slugs to show, or delete the field to show all of them."
  `)
})

test('a list that shows, sorts or filters by what no item has is told, with what there is', () => {
  expect(told({ show: ['size', 'levle', 'photo'] })).toMatchInlineSnapshot(`
    "PS469 page "/" › section 1 (articleList) › show 2
      The items have no field "levle" that a list can show. Did you mean "level"?"
  `)
  expect(told({ sort: { by: 'weight' } })).toMatchInlineSnapshot(`
    "PS469 page "/" › section 1 (articleList) › sort › by
      The items have no field "weight" that a list can be sorted by. The fields are: size, level, title, category, date."
  `)
  expect(told({ filter: 'size' })).toMatchInlineSnapshot(`
    "PS469 page "/" › section 1 (articleList) › filter
      The items have no field "size" that a list can be filtered by. The fields are: level, category."
  `)
  expect(told({ only: { size: '3' } })).toMatchInlineSnapshot(`
    "PS469 page "/" › section 1 (articleList) › only › size
      The items have no field "size" that a list can be filtered by. The fields are: level, category."
  `)
  expect(told({ only: { level: 'Hard' } })).toMatchInlineSnapshot(`
    "PS470 page "/" › section 1 (articleList) › only › level
      No item has "Hard" as its "level", so the list would be empty. The options are: Soft."
  `)
  expect(told({ show: ['size', 'level'], sort: { by: 'title', order: 'descending' }, filter: 'category', perPage: 1, only: { level: 'Soft' } })).toBe('')
})

test('an article that shows a field which its item has not is told', () => {
  expect(told({}, { show: ['sizes'] })).toMatchInlineSnapshot(`
    "PS471 page "/toys/$slug" › section 1 (article) › show 1
      The item of this page has no field "sizes" that can be shown. Did you mean "size"?"
  `)
  expect(told({}, { show: ['size', 'level'] })).toBe('')
})

test('pages of a list are made on no page of an item', () => {
  const list = { type: 'articleList', collection: 'toys', filter: 'level' }
  const page = { ...template, sections: [list] }
  const text = fileWith({
    pages: [pageWith({ type: 'hero', title: 'Toys' }), page],
    notFound: { title: 'Lost', sections: [list] },
    collections: { toys: { fields: FIELDS, items: TOYS } },
  })
  const { problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
  expect(problems.map(({ code, where }) => `${code} ${where}`)).toEqual(['PS467 page "/toys/$slug" › section 1 (articleList)', 'PS467 notFound › section 1 (articleList)'])
})
