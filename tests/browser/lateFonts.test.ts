import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { figure } from '../lib/figure'
import { useBrowser } from './browser'
import { shifts } from './rules'
import { openPrepared, routesWithEveryBlock } from './visit'

const { open } = useBrowser()

test('nothing shifts while a page loads, although its fonts come late', async ({ task }) => {
  const moved: Record<string, string[]> = {}
  const look = async (route: string): Promise<void> => {
    const late = (prepared: Page) =>
      prepared.route('**/*.woff2', async (request) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await request.continue()
      })
    const page = await openPrepared(open, route, late, { viewport: { width: 390, height: 844 }, expected: ['preload'] })
    await page.evaluate(() => document.fonts.ready)
    const seen = await shifts(page)
    if (seen.length > 0) moved[route] = seen
    await page.close()
  }
  const routes = routesWithEveryBlock()
  for (let from = 0; from < routes.length; from += 4) await Promise.all(routes.slice(from, from + 4).map(look))
  expect(moved).toEqual({})
  figure({ task }, 'C14', `layout shift 0 on ${routes.length} routes with fonts half a second late (goal 0)`)
})
