import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { isWhole } from '../lib/extent'
import { figure } from '../lib/figure'
import { pageAt } from '../lib/page'
import { useBrowser } from './browser'
import { openPrepared, routesWithIslands, settle } from './visit'

const { open } = useBrowser()

const SITES = ['main', 'bakery'] as const
const ROUTES = SITES.flatMap((site) => routesWithIslands(site).map((route) => ({ site, route })))

/** The block whose island a visitor comes to first. */
const firstIsland = ({ site, route }: (typeof ROUTES)[number]) => pageAt(route, site).querySelector('[data-island]')?.getAttribute('data-island')

/** Its first words, in the middle of the window. */
const wordsOf = (island: Locator) => island.locator('h2, p, label, [role=tab], [aria-roledescription=slide]').first()

/** How a visitor comes to an island, and how wide their window is. */
const WAYS = [
  { way: 'finger', width: 390, come: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y) },
  {
    way: 'mouse and wheel',
    width: 900,
    come: async (page: Page, x: number, y: number) => {
      await page.mouse.move(x, y, { steps: 3 })
      await page.mouse.wheel(0, 40)
    },
  },
  { way: 'Tab key', width: 1280, come: (page: Page) => page.keyboard.press('Tab') },
]

/** Every block in every way where it is met first. With `--all` also on each other page, in one of them by turns. */
const TRIES = ROUTES.flatMap((place, index) => {
  const isFirst = ROUTES.findIndex((other) => firstIsland(other) === firstIsland(place)) === index
  return WAYS.filter((_, way) => isFirst || (isWhole && way === index % WAYS.length)).map((way) => ({ ...place, ...way }))
})

/** Where everything stands that can be seen, what it says to screen readers, and where the visitor is. */
const look = (page: Page) =>
  page.evaluate(() => {
    const shownText = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove()
      return copy.textContent ?? ''
    }
    const seen = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    const drawn = seen.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const words = (element.getAttribute('aria-label') ?? shownText(element)).trim().slice(0, 30)
      return `${element.localName} ${words} ${[left, top + scrollY, width, height].map(Math.round).join(' ')}`
    })
    const focus = document.activeElement
    return { drawn: drawn.sort(), scroll: Math.round(scrollY), focus: `${focus?.localName} ${focus?.textContent?.slice(0, 30)}`, height: document.documentElement.scrollHeight }
  })

test.each(TRIES)(
  '$site $route at $width by $way: on a slow line and a slow phone, waking moves, hides and resizes nothing, and leaves scroll and focus alone',
  async ({ site, route, width, way, come }) => {
    let letGo = () => {}
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
    const hold = (page: Page) => page.route('**/assets/hydrateIsland-*.js', (request) => isLetGo.then(() => request.continue()))
    const page = await openPrepared(open, route, hold, { site, viewport: { width, height: 800 }, reducedMotion: 'reduce', hasTouch: way === 'finger' })
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const island = page.locator('[data-island]').first()
    await wordsOf(island).evaluate((words) => {
      words.scrollIntoView({ block: 'center', behavior: 'instant' })
      // In front of the island, where the Tab key goes on from.
      const start = Object.assign(document.createElement('button'), { style: 'position: absolute; opacity: 0; pointer-events: none' })
      words.closest('[data-island]')?.before(start)
      start.focus({ preventScroll: true })
    })
    await settle(page, 100)
    const box = await wordsOf(island).boundingBox()
    await come(page, (box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
    await settle(page, 200)
    const asleep = await look(page)
    expect(await island.getAttribute('data-hydrated')).toBeNull()
    letGo()
    await expect.poll(() => island.getAttribute('data-hydrated'), { timeout: 8000 }).toBe('')
    await settle(page, 200)
    expect(await look(page)).toEqual(asleep)
  },
)

test('all of it was tried', ({ task }) => {
  expect(ROUTES.length).toBeGreaterThan(4)
  expect(new Set(TRIES.map(firstIsland))).toEqual(new Set(ROUTES.map(firstIsland)))
  figure({ task }, 'B21', `${TRIES.length} times an island was come to, in ${WAYS.length} ways: waking moves nothing (goal 0 pixels)`)
})
