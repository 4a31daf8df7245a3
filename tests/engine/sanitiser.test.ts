import createPurify from 'dompurify'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hrefFault } from '../../src/parts/href'
import { Html } from '../../src/parts/Html'
import { RichText } from '../../src/parts/RichText'
import { figure } from '../figure'
import { payloads, pieces } from '../payloads'

const { window } = new JSDOM('')
const purify = createPurify(window)
/** What the engine adds itself to the author's elements. */
const OWN = { ADD_ATTR: ['target'] }

const fromHtml = (source: string) => renderToStaticMarkup(createElement(Html, null, source))
const fromMarkdown = (source: string) => renderToStaticMarkup(createElement(RichText, null, source))

/** HTML as a browser reads and writes it again, so that only what is different in meaning differs. */
function reread(html: string): string {
  const place = window.document.createElement('div')
  place.innerHTML = html
  return place.innerHTML
}

/** What DOMPurify still finds to take away, what becomes of the HTML when it is read twice, and addresses against the policy. */
function faults(html: string): string[] {
  const read = reread(html)
  const removed = purify.sanitize(html, OWN) === read ? [] : purify.removed.map((item) => ('attribute' in item ? `attribute ${item.attribute?.name}=${item.attribute?.value}` : `element ${item.element?.nodeName}`))
  const twice = reread(read) === read ? [] : ['read twice, it is something else']
  const addresses = [...JSDOM.fragment(html).querySelectorAll('[href]')].flatMap((link) => hrefFault(link.getAttribute('href') ?? '') ?? [])
  return [...removed, ...twice, ...addresses]
}

/** Attacks cut into pieces, put together anew, and put into what an article may hold. */
const attack = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.constantFrom('<p>', '</p>', '<table><tr><td>', '<a href="', '">', '<ul><li>', '<th scope=col>', '<!--', '-->', ' id=', ' title="', '`', "'", '</', '\u0000', '\u2028'), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))

test('DOMPurify finds nothing to take away from an article, however it was attacked', ({ task }) => {
  const found = payloads.flatMap((payload) => faults(fromHtml(payload)).map((fault) => `${payload}: ${fault}`))
  expect(found).toEqual([])
  const runs = 3000
  fc.assert(fc.property(attack, (source) => faults(fromHtml(source)).length === 0), { seed: 20261121, numRuns: runs })
  figure({ task }, 'B1', `sanitiser: ${payloads.length} attacks and ${runs} made of their pieces, DOMPurify takes nothing more away (goal 0)`)
})

test('nor from text with Markdown', () => {
  const found = payloads.flatMap((payload) => faults(fromMarkdown(payload)).map((fault) => `${payload}: ${fault}`))
  expect(found).toEqual([])
  fc.assert(fc.property(attack, (source) => faults(fromMarkdown(source)).length === 0), { seed: 20261121, numRuns: 1000 })
})

test.each(['https://example.com/a', 'http://example.com', 'mailto:a@example.com', 'tel:+13055550142', '/faq', '#steps', '/faq?a=1#b'])('a link of an article to %s stays', (href) => {
  expect(JSDOM.fragment(fromHtml(`<a href="${href}">x</a>`)).querySelector('a')?.getAttribute('href')).toBe(href)
})

test('a picture in Markdown is not fetched, and its words are not lost', () => {
  const drawn = fromMarkdown('![Our *shop*](https://evil.example/p.png) and ![the yard][yard]\n\n[yard]: https://evil.example/y.png')
  expect(drawn).toBe('<p>Our shop and the yard</p>')
})
