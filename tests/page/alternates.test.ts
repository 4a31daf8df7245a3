import { expect, test } from 'vitest'
import { alternatesOf, foundPages, languageLinks } from '../../src/page/alternates'
import type { Page, Site, Version } from '../../src/site/schema/site'

const EN: Version = { lang: 'en', path: '/about' }
const ES: Version = { lang: 'es', path: '/es/nosotros' }
const instead = (version: Version): Version => ({ ...version, isInstead: true })
const page = (more: Partial<Page> = {}): Page => ({
  path: '/about',
  pattern: '/about',
  title: 'About',
  indexed: true,
  sections: [],
  absent: [],
  source: [],
  versions: [EN, ES],
  ...more,
})
const shows = { path: '/about', lang: 'en', dir: 'ltr' as const }
/** As much of a site as is looked at. */
const site = (more: object = {}) => ({ settings: { url: 'https://toys.example/' }, languages: [{ lang: 'en' }, { lang: 'es' }], pages: [], ...more }) as unknown as Site

test('the translations of a page are the real ones, and none where there is only one of these', () => {
  expect(alternatesOf(page())).toEqual([EN, ES])
  expect(alternatesOf(page({ versions: [EN, instead(ES)] }))).toEqual([])
  expect(alternatesOf(page({ versions: [EN, ES, instead({ lang: 'ar', path: '/ar' })] }))).toEqual([EN, ES])
  const { versions: _none, ...without } = page()
  expect(alternatesOf(without)).toEqual([])
})

test('further pages of a list, pages that show another one, and those that say that something is missing have none', () => {
  expect([page({ continues: '/about' }), page({ shows }), page({ indexed: false })].map(alternatesOf)).toEqual([[], [], []])
})

test('search engines are led to each translation, and everybody else to the language of the site, where it has one', () => {
  const links = (own: Page) => languageLinks(site(), own).map(({ hreflang, href }) => `${hreflang} ${href}`)
  expect(links(page())).toEqual(['en https://toys.example/about', 'es https://toys.example/es/nosotros', 'x-default https://toys.example/about'])
  expect(links(page({ path: ES.path }))).toEqual(links(page()))
  expect(links(page({ versions: [ES, { lang: 'ar', path: '/ar/about' }] }))).toEqual(['es https://toys.example/es/nosotros', 'ar https://toys.example/ar/about'])
  expect(links(page({ continues: '/about' }))).toEqual([])
})

test('a page that asks not to be listed has no translations for search engines, and is not found', () => {
  const hidden = page({ noindex: true })
  expect([alternatesOf(hidden), foundPages(site({ pages: [hidden] }))]).toEqual([[], []])
})

test('pages that are shown for want of a translation are not found', () => {
  const [own, other] = [page(), page({ path: '/es/about', shows })]
  expect(foundPages(site({ pages: [own, other] }))).toEqual([own])
})
