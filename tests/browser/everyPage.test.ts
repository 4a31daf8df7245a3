import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure, passing } from '../lib/figure'
import { pageAt } from '../lib/page'
import { useBrowser } from './browser'
import { faultsOf } from './pageFaults'
import { routesOf, touchIslands } from './visit'

const { open, origin } = useBrowser()

const SITES = (['main', 'bakery'] as const).map((site) => ({ site, routes: routesOf(site) }))
/** Sees a page from top to bottom, as a reader does who touches nothing. */
const read = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

const requested = (page: Page): Promise<string[]> => page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))

const statusOf = (page: Page) => page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).responseStatus))

const looked = passing()

describe.each(SITES)('the $site site', ({ site, routes }) => {
  test('lists its pages, home first', () => {
    expect(routes[0]).toBe('/')
    expect(routes.length).toBeGreaterThan(5)
  })

  test.each(routes)('%s is quiet and asks nobody else for anything; it fits every screen and reader, keeps the rules of the layout, and axe finds nothing', async (route) => {
    looked.add()
    const page = await open(route, { site })
    await read(page)
    const reading = await requested(page)
    expect(reading.filter((address) => address.endsWith('.js'))).toHaveLength(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await touchIslands(page)
    expect(await statusOf(page)).toEqual([200])
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).toBe(pageAt(route, site).title)
    expect(await faultsOf(page)).toEqual({})
    expect((await requested(page)).filter((address) => !address.startsWith(`${origin(site)}/`))).toEqual([])
  })
})

test('every page was looked at, and none was found wanting', ({ task }) => {
  const routes = SITES.reduce((sum, site) => sum + site.routes.length, 0)
  figure({ task }, 'B3', `${looked.count()} of ${routes} pages opened and scrolled through with 0 violations of the policy (goal all)`)
  figure({ task }, 'B20', `${looked.count()} of ${routes} pages opened and scrolled through: 0 errors, 0 warnings (goal all)`)
  expect(looked.count()).toBe(routes)
})
