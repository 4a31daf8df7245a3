import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure } from '../lib/figure'
import { pageAt } from '../lib/page'
import { useBrowser } from './browser'
import { dearRoutes } from './covering'
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

/** By site, how many pages were opened and found in order. */
const looked = new Map<string, number>()

describe.each(SITES)('the $site site', ({ site, routes }) => {
  test('lists its pages, home first', () => {
    expect(routes[0]).toBe('/')
    expect(routes.length).toBeGreaterThan(5)
  })

  test('has no page that is not quiet, or asks anybody else for anything', async () => {
    const page = await open('', { site })
    for (const [before, route] of routes.entries()) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(origin(site) + route)
      await read(page)
      const scripts = (await requested(page)).filter((address) => address.endsWith('.js')).length
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await touchIslands(page)
      const strangers = (await requested(page)).filter((address) => !address.startsWith(`${origin(site)}/`))
      const found = { route, scripts, strangers, status: await statusOf(page), headings: await page.locator('h1').count(), title: await page.title() }
      expect(found).toEqual({ route, scripts: 1, strangers: [], status: [200], headings: 1, title: pageAt(route, site).title })
      looked.set(site, before + 1)
    }
  })

  test.each(dearRoutes(site))('%s fits every screen and reader, keeps the rules of the layout, and axe finds nothing', async (route) => {
    const page = await open(route, { site, reducedMotion: 'reduce' })
    await touchIslands(page)
    expect(await faultsOf(page)).toEqual({})
  })
})

test('every page was looked at, and none was found wanting', ({ task }) => {
  const routes = SITES.reduce((sum, site) => sum + site.routes.length, 0)
  const count = [...looked.values()].reduce((sum, pages) => sum + pages, 0)
  figure({ task }, 'B3', `${count} of ${routes} pages opened and scrolled through with 0 violations of the policy (goal all)`)
  figure({ task }, 'B20', `${count} of ${routes} pages opened and scrolled through: 0 errors, 0 warnings (goal all)`)
  expect(count).toBe(routes)
})
