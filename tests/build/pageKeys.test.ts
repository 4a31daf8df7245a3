import { expect, test } from 'vitest'
import { pageKeys } from '../../src/build/pageKeys'
import type { Page, Site } from '../../src/site/schema/site'
import { siteOf, toyAssets } from '../lib/toySite'

const hero = { type: 'hero', title: 'Toys' }
const page = (path: string, more: object = {}) => ({ path, title: `Title of ${path}`, sections: [hero], ...more })
const items = ['one', 'two', 'three'].map((slug) => ({ slug, title: slug, excerpt: slug, content: `<p>${slug}</p>` }))
const parts = {
  pages: [
    page('/'),
    page('/a'),
    page('/a/b', { side: '/a' }),
    page('/c'),
    page('/i/$slug', {
      each: 'posts',
      as: 'post',
      title: '{post.title}',
      neighbours: true,
      sections: [
        { type: 'hero', title: '{post.title}' },
        { type: 'prose', text: '{post.excerpt}' },
      ],
    }),
  ],
  collections: { posts: items },
}
const site = siteOf(parts)
const drawing = { assets: toyAssets, strength: 4, isSearched: true }
const keysOf = (of: Site, by: Partial<typeof drawing> = {}, code = 'code') => {
  const key = pageKeys(of, { ...drawing, ...by }, code)
  return new Map([...of.pages, of.notFound].map((own) => [own.path, key(own)]))
}
const keys = keysOf(site)
/** Paths of the pages that get other names by a change. */
const changed = (of: Site, by?: Partial<typeof drawing>, code?: string) => [...keysOf(of, by, code)].filter(([path, key]) => keys.get(path) !== key).map(([path]) => path)
const withPage = (path: string, change: (own: Page) => Page): Site => ({ ...site, pages: site.pages.map((own) => (own.path === path ? change(own) : own)) })
const every = [...keys.keys()]

test('each page has a name of its own, and the same one again', () => {
  expect(new Set(keys.values()).size).toBe(every.length)
  expect(changed(siteOf(parts))).toEqual([])
})

test('what a page shows changes its name alone', () => {
  expect(changed(withPage('/c', (own) => ({ ...own, sections: own.sections.map((section) => ({ ...section, props: { title: 'New' } })) })))).toEqual(['/c'])
  expect(changed(withPage('/c', (own) => ({ ...own, description: 'New' })))).toEqual(['/c'])
})

test('where a page is written, and what is not shown of it, changes nothing', () => {
  const moved = withPage('/c', (own) => ({
    ...own,
    source: ['pages', 9],
    absent: [{ why: 'hidden', source: [], after: 0, type: 'hero' }],
    sections: own.sections.map((section) => ({ ...section, source: ['pages', 9, 'sections', 4], use: ['pages', 9], overridden: ['title'], gone: [['a']] })),
  }))
  expect(changed(moved)).toEqual([])
})

test('what other pages say of a page changes with it: those above it, those beside it, those that list it', () => {
  const renamed = (path: string) => changed(withPage(path, (own) => ({ ...own, title: 'Renamed' })))
  expect(renamed('/a')).toEqual(['/a', '/a/b'])
  expect(renamed('/c')).toEqual(['/c'])
  expect(renamed('/i/two')).toEqual(['/i/one', '/i/two', '/i/three'])
  expect(renamed('/i/one')).toEqual(['/i/one', '/i/two'])
  // Every way begins with it.
  expect(renamed('/')).toEqual(every)
})

test.each<[string, Site, Partial<typeof drawing>?, string?]>([
  ['the settings', { ...site, settings: { ...site.settings, name: 'Other' } }],
  ['the day it is made for', { ...site, madeFor: '2030-01-01' }],
  ['a file that pages may lead to', { ...site, files: { 'media/a.pdf': { hash: 'a', bytes: 1, kind: 'document' } } }],
  ['a stylesheet of all pages', site, { assets: { ...toyAssets, styles: ['/new.css'] } }],
  ['the strength', site, { strength: 5 }],
  ['whether pages are looked for', site, { isSearched: false }],
  ['the code', site, {}, 'other'],
])('%s changes the names of all pages', (_what, of, by, code) => {
  expect(changed(of, by, code)).toEqual(every)
})

test('a stylesheet that only some pages have changes only theirs', () => {
  const pageStyles = { ...toyAssets.pageStyles, 'hero prose': '/prose.css', 'carousel form': '/x.css' }
  expect(changed(site, { assets: { ...toyAssets, pageStyles } })).toEqual(['/i/one', '/i/two', '/i/three'])
})

test('facts and outside addresses change the pages that use them, and no others', () => {
  const { settings } = site
  expect(changed({ ...site, settings: { ...settings, facts: { age: '13' }, links: { shop: 'https://other.example.com/' } } })).toEqual([])
})

test('redirects, and what is not there at this time, change no page', () => {
  expect(changed({ ...site, redirects: [{ from: '/x', to: '/c' }], absent: [], over: [], nextChange: { moment: 1, appears: true, source: [] } })).toEqual([])
})

test('another Node draws all pages anew', () => {
  const own = Object.getOwnPropertyDescriptor(process, 'version') ?? {}
  Object.defineProperty(process, 'version', { ...own, value: 'v99.0.0' })
  try {
    expect(changed(site)).toEqual(every)
  } finally {
    Object.defineProperty(process, 'version', own)
  }
})

test('all pages know where the page for unknown addresses stands, and what is drawn with the languages; facts of another language change none', () => {
  const language = { lang: 'de', name: 'Deutsch', home: '/de', settings: site.settings } as unknown as NonNullable<Site['languages']>[number]
  const [two, renamed] = [
    { ...site, languages: [language] },
    { ...site, languages: [{ ...language, settings: { ...site.settings, name: 'Spielzeug' } }] },
  ]
  const keysOfTwo = keysOf(two)
  const otherFacts = { ...two, languages: [{ ...language, settings: { ...site.settings, facts: { age: '99' } } }] }
  expect([changed({ ...site, notFound: { ...site.notFound, pattern: '/other' } }), changed(two)]).toEqual([every, every])
  expect([[...keysOf(otherFacts)], [...keysOf(renamed)].filter(([path, key]) => keysOfTwo.get(path) === key)]).toEqual([[...keysOfTwo], []])
})

test('a page leads to its neighbours, wherever they are', () => {
  expect(changed(withPage('/i/one', (own) => ({ ...own, path: '/i/first' })))).toEqual(['/i/first', '/i/two'])
})
