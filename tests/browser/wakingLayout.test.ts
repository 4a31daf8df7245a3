import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { figure } from '../lib/figure'
import { useBrowser } from './browser'
import { routesWithIslands, settle, touchIslands } from './visit'

const { open } = useBrowser()

const SITES = ['main', 'bakery'] as const
const ROUTES = SITES.flatMap((site) => routesWithIslands(site).map((route) => ({ site, route })))
const WIDTHS = [320, 390, 900, 1280]

/** Where everything stands that can be seen, what it says to screen readers, and where the visitor is. */
const look = (page: Page) =>
  page.evaluate(() => {
    const shownText = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove()
      return copy.textContent ?? ''
    }
    const seen = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    const drawn = seen
      .filter((element) => element.closest('[data-island]') || element.matches('section, section *'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return `${element.localName} ${(element.getAttribute('aria-label') ?? shownText(element)).trim().slice(0, 30)} ${[left, top + scrollY, width, height].map(Math.round).join(' ')}`
      })
    const focus = document.activeElement
    return { drawn: drawn.sort(), scroll: Math.round(scrollY), focus: `${focus?.localName} ${focus?.textContent?.slice(0, 30)}`, height: document.documentElement.scrollHeight }
  })

test.each(ROUTES.flatMap((place) => WIDTHS.map((width) => ({ ...place, width }))))(
  '$site $route at $width: waking moves, hides and resizes nothing, and leaves scroll and focus alone',
  async ({ site, route, width }) => {
    const page = await open(route, { site, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.evaluate(() => {
      document.querySelector('[data-island]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
      document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true })
    })
    await settle(page, 300)
    const before = await look(page)
    await touchIslands(page)
    await settle(page, 300)
    expect(await look(page)).toEqual(before)
  },
)

test('all of it was tried', ({ task }) => {
  expect(ROUTES.length).toBeGreaterThan(4)
  figure({ task }, 'B21', `${ROUTES.length} pages with islands at ${WIDTHS.length} widths: waking moves nothing (goal 0 pixels)`)
})
