import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { completeNotFound, completeSettings, withLists } from '../../../src/site/schema/complete'
import { paletteOf } from '../../../src/site/schema/palette'
import type { WrittenFile } from '../../../src/site/schema/schema'

const blocks = await loadBlocks()
const SMALLEST = { site: { name: 'Corner Bakery' }, pages: [{ path: '/', title: 'Bread from our own oven', sections: [{ type: 'hero', title: 'Bread from our own oven' }] }] }
const made = (value: object, options = {}) => compile(new TextEncoder().encode(JSON.stringify(value)), 'pages.json', blocks, options)

test('the smallest site is a name, one page and one section', () => {
  const { site, problems } = made(SMALLEST)
  expect(problems).toEqual([])
  expect(site?.settings).toMatchObject({ lang: 'en', description: 'Bread from our own oven', footer: { copyright: '© Corner Bakery', columns: [] }, navigation: { links: [] } })
  expect(site?.notFound).toMatchObject({ title: 'Page not found', sections: [] })
})

test('advice on it is about what its author can add, and nothing about what nobody wrote', () => {
  expect(made(SMALLEST, { advice: true }).advice.map(({ code, where }) => `${code} ${where}`)).toEqual(['PS507 page "/"'])
})

test('before it is published it needs an address, and that is one problem', () => {
  expect(made(SMALLEST, { publish: true }).problems.map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([
    'PS555 The site does not say at which address it will be. Write it in "site", without a slash at its end: "url": "https://www.your-name.com".',
  ])
  expect(made({ ...SMALLEST, site: { ...SMALLEST.site, url: 'https://www.cornerbakery.com' } }, { publish: true }).problems).toEqual([])
})

test('what is said stays, and the rest is added to it', () => {
  const site = { name: 'B', lang: 'de', theme: { accent: '#0b6e4f', radius: 'none' as const }, footer: { text: 'Hello.' }, navigation: { panelTitle: 'M' } }
  const settings = completeSettings({ site, pages: [] })
  expect(settings).toMatchObject({
    lang: 'de',
    theme: { radius: 'none', colors: paletteOf('#0b6e4f') },
    footer: { text: 'Hello.', copyright: '© B' },
    navigation: { panelTitle: 'M', links: [] },
  })
  expect(completeNotFound({ site }).title).toBe('Seite nicht gefunden')
  expect(completeNotFound({ site: { ...site, words: { lostTitle: 'Weg' } } })).toEqual({ title: 'Weg', sections: [] })
  expect(completeNotFound({ site: { name: 'B' } }).title).toBe('Page not found')
  expect(completeNotFound({ site, notFound: { title: 'Own', sections: [] } }).title).toBe('Own')
})

test('the bar leads to the pages just below the first one that are shown and in the language of the site', () => {
  const page = (path: string, more: object = {}) => ({ path, title: path, sections: [], ...more })
  const pages = [
    page('/'),
    page('/a'),
    page('/a/b'),
    page('/c', { hidden: true }),
    page('/d/$slug', { each: 'd' }),
    page('/es'),
    page('/e'),
    ...['f', 'g', 'h', 'i', 'j'].map((name) => page(`/${name}`)),
  ]
  const { navigation } = completeSettings({ site: { name: 'B', locales: { es: { path: '/es' } } }, pages: pages as WrittenFile['pages'] })
  expect(navigation.links.map((link) => 'href' in link && link.href)).toEqual(['/a', '/e', '/f', '/g', '/h', '/i'])
})

test('a link that nobody has written comes and goes with its page, and what changes is told of the page alone', () => {
  const page = (path: string, more: object = {}) => ({ path, title: `Title of ${path}`, sections: [{ type: 'hero', title: path }], ...more })
  const file = {
    site: { name: 'B' },
    pages: [page('/'), page('/a'), page('/soon', { from: '2099-01-01' }), page('/over', { until: '2001-01-01' }), page('/turned', { from: '2031-01-01', until: '2030-01-01' })],
  }
  const labels = (at: string) => made({ ...file, pages: file.pages.slice(0, 4) }, { at }).site?.settings.navigation.links.map(({ label }) => label)
  expect([labels('2026-01-01'), labels('2099-01-01'), labels('2000-01-01')]).toEqual([['Title of /a'], ['Title of /a', 'Title of /soon'], ['Title of /a', 'Title of /over']])
  const { site } = made({ ...file, pages: file.pages.slice(0, 4) }, { at: '2026-01-01' })
  expect([site?.nextChange?.source, site?.over?.map(({ source }) => source)]).toEqual([['pages', 2], [['pages', 3]]])
  expect(made(file).problems.map(({ where }) => where)).toEqual(['page "/turned" › until'])
})

test('a first page that is hidden, or not there yet, says nothing of the site', () => {
  for (const more of [{ hidden: true }, { from: '2099-01-01' }])
    expect(completeSettings({ site: { name: 'B' }, pages: [{ path: '/', title: 'Secret', description: 'Secret, too', sections: [], ...more }] }).description).toBe('B')
})

test('a list of which all was taken out is an empty one, and what is there stays', () => {
  const settings = completeSettings({ site: { name: 'B', navigation: { panelTitle: 'M' } }, pages: [] })
  const { links: _links, ...bar } = settings.navigation
  const { columns: _columns, ...foot } = settings.footer
  const emptied = withLists({ ...settings, navigation: bar as typeof settings.navigation, footer: foot as typeof settings.footer })
  expect([emptied.navigation, emptied.footer]).toEqual([
    { ...bar, links: [] },
    { ...foot, columns: [] },
  ])
  const links = [{ label: 'A', href: '/a' }]
  expect(withLists({ ...settings, navigation: { links } }).navigation).toEqual({ links })
})
