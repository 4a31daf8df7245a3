import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser, wakeApp } from './browser'
import { routesOf, scrollThrough, settle } from './visit'

const { open } = useBrowser()

const WIDTHS = [320, 390, 834, 1440, 1920]
/** The smallest target that WCAG 2.2 AA allows, in pixels. */
const TARGET = 24
const WAITING = 'not looked yet'

/** What does not fit: the page sideways, targets too small to hit, words cut off. One line for each. */
const misfits = (page: Page) =>
  page.evaluate((smallest) => {
    const found: string[] = []
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.visually-hidden, .skip, [inert], [class*=VisuallyHidden]')
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) found.push(`the page is ${over} px too wide`)

    for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')) {
      if (!isShown(target)) continue
      // A checkbox is hit through its label, too, but must be large enough by itself.
      const { width, height } = target.getBoundingClientRect()
      const around = target.parentElement?.closest('p, li, td, dd, label, figcaption')
      const isInText = getComputedStyle(target).display === 'inline' && (around?.textContent ?? '').trim() !== (target.textContent ?? '').trim()
      if (!isInText && Math.min(width, height) < smallest - 0.01) found.push(`target ${width.toFixed(1)} × ${height.toFixed(1)}: ${name(target)}`)
    }

    /** The box outside of which words cannot be seen; undefined for what can be scrolled into view. */
    const windowOf = (element: Element): { left: number; right: number; top: number; bottom: number } | undefined => {
      const box = { left: 0, right: innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer)
        const edge = outer.getBoundingClientRect()
        if (['auto', 'scroll'].includes(overflowX) && outer.scrollWidth > outer.clientWidth) return undefined
        if (overflowX !== 'visible') Object.assign(box, { left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right) })
        if (['hidden', 'clip'].includes(overflowY)) Object.assign(box, { top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) })
      }
      return box
    }
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || parent.closest('option') || !isShown(parent)) continue
      const box = windowOf(parent)
      range.selectNodeContents(node)
      const isCut = box && [...range.getClientRects()].some(({ left, right, top, bottom }) => left < box.left - 1 || right > box.right + 1 || (top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom)
      if (isCut) found.push(`cut off: ${name(parent)}`)
      const { textOverflow } = getComputedStyle(parent)
      if (textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1) found.push(`shortened: ${name(parent)}`)
    }
    return [...new Set(found)]
  }, TARGET)

/** What is found at each width, without the widths where all is well. */
async function misfitsAtAll(page: Page, widths = WIDTHS): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Slides and menus follow a new width in their own time: what does not fit must still not fit a while later.
    let here = [WAITING]
    for (let pause = 120; here.length > 0 && pause < 5000; pause *= 2) {
      await settle(page, pause)
      here = await misfits(page)
    }
    if (here.length > 0) found[`${width} px`] = here
  }
  return found
}

describe.each(['main', 'bakery'] as const)('the %s site', (site) => {
  test.each(routesOf(site))('%s fits every screen: nothing too wide, too small to hit or cut off', async (route) => {
    const page = await open(route, { site, reducedMotion: 'reduce' })
    await scrollThrough(page)
    expect(await misfitsAtAll(page)).toEqual({})
  })
})

test.each(['/no-such-page', '/resources/no-such-item'])('%s fits every screen', async (route) => {
  const page = await open(route, { expected: ['status of 404', 'There is no page'] })
  expect(await misfitsAtAll(page)).toEqual({})
})

test('the panel fits phones', async () => {
  const page = await open('/', { viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' })
  await page.locator('.burger').click()
  expect(await misfitsAtAll(page, [320, 390, 834])).toEqual({})
})

test('the list of services fits desks', async () => {
  const page = await open('/', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Services' }).click()
  expect(await misfitsAtAll(page, [1440, 1920])).toEqual({})
})

test.each(['Courses', 'Instructors', 'FAQ'])('the tab %s of the academy fits every screen', async (name) => {
  const page = await open('/academy', { reducedMotion: 'reduce' })
  await scrollThrough(page)
  await page.getByRole('tab', { name }).click()
  for (const fold of await page.getByRole('tabpanel').locator('summary').all()) await fold.click()
  expect(await misfitsAtAll(page)).toEqual({})
})

test('the form with its mistakes fits every screen', async () => {
  const page = await open('/support', { reducedMotion: 'reduce' })
  await scrollThrough(page)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  expect(await misfitsAtAll(page)).toEqual({})
})

test('every open answer fits every screen', async () => {
  const page = await open('/faq', { reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  expect(await misfitsAtAll(page)).toEqual({})
})

test('the bar stays in place and covers no heading that a link leads to', async () => {
  const page = await open('/privacy-policy', { reducedMotion: 'reduce' })
  await wakeApp(page)
  await page.locator('a[href="#updates"]').click()
  const [bar, target] = await Promise.all([page.locator('#app > header').boundingBox(), page.locator('#updates').boundingBox()])
  expect(bar?.y).toBe(0)
  expect(target?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
