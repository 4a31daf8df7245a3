import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { figure } from '../../lib/figure'
import { useBrowser } from '../../browser/browser'
import { dearRoutes } from '../../browser/covering'
import { touchIslands } from '../../browser/visit'

const { open } = useBrowser()

/** Width of the text on a sheet of A4, and its height, in CSS pixels. */
const SHEET = { width: 720, height: 1040 }
/** Least contrast of printed words. */
const CONTRAST = 7

/** What a printed page would lack or waste. One line for each. */
const printFaults = (page: Page) =>
  page.evaluate(
    ({ sheet, contrast }) => {
      const found: string[] = []
      const named = (element: Element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`
      const parts = (color: string) => (/rgba?\(([^)]+)\)/.exec(color)?.[1] ?? '0,0,0,0').split(/[, /]+/).map(Number)
      const luminance = (color: string) =>
        parts(color)
          .slice(0, 3)
          .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
      for (const gone of document.querySelectorAll('#app > header, .actions, .skip, .bar-list, dialog')) if (gone.checkVisibility()) found.push(`printed: ${named(gone)}`)
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let first: DOMRect | undefined
      const range = document.createRange()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (
          !node.textContent?.trim() ||
          !parent ||
          parent.closest(
            'script, .visually-hidden, header, .actions, button:not([role=tab]), .skip, dialog, option, thead, [class*=VisuallyHidden], [class*=withoutScript], [hidden], #announcer, .foot ul, .foot > div:has(> h2)',
          )
        )
          continue
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.height === 0) found.push(`not printed: ${named(parent)}`)
        else first ??= box
        if (box.left < -1 || box.right > sheet.width + 1) found.push(`off the sheet: ${named(parent)}`)
        if (1.05 / (luminance(getComputedStyle(parent).color) + 0.05) < contrast) found.push(`pale: ${named(parent)} ${getComputedStyle(parent).color}`)
      }
      for (const element of document.querySelectorAll('body, main > section, #app > footer, main li')) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        if ((parts(backgroundColor)[3] !== 0 && luminance(backgroundColor) < 0.99) || backgroundImage !== 'none')
          found.push(`ground: ${named(element)} ${backgroundColor} ${backgroundImage}`)
      }
      for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')) {
        if (link.checkVisibility() && !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '')) found.push(`no address: ${named(link)}`)
      }
      if (!first || first.top > sheet.height / 4) found.push(`the first words stand ${Math.round(first?.top ?? 0)} px down`)
      return [...new Set(found)]
    },
    { sheet: SHEET, contrast: CONTRAST },
  )

test('pages of every kind print in black on white, with every answer and tab, and nothing to click', async ({ task }) => {
  const page = await open('/', { viewport: SHEET, reducedMotion: 'reduce', javaScriptEnabled: true })
  await page.emulateMedia({ media: 'print' })
  const found: Record<string, string[]> = {}
  const routes = dearRoutes('main')
  for (const route of routes) {
    await page.goto(new URL(route, page.url()).href)
    const here = await printFaults(page)
    if (here.length > 0) found[route] = here
  }
  expect(found).toEqual({})
  figure({ task }, 'C16', `${routes.length} routes print whole, black on white (contrast at least ${CONTRAST} : 1)`)
})

test('tabs that have woken up print all their panels, and a toast is not printed', async () => {
  const page = await open('/academy', { viewport: SHEET, reducedMotion: 'reduce' })
  await touchIslands(page)
  await page.getByRole('tab', { name: 'Courses' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await printFaults(page)).toEqual([])
})

test('a carousel that has woken up and been moved prints all its slides', async () => {
  const page = await open('/', { viewport: SHEET, reducedMotion: 'reduce' })
  const carousel = page.locator('[data-island=carousel]')
  await touchIslands(page)
  await carousel.locator('button').last().click()
  await page.emulateMedia({ media: 'print' })
  expect(await printFaults(page)).toEqual([])
})
