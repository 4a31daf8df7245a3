import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { choicesOf, LanguageMenu, Languages, Untranslated } from '../../src/page/Languages'
import { Provider } from '../../src/parts/Provider'
import type { Site } from '../../src/site/schema/site'
import { ENGLISH } from '../../src/site/schema/words/english'

const language = (lang: string, label: string, dir = 'ltr') => ({ lang, label, path: lang === 'en' ? '' : `/${lang}`, settings: { lang, dir } })
const languages = [language('en', 'English'), language('es', 'Español'), language('ar', 'العربية', 'rtl')]
/** As much of a site as is looked at. */
const site = { settings: { lang: 'es' }, languages } as unknown as Site
const versions = [
  { lang: 'ar', path: '/ar/about' },
  { lang: 'en', path: '/about' },
  { lang: 'es', path: '/es/nosotros' },
]
const drawn = (part: ReactNode, lang = 'es') => renderToStaticMarkup(<Provider frame={{ lang, words: ENGLISH, icons: {} }}>{part}</Provider>)

test('the choices are the languages that a page has, in the order of the site', () => {
  expect(choicesOf(site, versions).map(({ path, isOwn }) => [path, isOwn])).toEqual([
    ['/about', false],
    ['/es/nosotros', true],
    ['/ar/about', false],
  ])
  expect(choicesOf(site, versions.slice(0, 1)).map(({ path }) => path)).toEqual(['/ar/about'])
  expect([choicesOf(site), choicesOf({ settings: { lang: 'en' } } as unknown as Site, versions)]).toEqual([[], []])
})

test('each language is called what it calls itself, in its own direction, and the one at hand is marked', () => {
  const html = drawn(<Languages choices={choicesOf(site, versions)} />)
  expect([...html.matchAll(/<a href="(\S+)" lang="(\w+)" dir="(\w+)" hrefLang="(\w+)"( aria-current="true")?>([^<]+)</g)].map(([, ...found]) => found)).toEqual([
    ['/about', 'en', 'ltr', 'en', undefined, 'English'],
    ['/es/nosotros', 'es', 'ltr', 'es', ' aria-current="true"', 'Español'],
    ['/ar/about', 'ar', 'rtl', 'ar', undefined, 'العربية'],
  ])
})

test('the button in the bar says the language at hand; on a page of no language there is none', () => {
  expect(drawn(<LanguageMenu choices={choicesOf(site, versions)} />)).toMatch(/<button [^>]*aria-controls="list-languages"[^>]*>Español</)
  expect(drawn(<LanguageMenu choices={choicesOf(site, versions.slice(0, 2))} />)).not.toContain('<button')
})

test('a page that is not translated says so in the language that was asked for', () => {
  expect(drawn(<Untranslated shown="en" />, 'en')).toContain(ENGLISH.untranslated.replace('{language}', 'English').replace('{shown}', 'English'))
  expect(drawn(<Untranslated shown="en" />)).toContain('inglés')
})
