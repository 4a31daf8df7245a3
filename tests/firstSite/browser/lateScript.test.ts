import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../../browser/browser'
import { openPrepared, routesWithEveryBlock } from '../../browser/visit'

const { open } = useBrowser()

/** How long the first script takes, in milliseconds: until then everything is painted. */
const LATE = 700

/** Heights that a page has had since all of its HTML was there. */
const noteHeights = () => {
  const heights = new Set<number>()
  Object.assign(globalThis, { heights })
  const note = () => {
    if (document.readyState !== 'loading') heights.add(document.documentElement.scrollHeight)
    requestAnimationFrame(note)
  }
  note()
}

async function comesLate(page: Page): Promise<void> {
  await page.addInitScript(noteHeights)
  await page.route('**/assets/boot-*.js', (route) => void setTimeout(() => route.continue(), LATE))
}

test.each(routesWithEveryBlock())('%s stays as high as it is when its script comes late', async (route) => {
  const page = await openPrepared(open, route, comesLate, { reducedMotion: 'reduce', viewport: { width: 412, height: 823 } })
  await page.locator('html[data-awake]').waitFor()
  await page.waitForTimeout(200)
  const heights = await page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights])
  expect(heights).toHaveLength(1)
})
