import { expect, test } from 'vitest'
import { siteOf } from '../../lib/toySite'
import { fileWith, problemsOf, toySettings } from '../../lib/toy'

const hero = { type: 'hero', title: 'Toys' }
const home = { path: '/', title: 'Home', sections: [hero] }
const past = { path: '/past', title: 'Past', until: '2026-01-31', sections: [hero] }
const coming = { path: '/coming', title: 'Coming', from: '2026-09-01', sections: [hero] }
const { links: _links, ...unwritten } = toySettings.navigation
const shop = { label: 'Shop', href: 'https://shop.example.com/', until: '2026-01-31' }
const foot = { ...toySettings.footer, columns: [{ title: 'More', links: [{ label: 'Home', href: '/' }, shop] }] }
const LINK = ['site', 'footer', 'columns', 0, 'links', 1]

const built = (site: object, pages: object[] = [home, past, coming]) => siteOf({ site: { ...toySettings, ...site }, pages }, '2026-06-15')
const overIn = (...parts: Parameters<typeof built>) => built(...parts).over?.map(({ source }) => source)

test('of links that nobody has written nothing is noted: their pages say it', () => {
  expect(overIn({ navigation: unwritten })).toEqual([['pages', 1]])
  const { nextChange, settings } = built({ navigation: unwritten }, [home, coming])
  expect(nextChange?.source).toEqual(['pages', 1])
  expect(settings.navigation.links).toEqual([])
})

test('of links that somebody has written it is, in the bar as in the foot, also beside those that nobody has', () => {
  expect(overIn({ navigation: unwritten, footer: foot })).toEqual(expect.arrayContaining([['pages', 1], LINK]))
  expect(overIn({ navigation: { ...unwritten, links: [shop] } }, [home])).toEqual([['site', 'navigation', 'links', 0]])
})

test('what several languages have of the site is noted where it is written', () => {
  const site = { locales: { es: { path: '/es' } }, footer: foot }
  const places = new Set(overIn(site, [home, { ...home, path: '/es' }])?.map((place) => place.join('.')))
  expect([...places]).toEqual([LINK.join('.')])
  const own = { ...site, locales: { es: { path: '/es', footer: { ...foot, copyright: '©' } } }, footer: toySettings.footer }
  expect(overIn(own, [home, { ...home, path: '/es' }])).toEqual([['site', 'locales', 'es', ...LINK.slice(1)]])
})

test('what is wrong in the settings of a language is told where it is written, and what it has of the site there', () => {
  const site = { ...toySettings, locales: { es: { path: '/es', description: 'De {facts.nope}.' } }, footer: { ...toySettings.footer, copyright: '{facts.nada}' } }
  const told = problemsOf(fileWith({ site })).map(({ where, message }) => [where, /(nope|nada)/.exec(message)?.[1]])
  expect(told.filter(([, name]) => name !== undefined)).toEqual([
    ['site › footer › copyright', 'nada'],
    ['site › locales › es › description', 'nope'],
  ])
})
