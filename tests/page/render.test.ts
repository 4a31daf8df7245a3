import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createBody, createRenderer } from '../../src/page/render'
import { renderSection } from '../../src/page/renderSection'
import { toySettings } from '../lib/toy'
import { siteOf, toyAssets } from '../lib/toySite'

const hero = (title: string) => [{ type: 'hero', title }]
const site = siteOf({
  site: {
    ...toySettings,
    navigation: {
      ...toySettings.navigation,
      links: [
        { label: 'Home', href: '/' },
        {
          label: 'More',
          links: [
            { label: 'FAQ', href: '/faq' },
            { label: 'Other', href: '/other' },
            { label: 'Terms', href: '/legal/terms' },
          ],
        },
      ],
    },
    words: { offline: 'No line.', skip: 'To the words' },
  },
  pages: [
    { path: '/', title: 'Home', overlay: true, sections: [{ ...hero('Toys')[0], ground: 'dark' }] },
    { path: '/faq', title: 'FAQ', sections: hero('Questions') },
    { path: '/other', title: 'Other', sections: hero('Other') },
    { path: '/faq/fees', title: 'Fees', sections: hero('Fees') },
    { path: '/legal/terms', title: 'Terms', sections: hero('Terms') },
    { path: '/legal/old', title: 'Old', sections: hero('Old') },
  ],
})
const render = createRenderer(site, toyAssets)
const drawn = async (path: string) => {
  const page = [...site.pages, site.notFound].find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return new JSDOM(await render(page)).window.document
}

test('a document has the page, the words of the frame for the browser, and what is said without a connection', async () => {
  const page = await drawn('/faq')
  expect(page.querySelector('h1')?.textContent).toBe('Questions')
  expect(page.querySelector('.skip')?.textContent).toBe('To the words')
  expect(page.getElementById('announcer')?.dataset.offline).toBe('No line.')
  expect(JSON.parse(page.getElementById('frame')?.textContent ?? '')).toMatchObject({ lang: 'en', words: { skip: 'To the words', close: 'Close' }, icons: {} })
})

test('the bar lies over the first section where the page asks for it, and marks the page at hand or the one above it, also of several in one group', async () => {
  const marked = async (path: string) => {
    const page = await drawn(path)
    return [
      page.querySelector('#app > header')?.hasAttribute('data-overlay'),
      ...Array.from(page.querySelectorAll('.bar-nav [aria-current]'), (link) => `${link.getAttribute('href') ?? link.textContent} ${link.getAttribute('aria-current')}`),
    ]
  }
  const all: unknown[] = []
  for (const path of ['/', '/faq', '/other', '/faq/fees', '/legal/old', '/404', '/']) all.push(await marked(path))
  expect(all).toEqual([
    [true, '/ page'],
    [false, 'More true', '/faq page'],
    [false, 'More true', '/other page'],
    [false, 'More true', '/faq true'],
    [false, 'More true'],
    [false],
    [true, '/ page'],
  ])
})

test('pages are drawn one behind the other without a trace of the last', async () => {
  expect([
    (await drawn('/other')).querySelector('h1')?.textContent,
    (await drawn('/404')).querySelector('h1')?.textContent,
    (await drawn('/other')).querySelector('h1')?.textContent,
  ]).toEqual(['Other', 'Toys', 'Other'])
})

test('pages that are asked for at the same time are each drawn as what they are', async () => {
  const titles = await Promise.all(['/', '/faq', '/404', '/other'].map(async (path) => (await drawn(path)).querySelector('h1')?.textContent))
  expect(titles).toEqual(['Toys', 'Questions', 'Toys', 'Other'])
})

test('a page that cannot be drawn keeps no other one waiting', async () => {
  const [home, other] = [site.pages[0], site.pages[2]]
  if (!home || !other) throw new Error('There are three pages.')
  const draw = createBody(site, (page, frame, around) => {
    if (page === home) throw new Error('Broken')
    return { ...around, sections: page.sections.map((section) => renderSection(section, page, { frame })) }
  })
  const [first, second] = await Promise.allSettled([draw(home), draw(other)])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})

test('what was drawn before is drawn anew when a word of the frame has changed', async () => {
  const memory = new Map<string, string>()
  const wordsOf = async (newTab: string) => {
    const changed = siteOf({
      site: { ...toySettings, words: { newTab } },
      pages: [{ path: '/', title: 'Home', sections: [{ type: 'linkList', links: [{ label: 'Shop', href: 'https://shop.example.com/' }] }] }],
    })
    const draw = createBody(
      changed,
      (page, frame, around) => ({ ...around, sections: page.sections.map((section) => renderSection(section, page, { frame, renderCache: memory })) }),
      memory,
    )
    return Promise.all(changed.pages.map(async (page) => new JSDOM(await draw(page)).window.document.querySelector('main a')?.textContent))
  }
  expect([await wordsOf('elsewhere'), await wordsOf('woanders'), await wordsOf('elsewhere')].flat()).toEqual(['Shop (elsewhere)', 'Shop (woanders)', 'Shop (elsewhere)'])
})

test('where an item is missing, the bar marks nothing: its page shares the address of a page that the bar leads to', async () => {
  const toys = siteOf({
    site: { ...toySettings, navigation: { ...toySettings.navigation, links: [{ label: 'Toys', href: '/toys' }] } },
    collections: { toys: [{ slug: 'bear', title: 'Bear', excerpt: 'A toy.' }] },
    pages: [
      { path: '/toys', title: 'Toys', sections: hero('Toys') },
      { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: hero('{item.title}'), missing: { title: 'Gone', sections: hero('Gone') } },
    ],
  })
  const draw = createRenderer(toys, toyAssets)
  const isMarked = async (page?: (typeof toys.pages)[number]) => page && new JSDOM(await draw(page)).window.document.querySelector('.bar [aria-current]') !== null
  expect([await isMarked(toys.pages[0]), await isMarked(toys.missing[0])]).toEqual([true, false])
})
