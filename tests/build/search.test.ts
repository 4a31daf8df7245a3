import { expect, test } from 'vitest'
import { indexFiles, isFindable, isSearched } from '../../src/build/search'
import type { Page, Site } from '../../src/site/schema/site'

const section = (type: string) => ({ key: type, type, props: {}, attributes: {}, source: [] })
const page = (path: string, more: Partial<Page> = {}): Page => ({ path, pattern: path, title: path, indexed: true, sections: [section('prose')], absent: [], source: [], ...more })
const search = page('/search', { sections: [section('search')] })

test('a site is searched when one of its pages is there for it', () => {
  expect([isSearched({ pages: [page('/')] }), isSearched({ pages: [page('/'), search] })]).toEqual([false, true])
})

test('only pages of their own are found', () => {
  const pages = [
    page('/'),
    search,
    page('/x', { indexed: false }),
    page('/news/page/2', { continues: '/news' }),
    page('/es/x', { shows: { path: '/x', lang: 'en', dir: 'ltr' } }),
    page('/thanks', { noindex: true }),
  ]
  expect(pages.map(isFindable)).toEqual([true, false, false, false, false, false])
})

test('each language has an index of its own pages, in the order of the site', () => {
  const settings = { lang: 'en' } as Site['settings']
  const languages = ['en', 'es'].map((lang) => ({ lang })) as Site['languages'] & object
  const pages = [page('/', { lang: 'en' }), page('/es', { lang: 'es' }), { ...search, lang: 'en' }, page('/a', { lang: 'en' })]
  const entries = ['/a', '/es', '/'].map((path) => ({ path, title: path, description: '', headings: '', text: 'rye' }))
  const files = indexFiles({ pages, settings, languages }, entries)
  const pathsIn = (name: string) => JSON.parse(files[name] ?? '').chunks[0].map(([path]: string[]) => path)
  expect([Object.keys(files), pathsIn('/search.en.json'), pathsIn('/search.es.json')]).toEqual([['/search.en.json', '/search.es.json'], ['/', '/a'], ['/es']])
})
