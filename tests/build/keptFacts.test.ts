import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { blockStyles } from '../../src/build/blockStyles'
import { drawnHash, knowHash } from '../../src/build/drawnHash'
import { keptFacts } from '../../src/build/keptFacts'
import { factsOf, rulesOn } from '../../src/build/pageFacts'
import type { Page, Site } from '../../src/site/schema/site'
import { siteOf } from '../lib/toySite'

const ofBlocks = await blockStyles()
const pages = ['/', '/a', '/b'].map((path) => ({ path, title: `Title of ${path}`, sections: [{ type: 'hero', title: 'Toys' }] }))
const folder = () => {
  const made = join(mkdtempSync(join(tmpdir(), 'quoin-facts-')), 'kept')
  onTestFinished(() => rmSync(join(made, '..'), { recursive: true }))
  return made
}

/** A site whose pages tell when somebody looks at what they show; their names are known. */
function unlooked(site: Site): { site: Site; looked: string[] } {
  const looked: string[] = []
  const unread = site.pages.map((page): Page => {
    const own = { ...page }
    const get = () => {
      looked.push(page.path)
      return page.sections
    }
    Object.defineProperty(own, 'sections', { enumerable: true, get })
    knowHash(own, drawnHash(page))
    return own
  })
  return { site: { ...site, pages: unread }, looked }
}

test('a second build looks at those pages only that have changed, and knows the same of all', () => {
  const kept = folder()
  keptFacts(siteOf({ pages }), ofBlocks, kept, 1)
  const changed = siteOf({ pages: pages.with(1, { path: '/a', title: 'Title of /a', sections: [{ type: 'hero', title: 'Ж' }] }) })
  const { site, looked } = unlooked(changed)
  keptFacts(site, ofBlocks, kept, 1)
  expect([...new Set(looked)]).toEqual(['/a'])
  expect(site.pages.map((page) => [factsOf(page), rulesOn(page, ofBlocks)])).toEqual(changed.pages.map((page) => [factsOf(page), rulesOn(page, ofBlocks)]))
  expect([...new Set(looked)]).toEqual(['/a'])
})

test('what is kept of another site, or is torn, is not used, and of a small site nothing is kept', () => {
  const kept = folder()
  keptFacts(siteOf({ pages }), ofBlocks, kept, 4)
  expect(() => readdirSync(kept)).toThrow()
  keptFacts(siteOf({ pages }), ofBlocks, kept, 3)
  const [name = ''] = readdirSync(kept)
  writeFileSync(join(kept, name), 'torn')
  const { site, looked } = unlooked(siteOf({ pages }))
  keptFacts(site, ofBlocks, kept, 3)
  expect(new Set(looked).size).toBe(3)
})
