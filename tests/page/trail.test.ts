import { expect, test } from 'vitest'
import { showsTrail, trailOf } from '../../src/page/trail'
import type { Page, Site } from '../../src/site/schema/site'

const page = (path: string, more: Partial<Page> = {}): Page => ({ path, pattern: path, title: `Title ${path}`, indexed: true, sections: [], absent: [], source: [], ...more })
const link = (label: string, href: string) => ({ label, href })
/** As much of a site as is looked at. */
function siteOf(pages: Page[], { breadcrumbs = true, bar = [] as object[], foot = [] as object[], languages = [] as object[], lang = 'en' } = {}): Site {
  const settings = { lang, breadcrumbs, words: { home: 'Start' }, navigation: { links: bar }, footer: { columns: [{ links: foot }] } }
  return { settings, pages, languages } as unknown as Site
}
const guide = page('/guide')
const first = page('/guide/start/first')
const pages = [page('/'), guide, page('/guidelines'), first]
const namesOn = (site: Site, of: Page = first) => trailOf(site, of).map(({ name }) => name)

test('the way leads from the first page over those above that are there to the page itself', () => {
  expect(trailOf(siteOf(pages), first).map(({ path }) => path)).toEqual(['/', '/guide', '/guide/start/first'])
  expect(trailOf(siteOf(pages), guide).map(({ path }) => path)).toEqual(['/', '/guide'])
})

test('a page is called as in the bar, else as in the foot, also of those in a list that opens; else by its title', () => {
  const foot = [link('Guide below', '/guide'), link('First below', first.path)]
  expect(namesOn(siteOf(pages, { foot }))).toEqual(['Start', 'Guide below', 'First below'])
  expect(namesOn(siteOf(pages, { foot, bar: [{ label: 'More', links: [link('Guide above', '/guide')] }] }))).toEqual(['Start', 'Guide above', 'First below'])
  expect(namesOn(siteOf(pages, { foot, bar: [link('Guide above', '/guide'), link('Hello', '/')] }))).toEqual(['Hello', 'Guide above', 'First below'])
  expect(namesOn(siteOf(pages))).toEqual(['Start', 'Title /guide', 'Title /guide/start/first'])
})

test('where visitors do not see it, search engines are told the titles', () => {
  expect(namesOn(siteOf(pages, { breadcrumbs: false, bar: [link('Guide above', '/guide')] }))).toEqual(['Title /', 'Title /guide', 'Title /guide/start/first'])
})

test('in another language the way begins at the first page of that language, once', () => {
  const languages = [
    { lang: 'en', path: '' },
    { lang: 'es', path: '/es' },
  ]
  const own = page('/es/guia')
  const site = siteOf([page('/'), page('/es'), own], { languages, lang: 'es' })
  expect(trailOf(site, own)).toEqual([
    { name: 'Start', path: '/es' },
    { name: 'Title /es/guia', path: '/es/guia' },
  ])
})

test('it is shown on pages of their own, where the site wants it and no block of the page shows it', () => {
  const languages = [
    { lang: 'en', path: '' },
    { lang: 'es', path: '/es' },
  ]
  const site = siteOf(pages, { languages })
  const section = (trail: unknown) => ({ sections: [{ key: 'a', type: 'a', attributes: {}, source: [], props: { trail } }] })
  const shown = (own: Page) => showsTrail(site, own)
  expect([guide, page('/a', section([])), page('/a', section('no list'))].map(shown)).toEqual([true, true, true])
  expect([page('/'), page('/es'), page('/404', { indexed: false }), page('/a', { overlay: true }), page('/a', section([{ name: 'x', path: '/' }]))].map(shown)).toEqual(
    Array(5).fill(false),
  )
  expect(showsTrail(siteOf(pages, { breadcrumbs: false }), guide)).toBe(false)
})
