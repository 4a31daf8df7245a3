import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import bakery from '../../sites/bakery.json'
import { isWhole } from '../../lib/extent'
import { figure, passing } from '../../lib/figure'
import { site as main } from '../parts'
import { useBrowser } from '../../browser/browser'
import { openPrepared, routesOf, routesWithEveryBlock, SCRIPT_LOST, withoutScripts } from '../../browser/visit'

const { open, origin } = useBrowser()

const MISSING = ['/no-such-page', '/resources/no-such-item']
const SITES = [
  { site: 'main', name: main.name, routes: routesOf('main') },
  { site: 'bakery', name: bakery.site.name, routes: routesOf('bakery') },
] as const

/** What a page that does not exist says in the console: the browser's own line, and the missing path. */
const SAID_OF_MISSING = ['status of 404', 'No page at']

/** What can be said about a page once it was seen from top to bottom. */
const summary = (page: Page) =>
  page.evaluate(() => ({
    status: performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).responseStatus),
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    requests: performance.getEntriesByType('resource').map((entry) => entry.name),
  }))

/** Words of main that a reader cannot find: not shown, or not part of what is shown. Closed answers can be opened without a script. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return ['There is no main.']
    const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is not shown.
    const shown = fold(main.innerText).replaceAll(' ', '')
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = fold(node.textContent ?? '')
      const parent = node.parentElement
      if (!words || !parent || parent.closest('script, style, noscript')) continue
      if (parent.closest('details:not([open])') && !parent.closest('summary')) continue
      const isVisible = parent.matches('option') || parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isVisible || !shown.includes(words.replaceAll(' ', ''))) lost.push(words)
    }
    return lost
  })

/** By site, how many pages were read with scripts switched off and found whole. */
const readable = new Map<string, number>()
const readableAborted = passing()

describe.each(SITES)('the $site site', ({ site, name, routes }) => {
  test.each(MISSING)('%s is told to be missing, in the console too, on a page of the site', async (route) => {
    const page = await open(route, { site, expected: SAID_OF_MISSING })
    const { status, headings, title, requests } = await summary(page)
    expect(status).toEqual([404])
    expect(headings).toBe(1)
    expect(title).toMatch(new RegExp(`${name}$`))
    expect(requests.filter((address) => !address.startsWith(`${origin(site)}/`))).toEqual([])
  })

  test('every page shows all its words with scripts switched off', async () => {
    const page = await open('', { site, javaScriptEnabled: false, expected: [...SAID_OF_MISSING] })
    for (const [before, route] of [...routes, ...MISSING].entries()) {
      await page.goto(origin(site) + route)
      expect({ route, unseen: await unseen(page) }).toEqual({ route, unseen: [] })
      readable.set(site, before + 1)
    }
  })

  // What a missing script does to a block, it does to it on every page.
  test.each(isWhole ? routes : routesWithEveryBlock(site))('%s shows all its words when no script arrives', async (route) => {
    readableAborted.add()
    const page = await openPrepared(open, route, withoutScripts, { site, expected: [SCRIPT_LOST] })
    // What a form needs is told when its script has been waited for.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    expect(await unseen(page)).toEqual([])
  })
})

test('the missing path is written to the console', async () => {
  const page = await open('/', { expected: SAID_OF_MISSING })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(`${origin()}/no-such-page`)
  await expect.poll(() => said.filter((text) => text.includes('/no-such-page')).length).toBeGreaterThan(0)
})

test('every page was read without scripts, and none was found wanting', ({ task }) => {
  const routes = SITES.reduce((sum, site) => sum + site.routes.length, 0)
  const read = [...readable.values()].reduce((sum, pages) => sum + pages, 0)
  const missing = MISSING.length * SITES.length
  const aborted = SITES.reduce((sum, { site, routes }) => sum + (isWhole ? routes : routesWithEveryBlock(site)).length, 0)
  figure({ task }, 'B15', `scripts off: ${read} of ${routes + missing} pages show all their words; no script arrives: ${readableAborted.count()} of ${aborted} (goal all)`)
  expect([read, readableAborted.count()]).toEqual([routes + missing, aborted])
})
