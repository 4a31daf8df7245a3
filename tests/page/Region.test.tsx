// Loaded before there is a window: it asks the browser for its name else.
import 'react-dom/client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Browser, Region } from '../../src/page/Region'
import { toyBrowser } from '../lib/toyBrowser'

const data = { attributes: { id: 'toys', 'data-key': 'a' }, html: '<p>One</p>' }

test('a region is its element with the attributes and the HTML that are given', () => {
  expect(renderToStaticMarkup(<Region as="section" data={data} />)).toBe('<section id="toys" data-key="a"><p>One</p></section>')
  expect(renderToStaticMarkup(<Region as="footer" data={{ attributes: {}, html: '' }} />)).toBe('<footer></footer>')
})

/** A region in a page of a browser, which is drawn again and again. */
function open() {
  const { document } = toyBrowser('<div id="root"></div>')
  const noted: string[] = []
  const browser: Browser = {
    trust: (html) => {
      noted.push(`trust ${html}`)
      return html
    },
    onShown: (element) => {
      noted.push(`shown ${element.localName} ${element.textContent}`)
    },
  }
  const place = document.getElementById('root') ?? document.body
  const root = createRoot(place)
  onTestFinished(async () => {
    flushSync(() => root.unmount())
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.unstubAllGlobals()
  })
  const draw = async (html: string, attributes = {}) => {
    flushSync(() => root.render(<Region as="section" data={{ attributes, html }} browser={browser} />))
    await new Promise((resolve) => setTimeout(resolve, 5))
    return noted.splice(0)
  }
  return { draw, place }
}

test('HTML that enters the page is vouched for and told, once; other HTML in its place, too', async () => {
  const { draw, place } = open()
  expect(await draw('<b>One</b>')).toEqual(['trust <b>One</b>', 'shown section One'])
  place.querySelector('b')?.append('!')
  expect(await draw('<b>One</b>', { 'data-key': 'new' })).toEqual([])
  // What has been done inside stays, and what is new around it is taken over.
  expect(place.innerHTML).toBe('<section data-key="new"><b>One!</b></section>')
  expect(await draw('<b>Two</b>')).toEqual(['trust <b>Two</b>', 'shown section Two'])
})
