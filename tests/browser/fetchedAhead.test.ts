import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser'
import { openPrepared } from './visit'

const { open } = useBrowser()

/** Long after the page is on the screen, in milliseconds: a font that comes then is for the next page. */
const LATE = 1500

/** Sheets of islands in the head that the page did not bring along. */
const sheetsAhead = (page: Page) => page.locator('link[rel=stylesheet]').evaluateAll((links) => links.filter((link) => !link.outerHTML.includes('/site-')).length)

test('of a page that is gone to the first sections are on the screen with its first frame, and all of it right after', async () => {
  const page = await open('/about', { viewport: { width: 390, height: 844 } })
  const counts = await page.evaluate(async () => {
    const isShown = (element: Element) => element.checkVisibility()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const shown = () => [...document.querySelectorAll('main > section, footer')].filter(isShown).length
    const before = document.querySelector('h1')
    document.querySelector<HTMLElement>('.bar a[href="/"]')?.click()
    while (document.querySelector('h1') === before) await frame()
    const first = shown()
    await frame()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { first, then: shown(), all: document.querySelectorAll('main > section, footer').length }
  })
  expect(counts).toEqual({ first: 2, then: counts.all, all: expect.any(Number) })
  expect(counts.all).toBeGreaterThan(4)
})

test('what is fetched ahead moves nothing of the page at hand, not even one whose fonts came late', async () => {
  const prepare = async (page: Page) => {
    await page.route('**/*.woff2', (route) => setTimeout(() => void route.continue(), LATE))
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
  }
  const page = await openPrepared(open, '/faq', prepare, { viewport: { width: 390, height: 844 } })
  await page.waitForTimeout(LATE + 500)
  await page.evaluate(() => document.querySelector('.bar a[href="/"]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await expect.poll(() => sheetsAhead(page)).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await page.evaluate('moved')).toEqual([])
})
