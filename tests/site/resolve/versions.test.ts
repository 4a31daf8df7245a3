import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import type { ExpandedPage } from '../../../src/site/expand/expandedPage'
import type { Languages } from '../../../src/site/expand/expandLanguages'
import { versionsOf } from '../../../src/site/resolve/versions'
import type { Page, Site } from '../../../src/site/schema/site'
import { threeLanguages } from '../../sites/threeLanguages'

const blocks = await loadBlocks()

function siteOf(parts: Record<string, unknown> = {}): Site {
  const { site, problems } = compile(new TextEncoder().encode(JSON.stringify({ ...threeLanguages(), ...parts })), 'pages.json', blocks)
  expect(problems).toEqual([])
  if (!site) throw new Error('There is no site.')
  return site
}
const site = siteOf()
const at = (path: string): Page => site.pages.find((page) => page.path === path) ?? expect.unreachable(path)
const linksOn = (page: Page) => page.sections.flatMap(({ type, props }) => (type === 'linkList' ? (props.links as { href: string }[]).map(({ href }) => href) : []))

test('a page knows where it lies in each language: by its key, by its address, or else at the first page', () => {
  const versions = (path: string) => at(path).versions?.map(({ lang, path: other, isInstead }) => `${lang} ${other}${isInstead ? ' instead' : ''}`)
  expect(versions('/about')).toEqual(['en /about', 'es /es/nosotros', 'ar /ar/about'])
  expect(versions('/es/nosotros')).toEqual(versions('/about'))
  expect(versions('/ar')).toEqual(['en /', 'es /es', 'ar /ar'])
  expect(versions('/prices')).toEqual(['en /prices', 'es /es/prices instead', 'ar /ar/prices'])
  expect(versions('/contact')).toEqual(['en /contact', 'es /es/contact instead', 'ar /ar instead'])
  expect(versions('/es/noticias/primera')).toEqual(['en /news/first', 'es /es/noticias/primera', 'ar /ar instead'])
})

test('links by key lead to the page of the own language, to the one shown in its stead, or to the one there is', () => {
  expect(linksOn(at('/'))).toEqual(['/about', '/prices', '/contact', '/news/first'])
  expect(linksOn(at('/es'))).toEqual(['/es/nosotros', '/es/prices', '/es/contact', '/es/noticias/primera'])
  expect(linksOn(at('/ar'))).toEqual(['/ar/about', '/ar/prices', '/contact', '/news/first'])
  // What is shown in English on a Spanish page leads on in Spanish.
  expect(linksOn(at('/es/prices'))).toEqual(linksOn(at('/es')))
})

test('what is not translated is shown in the language of the site where that is declared, and else left out', () => {
  expect(at('/es/prices')).toMatchObject({ lang: 'es', shows: { path: '/prices', lang: 'en', dir: 'ltr' }, title: at('/prices').title })
  expect(at('/es/news/second')).toMatchObject({ shows: { path: '/news/second' } })
  expect(site.pages.some(({ path }) => path === '/ar/contact')).toBe(false)
  expect(site.pages.filter(({ shows }) => shows).map(({ path }) => path)).toEqual(['/es/prices', '/es/contact', '/es/news/second'])
})

test('each language has its own frame, and facts may be said differently in it', () => {
  expect(site.languages?.map(({ lang, label, settings }) => [lang, label, settings.name, settings.words.close])).toEqual([
    ['en', 'English', 'Harbour Boats', 'Close'],
    ['es', 'Español', 'Barcas del Puerto', 'Cerrar'],
    ['ar', 'العربية', 'قوارب الميناء', 'إغلاق'],
  ])
  const { site: settings, pages } = threeLanguages() as { site: { locales: Record<string, object> }; pages: { path: string; sections: object[] }[] }
  const hero = { type: 'hero', title: 'Since {facts.year}' }
  const since = (path: string) =>
    siteOf({
      site: { ...settings, locales: { ...settings.locales, ar: { ...settings.locales.ar, facts: { year: '٢٠٢٦' } } } },
      pages: pages.map((page) => (page.path.split('/').length < 3 ? { ...page, sections: [hero, ...page.sections.slice(1)] } : page)),
    }).pages.find((page) => page.path === path)?.sections[0]?.props.title
  expect(['/', '/es', '/ar', '/es/prices'].map(since)).toEqual(['Since 2026', 'Since 2026', 'Since ٢٠٢٦', 'Since 2026'])
})

test('a language may have a page of its own for addresses that do not exist', () => {
  expect(site.missing.map(({ path, lang, title }) => [path, lang, title])).toEqual([['/es', 'es', 'No hay tal página']])
  expect(site.pages.some(({ path }) => path === '/es/404')).toBe(false)
})

test('a site of one language has none of this', () => {
  const { site: settings, collections, notFound } = threeLanguages() as { site: object; collections: { news: object[] }; notFound: object }
  const one = siteOf({
    site: { ...settings, locales: undefined },
    collections: { news: collections.news },
    pages: (threeLanguages().pages as { path: string }[]).filter(({ path }) => !/^\/(?:es|ar)(?:\/|$)/.test(path)),
    notFound,
  })
  expect(one.languages).toBeUndefined()
  expect(one.pages.flatMap((page) => [page.lang, page.versions, page.shows]).filter((value) => value !== undefined)).toEqual([])
})

test('the choice of languages leads to pages that there are, also on pages for addresses that do not exist', () => {
  const { pages, ...rest } = threeLanguages() as { pages: { path: string; missing?: object }[] }
  const missing = { title: 'None', sections: [{ type: 'hero', title: 'None' }] }
  const withMissing = siteOf({ ...rest, pages: pages.map((page) => (page.path === '/es/noticias/$slug' ? { ...page, missing } : page)) })
  const known = new Set(withMissing.pages.map(({ path }) => path))
  const led = [...withMissing.missing, withMissing.notFound].map(({ path, versions = [] }) => [path, versions.filter((version) => !known.has(version.path))])
  expect(led).toEqual([
    ['/es/noticias', []],
    ['/es', []],
    ['/404', []],
  ])
})

test('what a section makes of a page is in no other language', () => {
  const [en, es] = [
    { lang: 'en', path: '' },
    { lang: 'es', path: '/es' },
  ]
  const own = (path: string, language: object, more: object = {}) => ({ path, key: 'list', language, ...more })
  const pages = [own('/list', en), own('/list/page/2', en, { continues: '/list' }), own('/es/lista', es), own('/es/lista/page/2', es, { continues: '/es/lista' })]
  const versions = versionsOf(pages as unknown as ExpandedPage[], [en, es] as unknown as Languages)
  const of = (index: number) => versions(pages[index] as unknown as ExpandedPage).map(({ path }) => path)
  expect([of(0), of(2), of(1), of(3)]).toEqual([
    ['/list', '/es/lista'],
    ['/list', '/es/lista'],
    ['/list/page/2', '/es/lista'],
    ['/list', '/es/lista/page/2'],
  ])
})
