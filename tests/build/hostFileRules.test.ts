import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { hostFiles } from '../../src/build/hostFiles'
import { hostileSite, withSettings } from '../lib/hostileSite'
import { payloads } from '../lib/payloads'

const { site } = hostileSite(await loadBlocks())
/** Throws where it is not well formed. */
const xml = (text: string) => new JSDOM(text, { contentType: 'text/xml' }).window.document

test('feed, sitemap and icon are well-formed XML, and the manifest JSON, whatever is written into titles and settings', () => {
  for (let turn = 0; turn < payloads.length; turn += 3) {
    // With other settings a few items tell as much as all of them.
    const own = turn === 0 ? site : { ...site, pages: site.pages.filter(({ published }) => published).slice(0, 4) }
    const files = hostFiles(withSettings(own, turn))
    const feed = xml(files['rss.xml'] ?? '')
    expect(feed.querySelectorAll('item').length).toBe(own.pages.filter(({ published }) => published).length)
    expect([...feed.querySelectorAll('*')].map(({ localName }) => localName).filter((name) => /^(?:script|img|svg)$/.test(name))).toEqual([])
    expect(xml(files['sitemap.xml'] ?? '').querySelectorAll('loc').length).toBe(own.pages.length)
    xml(files['icon.svg'] ?? '')
    JSON.parse(files['site.webmanifest'] ?? '')
  }
})

test('the titles in the feed are those of the pages', () => {
  const titles = [...xml(hostFiles(site)['rss.xml'] ?? '').querySelectorAll('item > title')].map((title) => title.textContent?.trim())
  expect(titles.toSorted()).toEqual(
    site.pages
      .filter(({ published }) => published)
      .map(({ title }) => title.trim())
      .toSorted(),
  )
})
