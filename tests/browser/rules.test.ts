import { describe, expect, test } from 'vitest'
import { figure } from '../lib/figure'
import { useBrowser } from './browser'
import { misfits } from './misfits'
import { breaches, shifts } from './rules'
import { routesOf, routesWithEveryBlock } from './visit'

const { open } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
/** The spacing that readers may set for themselves (WCAG 1.4.12). */
const SPACING = '*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }'
const LARGE = 'html { font-size: 200% !important; }'

describe.each(['main', 'bakery'] as const)('the %s site', (site) => {
  test.each(routesOf(site))('%s keeps the rules of the layout and fits whatever spacing and size its reader sets', async (route) => {
    const page = await open(route, { ...CALM, site, bypassCSP: true })
    const found: Record<string, string[]> = {}
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const here = await breaches(page)
      if (here.length > 0) found[`${width} px`] = here
    }
    // A small phone whose reader has set letters wide, or twice as large.
    await page.setViewportSize({ width: 320, height: 900 })
    for (const [name, content] of Object.entries({ SPACING, LARGE })) {
      const style = await page.addStyleTag({ content })
      const here = (await misfits(page)).filter((line) => !line.startsWith('target'))
      if (here.length > 0) found[name] = here
      await style.evaluate((element) => (element as Element).remove())
    }
    expect(found).toEqual({})
  })
})

test('nothing shifts while a page loads, although its fonts come late', async ({ task }) => {
  const moved: Record<string, string[]> = {}
  const look = async (route: string): Promise<void> => {
    const page = await open('/robots.txt', { viewport: { width: 390, height: 844 }, expected: ['favicon.ico', 'preload'] })
    await page.route('**/*.woff2', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await request.continue()
    })
    await page.goto(new URL(route, page.url()).href)
    await page.evaluate(() => document.fonts.ready)
    const seen = await shifts(page)
    if (seen.length > 0) moved[route] = seen
    await page.context().close()
  }
  const routes = routesWithEveryBlock()
  for (let from = 0; from < routes.length; from += 4) await Promise.all(routes.slice(from, from + 4).map(look))
  expect(moved).toEqual({})
  figure({ task }, 'C14', `layout shift 0 on ${routes.length} routes with fonts half a second late (goal 0)`)
})
