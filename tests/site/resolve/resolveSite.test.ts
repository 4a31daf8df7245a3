import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ResolveContext } from '../../../src/parts/resolve'
import { compile } from '../../../src/site/compile'
import { siteOf } from '../../lib/toySite'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

const siteWithSettings = (more: object) => siteOf({ site: { ...toySettings, ...more } })

test('words that a site gives take the place of the English ones; all others stay', () => {
  const { words } = siteWithSettings({ words: { skip: 'Zum Inhalt', slideOf: '{n} von {count}' } }).settings
  expect([words.skip, words.slideOf, words.close]).toEqual(['Zum Inhalt', '{n} von {count}', 'Close'])
})

test('redirects are those of the file, and no setting', () => {
  const { settings, redirects } = siteWithSettings({ redirects: { '/old': '/' } })
  expect([redirects, 'redirects' in settings]).toEqual([[{ from: '/old', to: '/' }], false])
})

test('listed items lead to the pages that are shown for them, whatever pages are hidden', () => {
  const { collections, template } = shelf('bear')
  const list = { type: 'articleList', collection: 'toys' }
  const home = { path: '/', title: 'Home', sections: [list] }
  const sections = [{ type: 'hero', title: '{toy.title}' }]
  const { pages } = siteOf({ collections, pages: [home, { ...template, sections }, { ...template, path: '/drafts/$slug', sections, hidden: true }] })
  expect(pages[0]?.sections[0]?.props.items).toMatchObject([{ slug: 'bear', href: '/toys/bear' }])
})

test('in lists an item comes without its text and without what says when it is shown', () => {
  const { template } = shelf()
  const items = [{ slug: 'bear', title: 'Bear', excerpt: 'A toy.', content: '<p>Long.</p>', from: '2020-01-01' }]
  const lister = { resolve: (_props: object, { itemsOf }: ResolveContext) => ({ items: itemsOf('toys') }), schema: z.strictObject({}) }
  const file = fileWith({ collections: { toys: items }, pages: [pageWith({ type: 'list' }), template] })
  const { site } = compile(new TextEncoder().encode(file), 'pages.json', { ...toyBlocks, list: lister })
  expect(site?.pages[0]?.sections[0]?.props.items).toEqual([{ slug: 'bear', title: 'Bear', excerpt: 'A toy.', content: undefined, href: '/toys/bear' }])
})

test('a bar and a foot of which everything is hidden, or leads to what is not there, are empty', () => {
  const hero = { type: 'hero', title: 'Toys' }
  const pages = [
    { path: '/', title: 'Home', sections: [hero] },
    { path: '/soon', title: 'Soon', from: '2099-01-01', linksToIt: 'drop', sections: [hero] },
  ]
  for (const link of [
    { label: 'A', href: '/', hidden: true },
    { label: 'A', href: '/', from: '2099-01-01' },
    { label: 'A', href: '/soon' },
  ]) {
    const navigation = { ...toySettings.navigation, links: [link], actions: [link] }
    const { settings } = siteOf({ pages, site: { ...toySettings, navigation, footer: { ...toySettings.footer, columns: [{ title: 'B', links: [link] }] } } })
    expect([settings.navigation.links, settings.footer.columns]).toEqual([[], []])
  }
})

test('of a site in two languages each page knows its language, its versions, and what it shows instead of what is not translated', () => {
  const sections = [{ type: 'hero', title: 'Toys' }]
  const pages = [
    { path: '/', title: 'Home', sections },
    { path: '/about', key: 'about', title: 'About', sections },
    { path: '/faq', title: 'Questions', sections },
    { path: '/es', title: 'Inicio', sections },
    { path: '/es/nosotros', key: 'about', title: 'Nosotros', sections },
  ]
  const site = siteOf({ site: { ...toySettings, locales: { es: { path: '/es', label: 'Español', untranslated: 'show' } } }, pages })
  expect(site.languages?.map(({ lang, label, path }) => [lang, label, path])).toEqual([
    ['en', 'English', ''],
    ['es', 'Español', '/es'],
  ])
  const versions = ({ versions: all = [] }: (typeof site.pages)[number]) => all.map(({ path, isInstead }) => `${path}${isInstead ? ' instead' : ''}`).join(', ')
  expect(site.pages.map((page) => `${page.lang} ${page.path}${page.shows ? ` shows ${page.shows.path}` : ''}: ${versions(page)}`)).toEqual([
    'en /: /, /es',
    'en /about: /about, /es/nosotros',
    'en /faq: /faq, /es/faq instead',
    'es /es/faq shows /faq: /faq, /es/faq',
    'es /es: /, /es',
    'es /es/nosotros: /about, /es/nosotros',
  ])
})
