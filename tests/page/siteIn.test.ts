import { expect, test } from 'vitest'
import { entranceOf, homeIn, homesOf, siteIn } from '../../src/page/siteIn'
import type { Site } from '../../src/site/schema/site'

const english = { lang: 'en', name: 'Toys' }
const spanish = { lang: 'es', name: 'Juguetes' }
const languages = [
  { lang: 'en', path: '', label: 'English', settings: english },
  { lang: 'es', path: '/es', label: 'Español', settings: spanish },
]
/** As much of a site as is looked at. */
const site = { settings: english, languages, pages: [] } as unknown as Site
const single = { settings: english, pages: [] } as unknown as Site

test('a page sees the site in its own language, and one without a language as it is', () => {
  expect([siteIn(site, { lang: 'es' }).settings, siteIn(site, { lang: 'en' }).settings, siteIn(site, {}), siteIn(site, { lang: 'fr' })]).toEqual([spanish, english, site, site])
  expect(siteIn(site, { lang: 'es' }).pages).toBe(site.pages)
  expect(siteIn(site, { lang: 'es' })).toBe(siteIn(site, { lang: 'es' }))
  expect(siteIn(single, { lang: 'es' })).toBe(single)
})

test('the first page of the language of the site is that of the host, of others their own', () => {
  expect([homeIn(site), homeIn(siteIn(site, { lang: 'es' })), homeIn(single)]).toEqual(['/', '/es', '/'])
  expect([[...homesOf(single)], homesOf(site).has('/'), homesOf(site).has('/es'), homesOf(site).has('/en')]).toEqual([['/'], true, true, false])
})

test('the name of the site leads to the first page in its language; where that is not there, to the first that is, and else to that of the whole site', () => {
  const at = (lang: string, ...pages: [path: string, lang?: string, indexed?: boolean][]) =>
    entranceOf(siteIn({ ...site, pages: pages.map(([path, own, indexed = true]) => ({ path, lang: own, indexed })) } as unknown as Site, { lang }))
  expect([at('en', ['/', 'en'], ['/es', 'es']), at('es', ['/', 'en'], ['/es', 'es'])]).toEqual(['/', '/es'])
  expect(at('es', ['/', 'en'], ['/es/borrador', 'es', false], ['/es/faq', 'es'])).toBe('/es/faq')
  expect([at('es', ['/faq', 'en'], ['/', 'en']), at('es', ['/faq', 'en']), at('es')]).toEqual(['/', '/faq', '/es'])
  expect(entranceOf({ ...single, pages: [{ path: '/faq', indexed: true }] } as unknown as Site)).toBe('/faq')
})
