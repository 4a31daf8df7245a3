import { expect, test } from 'vitest'
import { checkKeys, checkLocales } from '../../../src/site/check/locales'
import { renderMessage } from '../../../src/site/diagnostics/catalogue'
import type { PagesFile } from '../../../src/site/schema/schema'
import { problemsOf, fileWith, pageWith, toySettings } from '../../lib/toy'

const page = (path: string, fields: object = {}) => ({ ...pageWith({ type: 'rule' }), path, title: path, ...fields })
const told = (locales: object, pages: object[], rest: object = {}) =>
  problemsOf(fileWith({ site: { ...toySettings, locales }, pages: [page('/'), ...pages], ...rest })).map(({ code, path, message, hint }) => `${code} ${path}: ${message} ${hint}`)

test('a language whose pages have no place is told so, with the line that gives them one', () => {
  expect(told({ es: {} }, [page('/es')])).toEqual([
    'PS472 site.locales.es: The pages of the language "es" have no place: it says no "path". Write "path": "/es", or another address below which its pages lie; only "en", the language of "lang", has none.',
  ])
  expect(told({ 'pt-BR': {} }, [])[0]).toContain('Write "path": "/pt-br"')
  expect(told({ en: { path: '/en' }, es: { path: '/es' } }, [page('/es')])[0]).toContain(
    'it is the language of "lang", whose pages lie at the top of the site. Delete "path" here.',
  )
  expect(told({ es: { path: '/' } }, [])[0]).toContain('"/" cannot be the address of its first page: the language of "lang" has it. Write "/es"')
  expect(told({ es: { path: 'es' } }, [])[0]).toContain('it does not start with a slash')
  expect(told({ es: { path: '/assets' } }, [])[0]).toContain('"assets" is reserved')
  expect(told({ es: { path: '/x' }, ca: { path: '/x' } }, [page('/x')])[0]).toContain('"/x" lies in "/x", where the pages of')
  expect(told({ es: { path: '/x' }, ca: { path: '/x/y' } }, [page('/x'), page('/x/y')])).toHaveLength(1)
})

test('a language has a first page, its own or that of the site', () => {
  expect(told({ es: { path: '/es' } }, [page('/es/nosotros')])[0]).toContain('no page has the address "/es". Add that page')
  expect(told({ es: { path: '/es' } }, [page('/es')])).toEqual([])
  expect(told({ es: { path: '/es', untranslated: 'show' } }, [])).toEqual([])
})

test('following the advice literally leads to a valid file', () => {
  expect(told({ es: { path: '/es' } }, [page('/es')])).toEqual([])
  expect(told({ en: {}, es: { path: '/es' } }, [page('/es')])).toEqual([])
})

test('what is no language is told as such', () => {
  expect(told({ 'en-12': { path: '/es' } }, [page('/es')])[0]).toContain('Write a language, with a country if it matters')
})

test('two pages of one language cannot have one key, two of different languages can', () => {
  const es = { es: { path: '/es' } }
  expect(told(es, [page('/es'), page('/a', { key: 'about' }), page('/es/a', { key: 'about' })])).toEqual([])
  expect(told(es, [page('/es'), page('/a', { key: 'about' }), page('/b', { key: 'about' })])).toEqual([
    'PS473 pages[3].key: "/a" has the key "about", too: nobody could say which of the two a link in "en" means. Give one of them another key, or none.',
  ])
})

test('what a language says differently is checked as "site" is, and told where it stands', () => {
  const es = (fields: object) => told({ es: { path: '/es', ...fields } }, [page('/es')])
  expect(es({ navigation: { links: [{ label: 'Nada', href: '/nada' }] } })).toEqual([
    expect.stringMatching(/^PS302 site\.locales\.es\.navigation\.links\[0\]\.href: There is no page "\/nada"/),
  ])
  expect(es({ words: { step: 'Paso' } })).toEqual([expect.stringMatching(/^PS416 site\.locales\.es\.words\.step/)])
  expect(es({ description: 'De {facts.nada}' })).toEqual([expect.stringMatching(/^PS301 site\.locales\.es\.description/)])
  expect(es({ links: { shop: 'https://user:pass@example.com/' } })).toEqual([expect.stringMatching(/ site\.locales\.es\.links\.shop/)])
  // Mistakes of the site itself are told once, whatever the number of languages.
  const twice = problemsOf(fileWith({ site: { ...toySettings, description: 'Of {facts.no}', locales: { es: { path: '/es' } } }, pages: [page('/'), page('/es')] }))
  expect(twice.map(({ path }) => path)).toEqual(['site.description'])
})

test('of three pages with one key the second and the third are told, each with the first', () => {
  const pages = ['/a', '/b', '/c'].map((path) => page(path, { key: 'about' }))
  expect(told({ es: { path: '/es' } }, [page('/es'), ...pages]).map((line) => [line.slice(0, 14), line.includes('"/a" has the key')])).toEqual([
    ['PS473 pages[3]', true],
    ['PS473 pages[4]', true],
  ])
})

test('of three items with one key, or with the slug of another as their key, the later ones are told with the first', () => {
  const found: string[] = []
  const collections = { toys: [{ slug: 'bear' }, { slug: 'kite', key: 'bear' }, { slug: 'top', key: 'bear' }], more: [{ slug: 'bear', key: 'bear' }] }
  checkKeys({ site: { lang: 'en' }, pages: [], collections } as unknown as PagesFile, ({ location, message }) => {
    found.push(`${'path' in location ? location.path.join('.') : ''} ${renderMessage(message).message.slice(0, 6)}`)
  })
  expect(found).toEqual(['collections.toys.1.key "bear"', 'collections.toys.2.key "bear"'])
})

test('a language that shows what it does not have needs a first page of the site to show', () => {
  const found = (pages: object[]) => {
    let count = 0
    checkLocales({ site: { lang: 'en', locales: { es: { path: '/es', untranslated: 'show' } } }, pages } as unknown as PagesFile, () => count++)
    return count
  }
  expect([found([{ path: '/about' }]), found([{ path: '/' }]), found([{ path: '/es' }])]).toEqual([1, 0, 0])
})
