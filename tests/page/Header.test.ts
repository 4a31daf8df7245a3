import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Header } from '../../src/page/Header'
import { toySettings } from '../lib/toy'
import { markup } from '../lib/drawn'
import { siteOf } from '../lib/toySite'

const links = [
  { label: 'Shop', href: 'https://shop.example' },
  { label: 'Home', href: '/' },
  {
    label: 'More',
    links: [
      { label: 'Start', href: '/' },
      { label: 'Mail', href: 'mailto:us@toys.example' },
    ],
  },
]
const site = siteOf({ site: { ...toySettings, navigation: { label: 'Main', links, panelTitle: 'Menu', actions: [{ label: 'Ask', href: '/' }] } } })

const header = JSDOM.fragment(markup(createElement(Header, { site, path: '/' })))
const all = (selector: string) => Array.from(header.querySelectorAll(selector))
const one = (selector: string) => header.querySelector(selector)
/** What a link leads to, its words, and whether it is that of the page at hand. */
const reported = (link: Element) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]

test('the bar and its panel have every link; that of the page at hand is marked in both', () => {
  const expected = [
    ['https://shop.example', 'Shop (opens in a new tab)', null],
    ['/', 'Home', 'page'],
    ['/', 'Start', 'page'],
    ['mailto:us@toys.example', 'Mail', null],
  ]
  expect(all('.bar-nav a').map(reported)).toEqual(expected)
  expect(all('.panel nav a').map(reported)).toEqual(expected)
  expect([one('.bar-nav')?.getAttribute('aria-label'), one('.panel nav')?.getAttribute('aria-label')]).toEqual(['Main', 'Menu'])
  expect(all('.brand').map((brand) => [brand.getAttribute('href'), brand.textContent])).toEqual([['/', 'Toys']])
  expect(all('.bar-actions a, .panel .actions a').map(reported)).toEqual([
    ['/', 'Ask', null],
    ['/', 'Ask', null],
  ])
})

test('a menu of the bar is a button that shows its list, and in the panel a heading above it', () => {
  const [button, list] = [one('.bar-nav button'), one('.bar-list')]
  expect([button?.textContent, button?.getAttribute('popovertarget'), button?.getAttribute('aria-controls')]).toEqual(['More', list?.id, list?.id])
  expect([list?.id, list?.getAttribute('popover')]).toEqual([expect.stringMatching(/./), 'auto'])
  expect(one('.panel nav li > h3')?.textContent).toBe('More')
  expect(one('.panel nav li > h3 + ul')?.querySelectorAll('a').length).toBe(2)
  expect(all('ul > :not(li)')).toEqual([])
})

test('of several menus each has a button that shows its own list', () => {
  const group = (label: string) => ({ label, links: [{ label: `All ${label}`, href: `/${label}` }] })
  const bar = { ...site, settings: { ...site.settings, navigation: { ...site.settings.navigation, links: [group('toys'), { label: 'Home', href: '/' }, group('books')] } } }
  const several = JSDOM.fragment(markup(createElement(Header, { site: bar, path: '/books' })))
  const buttons = Array.from(several.querySelectorAll('.bar-nav button'))
  const lists = buttons.map((button) => several.querySelector(`#${button.getAttribute('popovertarget')}`)?.textContent)
  expect([lists, buttons.map((button) => button.getAttribute('aria-current'))]).toEqual([
    ['All toys', 'All books'],
    [null, 'true'],
  ])
  expect(buttons.map((button) => button.getAttribute('aria-controls'))).toEqual(buttons.map((button) => button.getAttribute('popovertarget')))
})

test('the panel is opened and closed without a script, by buttons with names', () => {
  const commands = all('[commandfor]').map((button) => ['aria-label', 'commandfor', 'command'].map((name) => button.getAttribute(name)))
  expect(commands).toEqual([
    ['Open menu', 'panel', 'show-modal'],
    ['Close menu', 'panel', 'close'],
  ])
  const panel = one('#panel')
  expect([panel?.localName, panel?.getAttribute('closedby'), one(`#${panel?.getAttribute('aria-labelledby')}`)?.textContent]).toEqual(['dialog', 'any', 'Menu'])
})

test('the ruler has the words of the bar, for nobody to see, hear or reach', () => {
  const ruler = one('.bar-ruler')
  expect([ruler?.getAttribute('aria-hidden'), ruler?.querySelectorAll('a, button, [tabindex], [id]').length]).toEqual(['true', 0])
  expect(ruler?.textContent).toBe('')
  expect(all('.bar-ruler [data-label]').map((word) => word.getAttribute('data-label'))).toEqual(['Ask', 'Shop', 'Home', 'More'])
  expect(all('.ruler-link .chevron').map(({ parentElement }) => parentElement?.getAttribute('data-label'))).toEqual(['More'])
})

test('on another page no link is marked', () => {
  expect(markup(createElement(Header, { site, path: '/other' }))).not.toContain('aria-current')
})

test('what measures the bar has the words of a link to a file whole', () => {
  const actions = [{ label: 'Prices', href: 'media/a.pdf' }]
  const bar = { ...site, settings: { ...site.settings, navigation: { ...site.settings.navigation, links: [{ label: 'List', href: 'media/a.pdf' }], actions } } }
  const html = markup(createElement(Header, { site: bar, path: '/' }), { files: { 'media/a.pdf': '5 KB' } })
  const labels = Array.from(JSDOM.fragment(html).querySelectorAll('.bar-ruler [data-label]'), (element) => element.getAttribute('data-label'))
  expect(labels).toEqual(['Prices (PDF, 5 KB)', 'List (PDF, 5 KB)'])
})

test('a link of a list has a line and a figure beside it, which are not a part of its words', () => {
  const links = [{ label: 'Bears', href: '/bears', text: 'Of maple', figure: '$40' }]
  const bar = { ...site, settings: { ...site.settings, navigation: { ...site.settings.navigation, links: [{ label: 'Toys', links }] } } }
  const drawn = JSDOM.fragment(markup(createElement(Header, { site: bar, path: '/' })))
  const entries = ['.bar-list li', '.panel-list li'].map((selector) => drawn.querySelector(selector)?.innerHTML)
  for (const entry of entries) expect(entry).toBe('<a href="/bears">Bears</a><b>$40</b><span>Of maple</span>')
})

test('buttons stand above the links of the panel, and in the ruler they are as loud as in the bar', () => {
  const panel = one('.panel')
  expect(Array.from(panel?.children ?? [], ({ localName, className }) => className || localName).slice(0, 3)).toEqual(['panel-head', 'actions', 'nav'])
  expect(all('.ruler-actions > *').map((button) => button.getAttribute('data-variant'))).toEqual(all('.bar-actions a').map((button) => button.getAttribute('data-variant')))
})

test('the magnifying glass leads to the page of the search and says so; there it is marked, and without such a page it is not there', () => {
  const withSearch = { ...site, settings: { ...site.settings, navigation: { ...site.settings.navigation, search: '/find' } } }
  const glass = (path: string) => JSDOM.fragment(markup(createElement(Header, { site: withSearch, path }))).querySelector('.bar-search')
  expect(['/', '/find'].map((path) => glass(path) && reported(glass(path) as Element))).toEqual([
    ['/find', 'Search', null],
    ['/find', 'Search', 'page'],
  ])
  expect(one('.bar-search')).toBeNull()
})

test('signs that are drawn say nothing, and the button of the panel says what it opens', () => {
  expect(all('svg:not([aria-hidden="true"], .brand *)')).toEqual([])
  const burger = one('.burger')
  expect(['type', 'aria-haspopup', 'aria-controls', 'aria-expanded'].map((name) => burger?.getAttribute(name))).toEqual(['button', 'dialog', 'panel', 'false'])
  expect(all('button:not([type="button"])')).toEqual([])
})

test('where pages can be read in other languages the panel lists these by a name, and else neither it nor the bar', () => {
  const page = (path: string) => ({ path, title: path, sections: [{ type: 'hero', title: path }] })
  const languages = siteOf({ site: { ...toySettings, locales: { es: { path: '/es', label: 'Español' } } }, pages: [page('/'), page('/es')] })
  const drawn = JSDOM.fragment(markup(createElement(Header, { site: languages, path: '/', versions: languages.pages[0]?.versions })))
  const [list] = drawn.querySelectorAll('.panel-languages')
  expect([list?.closest('nav')?.getAttribute('aria-label'), list?.textContent?.includes('Español')]).toEqual(['Language', true])
  expect([one('.panel-languages'), all('nav').length]).toEqual([null, 2])
})
