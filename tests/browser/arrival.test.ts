import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser'
import { wakeApp } from './visit'

const { open } = useBrowser()

/** Where a visitor is on a page: how far down, and what has the focus. */
const placeOf = (page: Page) => page.evaluate(() => [Math.round(scrollY), document.activeElement?.outerHTML.slice(0, 60)])

const STARTS: Record<string, (page: Page) => Promise<unknown>> = {
  'in the middle of the page': (page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' })),
  'after it was loaded anew there': async (page) => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  },
  'at an anchor, and scrolled on from it': async (page) => {
    await page.goto(new URL('/paes#precos', page.url()).href)
    // The browser glides there, and what interrupts it would be part of the measure.
    await page.waitForFunction(() => Math.abs(document.getElementById('precos')?.getBoundingClientRect().top ?? 999) < 200)
    await page.waitForTimeout(500)
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  },
}

test.each(Object.entries(STARTS))('the arrival of the app leaves a visitor where they are: %s', async (_name, start) => {
  const page = await open('/paes', { site: 'bakery', viewport: { width: 1280, height: 700 } })
  await start(page)
  const before = await placeOf(page)
  expect(before[0]).toBeGreaterThan(300)
  await wakeApp(page)
  await page.mouse.move(20, 300)
  await page.waitForTimeout(300)
  expect(await placeOf(page)).toEqual(before)
})

test('a page that the awake app shows begins at its top, and the way back leads to where one was', async () => {
  const page = await open('/paes', { site: 'bakery', viewport: { width: 1280, height: 700 } })
  await wakeApp(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.foot a[href="/perguntas"], a[href="/perguntas"]')?.click())
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/perguntas')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
})
