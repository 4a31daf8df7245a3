import { expect, test } from 'vitest'
import { itemKeyOf, keyedPages, keyOf, pageTokens, untranslated } from '../../../src/site/expand/keyed'
import { languagesOf } from '../../../src/site/schema/languages'
import type { PagesFile } from '../../../src/site/schema/schema'

const LOCALES = { es: { path: '/es', untranslated: 'show' }, fr: { path: '/fr' } }
/** As much of a file as is looked at. */
const fileOf = (pages: object[], collections: object = {}) => ({ site: { lang: 'en', locales: LOCALES }, pages, collections }) as unknown as PagesFile
const page = (path: string, more: object = {}) => ({ path, ...more })

function keyedOf(...parts: Parameters<typeof fileOf>) {
  const file = fileOf(...parts)
  const languages = languagesOf(file.site)
  const keyed = keyedPages(file, languages)
  return { keyed, languages, found: [...keyed].map(([key, paths]) => [key, Object.fromEntries(paths)]) }
}

test('a page is joined by the key that it was given, or by its address below the first page of its language', () => {
  expect([
    keyOf(page('/es/about'), { path: '/es' }),
    keyOf(page('/es'), { path: '/es' }),
    keyOf(page('/'), { path: '' }),
    keyOf({ path: '/es/x', key: 'k' }, { path: '/es' }),
  ]).toEqual(['/about', '/', '/', 'k'])
  expect([itemKeyOf('/news', { slug: 'first' }), itemKeyOf('news', { slug: 'primera', key: 'first' })]).toEqual(['/news.first', 'news.first'])
})

test('of two pages of one language with one key the first is meant', () => {
  const { found } = keyedOf([page('/a', { key: 'k' }), page('/es/a', { key: 'k' }), page('/b', { key: 'k' }), page('/es/b', { key: 'k' })])
  expect(found).toEqual([['k', { en: '/a', es: '/es/a' }]])
})

test('the pages of items have the key of their page and that of the item, in the language of the page', () => {
  const collections = { news: [{ slug: 'first' }], noticias: [{ slug: 'primera', key: 'first' }] }
  const pages = [page('/news/$slug', { key: 'news', each: 'news' }), page('/es/noticias/$slug', { key: 'news', each: 'noticias' }), page('/x/$slug', { each: 'constructor' })]
  expect(keyedOf(pages, collections).found).toEqual([['news.first', { en: '/news/first', es: '/es/noticias/primera' }]])
})

test('a page is shown in the languages that show what they do not have, but never at an address that is taken', () => {
  const { keyed, languages } = keyedOf([
    page('/about', { key: 'about' }),
    page('/prices'),
    page('/es/about', { key: 'else' }),
    page('/team', { key: 'team' }),
    page('/es/equipo', { key: 'team' }),
  ])
  const shown = (key: string, path: string) => untranslated(keyed, languages)(key, path).map((other) => [other.language.lang, other.path])
  expect(shown('/prices', '/prices')).toEqual([['es', '/es/prices']])
  // Another page lies there.
  expect(shown('about', '/about')).toEqual([])
  expect(shown('team', '/team')).toEqual([])
  expect(shown('unknown', '/unknown')).toEqual([])
})

test('a token of a page leads to the own language, to what is shown in its stead, to the language of the site, or to the only one there is', () => {
  const { keyed, languages } = keyedOf([page('/a', { key: 'a' }), page('/es/a-es', { key: 'a' }), page('/b', { key: 'b' }), page('/fr/c', { key: 'c' }), page('/d')])
  const tokens = pageTokens(keyed, languages)
  expect(languages.map((language) => Object.fromEntries(tokens(language)))).toEqual([
    { 'page.a': '/a', 'page.b': '/b', 'page.c': '/fr/c' },
    { 'page.a': '/es/a-es', 'page.b': '/es/b', 'page.c': '/fr/c' },
    { 'page.a': '/a', 'page.b': '/b', 'page.c': '/fr/c' },
  ])
})
