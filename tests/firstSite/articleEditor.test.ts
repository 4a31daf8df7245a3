import { JSDOM } from 'jsdom'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => void vi.unstubAllGlobals())

test('the Studio’s editor of articles holds every article of the site, tables and all', async () => {
  const { window } = new JSDOM('')
  const globals = { window, document: window.document, DOMParser: window.DOMParser, Node: window.Node, Element: window.Element }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const { isHeld } = await import('../../src/studio/client/fields/articleHtml')
  const articles = JSON.parse(readFileSync('pages.json', 'utf8')).collections.articles as { slug: string; content: string }[]
  expect(articles.length).toBeGreaterThan(0)
  expect(articles.filter(({ content }) => !isHeld(content)).map(({ slug }) => slug)).toEqual([])
})
