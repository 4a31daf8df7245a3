import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { pageTemplates } from '../../../src/authoring/sites/pageTemplates'

const bakery = readFileSync('tests/sites/bakery.json', 'utf8')
/** The bakery without pages for its recipes. */
function site() {
  const value = JSON.parse(bakery)
  value.pages = value.pages.filter(({ each }: { each?: string }) => each === undefined)
  return value
}

test('pages of every kind of site are there, but none that needs a collection of its own', () => {
  const found = pageTemplates({ pages: [] })
  expect([...new Set(found.map(({ of }) => of))]).toEqual(['a firm', 'a shop window', 'a portfolio', 'a conference', 'a single page'])
  expect(found.map(({ title }) => title)).toContain('Our services')
  expect(JSON.stringify(found)).not.toMatch(/"(?:collection|each|path)":/)
})

test('a collection that has no page for its items can be given one, once', () => {
  const collections = { recipes: [], news: [] }
  const names = (pages: object[]) => pageTemplates({ pages, collections }).flatMap((template) => (template.is === 'items' ? template.collection : []))
  expect([names([]), names([{ path: '/news/$slug', each: 'news' }])]).toEqual([['recipes', 'news'], ['recipes']])
  const last = pageTemplates({ pages: [], collections }).at(-1)
  expect(last).toMatchObject({ is: 'items', title: 'news', of: 'collections', page: { each: 'news', title: '{item.title}' } })
})

test('links to pages that the site does not have lead home', () => {
  const hrefs = (pages: object[]) => JSON.stringify(pageTemplates({ pages })).match(/"href":"\/[^"]*"/g)
  expect(new Set(hrefs([{ path: '/' }]))).toEqual(new Set(['"href":"/"']))
  expect(hrefs([{ path: '/' }, { path: '/contact' }])).toContain('"href":"/contact"')
})

test('each can be added to another site as it is, without a mistake', async () => {
  const blocks = await loadBlocks()
  const value = site()
  const before = Buffer.from(JSON.stringify(value))
  for (const template of pageTemplates(value)) {
    const path = template.is === 'items' ? `/${template.collection}/$slug` : '/new'
    const after = Buffer.from(JSON.stringify({ ...value, pages: [...value.pages, { path, ...template.page }] }))
    expect(newProblems(before, after, 'pages.json', blocks).map(({ message }) => `${template.title}: ${message}`)).toEqual([])
  }
})
