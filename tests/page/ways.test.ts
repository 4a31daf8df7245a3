import { expect, test } from 'vitest'
import { neighboursOf, pagesUnder } from '../../src/page/ways'
import type { Page } from '../../src/site/schema/site'

const page = (path: string, more: Partial<Page> = {}): Page => ({ path, pattern: path, title: path, indexed: true, sections: [], absent: [], source: [], ...more })
const pathsOf = (pages: ReturnType<typeof pagesUnder>): unknown[] => pages.map(({ path, inner }) => (inner.length > 0 ? [path, pathsOf(inner)] : path))

test('the neighbours of an item are those of its collection, in its language', () => {
  const pattern = '/news/$slug'
  const pages = [page('/'), page('/news/a', { pattern }), page('/news/b', { pattern }), page('/es/noticias/x', { pattern, lang: 'es' }), page('/news/c', { pattern })]
  const [home, a, b, x, c] = pages as [Page, Page, Page, Page, Page]
  const around = (own: Page) => {
    const { before, after } = neighboursOf({ pages }, own)
    return [before?.path, after?.path]
  }
  expect([home, a, b, x, c].map(around)).toEqual([
    [undefined, undefined],
    [undefined, '/news/b'],
    ['/news/a', '/news/c'],
    [undefined, undefined],
    ['/news/b', undefined],
  ])
})

test('the pages below an address stand inside of those above them, in the order of the site', () => {
  const pages = [page('/'), page('/guide'), page('/guide/start'), page('/guidelines'), page('/guide/start/first'), page('/guide/other/deep'), page('/about')]
  expect(pathsOf(pagesUnder({ pages }, '/guide', undefined))).toEqual(['/guide', ['/guide/start', ['/guide/start/first']], '/guide/other/deep'])
  expect(pathsOf(pagesUnder({ pages }, '/nothing', undefined))).toEqual([])
})

test('pages of other languages, further pages of a list and those that say that something is missing are not listed', () => {
  const pages = [
    page('/guide', { lang: 'en' }),
    page('/guide/page/2', { lang: 'en', continues: '/guide' }),
    page('/guide/x', { lang: 'es' }),
    page('/guide/404', { lang: 'en', indexed: false }),
  ]
  expect(pathsOf(pagesUnder({ pages }, '/guide', 'en'))).toEqual(['/guide'])
})
