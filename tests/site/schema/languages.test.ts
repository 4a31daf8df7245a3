import { expect, test } from 'vitest'
import { addressUnder, directionOf, homeOf, isLanguage, languageAt, languagesOf, missingPath, writtenSetting } from '../../../src/site/schema/languages'
import type { SiteSettings } from '../../../src/site/schema/siteSettings'
import { toySettings } from '../../lib/toy'

const locales = {
  es: { path: '/es', facts: { price: { low: '5 $' } }, navigation: { links: [{ label: 'Inicio', href: '/es' }] } },
  ar: { path: '/ar', untranslated: 'show' },
} as const
const site = { ...toySettings, locales } as unknown as SiteSettings
const languages = languagesOf(site)

test('a site has its own language and those of its locales, each called what it calls itself and written as it is written', () => {
  expect(languages.map(({ lang, path, label, dir, showsUntranslated }) => [lang, path, label, dir, showsUntranslated])).toEqual([
    ['en', '', 'English', 'ltr', false],
    ['es', '/es', 'Español', 'ltr', false],
    ['ar', '/ar', 'العربية', 'rtl', true],
  ])
  expect(languagesOf({ ...site, locales: undefined }).map(({ lang }) => lang)).toEqual(['en'])
  const labelled = languagesOf({ ...site, locales: { en: { label: 'In English' }, es: { path: '/es' } } })
  expect(labelled.map(({ label }) => label)).toEqual(['In English', 'Español'])
})

test('settings of a language are those of the site with what it says differently: fields one by one, lists as a whole', () => {
  const [main, spanish, arabic] = languages.map(({ settings }) => settings)
  expect(spanish).toMatchObject({ lang: 'es', facts: { age: '12', price: { low: '5 $', high: '$50' } }, navigation: { label: 'Main', links: [{ label: 'Inicio' }] } })
  expect(main?.facts).toEqual(toySettings.facts)
  expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl', facts: toySettings.facts })
  expect(languages.map(({ settings }) => 'locales' in settings)).toEqual([false, false, false])
})

test('what is told of a setting is told where it is written', () => {
  const place = (lang: string, ...path: (string | number)[]) => writtenSetting(site, lang, path).join('.')
  expect(place('es', 'site', 'facts', 'price', 'low')).toBe('site.locales.es.facts.price.low')
  expect(place('es', 'site', 'facts', 'price', 'high')).toBe('site.facts.price.high')
  expect(place('es', 'site', 'navigation', 'links', 0, 'href')).toBe('site.locales.es.navigation.links.0.href')
  expect(place('es', 'site', 'navigation', 'label')).toBe('site.navigation.label')
  expect(place('ar', 'site', 'facts', 'age')).toBe('site.facts.age')
  expect(place('en', 'site', 'facts', 'age')).toBe('site.facts.age')
  expect(place('es', 'pages', 0, 'title')).toBe('pages.0.title')
  expect(place('es', 'site')).toBe('site')
})

test('a page is in the language below whose address it lies', () => {
  const at = (path: string) => languageAt(languages, path).lang
  expect(['/', '/about', '/es', '/es/nosotros', '/essen', '/ar/$slug'].map(at)).toEqual(['en', 'en', 'es', 'es', 'en', 'ar'])
})

test('addresses in a language begin with its own', () => {
  const [main, spanish] = languages
  expect([main, spanish].map((language) => language && [addressUnder(language, '/'), addressUnder(language, '/about'), homeOf(language), missingPath(language)])).toEqual([
    ['/', '/about', '/', undefined],
    ['/es', '/es/about', '/es', '/es/404'],
  ])
})

test('languages have a direction of their own, whatever they are called', () => {
  const right = ['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab', 'pa-PK', 'ff-Adlm', 'mid', 'nqo', 'rhg-Rohg', 'syr', 'dv']
  expect([...right, 'en', 'ja', 'x', ''].filter((lang) => directionOf(lang) === 'rtl')).toEqual(right)
})

test('the direction that a site says is that of its own language alone', () => {
  expect(languagesOf({ ...site, dir: 'rtl' }).map(({ dir, settings }) => [dir, settings.dir])).toEqual([
    ['rtl', 'rtl'],
    ['ltr', 'ltr'],
    ['rtl', 'rtl'],
  ])
  expect(languagesOf({ ...site, locales: { es: { path: '/es', dir: 'rtl' } } }).map(({ dir }) => dir)).toEqual(['ltr', 'rtl'])
})

test('a language is one in which dates can be written, in whatever capitals', () => {
  expect(['en', 'EN-us', 'zh-Hant-TW', 'gsw', 'en-12', 'e', '', 'english please'].filter(isLanguage)).toEqual(['en', 'EN-us', 'zh-Hant-TW', 'gsw'])
})
