import { JSDOM } from 'jsdom'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { viewOf } from '../../src/blocks/views'
import { Footer } from '../../src/page/Footer'
import { Header } from '../../src/page/Header'
import { Actions } from '../../src/parts/Actions'
import { Anchor } from '../../src/parts/Anchor'
import { Html } from '../../src/parts/Html'
import { Provider } from '../../src/parts/Provider'
import { RichText } from '../../src/parts/RichText'
import { examplesOf } from '../../src/authoring/describe/examples'
import { compile } from '../../src/site/compile'
import { mapStrings } from '../../src/site/schema/walk'
import { ENGLISH } from '../../src/site/schema/words/english'
import { fileWith, toyBlocks, toySettings } from '../lib/toy'

const OTHER = 'https://other.example.com/page'
const frame = { lang: 'en', words: ENGLISH, icons: {} }
const linksIn = (drawn: ReactNode) => [...new JSDOM(renderToStaticMarkup(createElement(Provider, { frame, children: drawn }))).window.document.querySelectorAll('a')]

/** What is missing in a link to another site; it opens a window that must not reach back, and says so. */
function faultsOf(link: HTMLAnchorElement): string[] {
  const rel = link.rel.split(' ')
  const faults = {
    noopener: rel.includes('noopener'),
    noreferrer: rel.includes('noreferrer'),
    'a tab of its own': link.target === '_blank',
    'its hint': link.textContent.includes(ENGLISH.newTab),
  }
  return Object.entries(faults).flatMap(([name, isThere]) => (isThere ? [] : [`${name}: ${link.outerHTML}`]))
}

const link = { label: 'Other', href: OTHER }
const navigation = { label: 'Main', panelTitle: 'Menu', links: [link, { label: 'More', links: [link] }], actions: [link, { ...link, style: 'text' }] }
const footer = { columns: [{ title: 'More', links: [link] }], links: [link], copyright: '© Toys' }
const { site } = compile(new TextEncoder().encode(fileWith({ site: { ...toySettings, navigation, footer } })), 'pages.json', toyBlocks)

const ways: [name: string, count: number, drawn: () => ReactNode][] = [
  ['a link in words', 1, () => createElement(Anchor, { href: OTHER }, 'Other')],
  ['actions', 3, () => createElement(Actions, { actions: [link, { ...link, style: 'secondary' }, { ...link, style: 'text' }] })],
  ['running text', 2, () => createElement(RichText, { children: `[one](${OTHER}) and <${OTHER}>` })],
  ['HTML', 2, () => createElement(Html, { children: `<p><a href="${OTHER}">one</a></p><ul><li><a href="${OTHER}" title="x" target="_self" rel="opener">two</a></li></ul>` })],
  ['the bar and its panel', 8, () => site && createElement(Header, { site, path: '/' })],
  ['the foot', 2, () => site && createElement(Footer, { site })],
]

test.each(ways)('%s: a link to another site opens a window that cannot reach back', (_name, count, drawn) => {
  const links = linksIn(drawn()).filter(({ href }) => href === OTHER)
  expect(links).toHaveLength(count)
  expect(links.flatMap(faultsOf)).toEqual([])
})

const blocks = await loadBlocks()
const examples = Object.entries(blocks)
  .flatMap(([type, { schema }]) =>
    Object.entries(examplesOf(type)).map(([name, example]) => {
      let count = 0
      const props = mapStrings(schema, example, (text, role) => {
        if (role === 'href') count++
        return role === 'href' ? OTHER : text
      })
      return { type, name, props, count }
    }),
  )
  .filter(({ count, props }) => count > 0 && !('collection' in props))

test.each(examples)('$type, $name: each of its links to another site is such a one', ({ type, props }) => {
  const links = linksIn(createElement(viewOf(type).Component, props as Record<string, unknown>)).filter(({ href }) => href === OTHER)
  expect(links.length).toBeGreaterThan(0)
  expect(links.flatMap(faultsOf)).toEqual([])
})

test('a link inside the site opens where it stands', () => {
  const links = linksIn(createElement(RichText, { children: '[a](/faq) [b](#top) [c](mailto:me@example.com) [d](tel:+1555)' }))
  expect(links.map(({ target, rel }) => target + rel)).toEqual(['', '', '', ''])
})
