import { expect, test } from 'vitest'
import { addressesOf, isMoved, isRemoved } from '../../../src/authoring/edit/pageAddresses'
import type { WrittenFile } from '../../../src/site/schema/schema'

const item = (slug: string) => ({ slug, title: slug, excerpt: 'E' })
const page = (path: string) => ({ path, title: path, sections: [] })
const file = (redirects: Record<string, string>): WrittenFile => ({
  site: { name: 'Toys', redirects },
  collections: { news: [item('one'), item('two')] },
  pages: [page('/'), page('/help'), { ...page('/stories/$slug'), each: 'news' }],
})

test('a page has its own address, and one that is made for items those of its items', () => {
  expect([0, 1, 2, 3].map((index) => [...addressesOf(file({}), index)])).toEqual([['/'], ['/help'], ['/stories/one', '/stories/two'], []])
})

test('a page is moved already where it stands at the new address and each old one leads there', () => {
  expect(isMoved(file({ '/faq': '/help' }), '/faq', '/help')).toBe(true)
  expect(isMoved(file({}), '/faq', '/help')).toBe(false)
  expect(isMoved(file({ '/faq': '/' }), '/faq', '/help')).toBe(false)
  expect(isMoved(file({ '/faq': '/more' }), '/faq', '/more')).toBe(false)
  expect(isMoved(file({ '/': '/help' }), '/', '/help')).toBe(false)
  expect(isMoved(file({ '/news/one': '/stories/one', '/news/two': '/stories/two' }), '/news/$slug', '/stories/$slug')).toBe(true)
  expect(isMoved(file({ '/news/one': '/stories/one' }), '/news/$slug', '/stories/$slug')).toBe(false)
})

test('a page is removed already where it is gone and leads to the other one', () => {
  expect(isRemoved(file({ '/faq': '/help' }), '/faq', '/help')).toBe(true)
  expect(isRemoved(file({ '/faq': '/help' }), '/faq', '/')).toBe(false)
  expect(isRemoved(file({ '/help': '/' }), '/help', '/')).toBe(false)
})
