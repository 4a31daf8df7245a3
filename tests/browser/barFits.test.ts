import fc from 'fast-check'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { createRenderer } from '../../src/page/render'
import { compileFile } from '../../src/site/compile'
import { isWhole, some } from '../lib/extent'
import { runs } from '../lib/runs'
import { BARS, type Navigation } from './bars'
import { useBrowser } from './browser'
import { openPrepared, SCRIPT_LOST, withoutScripts } from './visit'
import { NO_ASSETS } from '../../src/page/assets'

const { open, origin } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
type Bar = keyof typeof BARS
/** Pixels from one width that is tried to the next. */
const STEP = isWhole ? 40 : 80
const NAMES = Object.keys(BARS) as Bar[]

/** The bar as the server draws it with these links, to stand in a page that is built. */
const { site } = compileFile('tests/sites/bakery.json', await loadBlocks())
const [home] = site?.pages ?? []
if (!site || !home) throw new Error('The site that lends its settings has problems.')
const HEADER = /<header[\s\S]*?<\/header>/
/** What stands below the bar would be set anew at each of its widths. */
const MAIN = /(?<=<main[^>]*>)[\s\S]*(?=<\/main>)/
const headerOf = async (bar: Pick<Navigation, 'links' | 'actions'>): Promise<string> => {
  const navigation = { label: 'Bar', panelTitle: 'Menu', ...bar }
  const render = createRenderer({ ...site, settings: { ...site.settings, navigation } }, NO_ASSETS)
  return HEADER.exec(await render(home))?.[0] ?? ''
}

const openBar = (name: Bar, width = 1280, { prepare, expected = [] }: { prepare?: (page: Page) => Promise<unknown>; expected?: string[] } = {}) =>
  openPrepared(
    open,
    '/',
    async (page) => {
      const header = await headerOf(BARS[name])
      await page.route(`${origin('bakery')}/`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(HEADER, () => header).replace(MAIN, '') })
      })
      await prepare?.(page)
    },
    { ...CALM, site: 'bakery', viewport: { width, height: 800 }, bypassCSP: true, expected },
  )

/** What of the bar is shown, and what is wrong with it: outside of the window, on top of another, or in two lines. */
const look = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.bar .brand, .bar-nav .bar-link, .bar-actions a, .burger')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const faults: string[] = []
    const boxes = shown.map((element) => ({ words: element.textContent?.trim() || 'burger', ...(element.getBoundingClientRect().toJSON() as DOMRect) }))
    boxes.forEach(({ words, left, right }, index) => {
      if (left < -0.5 || right > document.documentElement.clientWidth + 0.5) faults.push(`outside of the window: ${words}`)
      const before = boxes[index - 1]
      if (before && left < before.right - 0.5) faults.push(`${words} lies on ${before.words}`)
    })
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide')
    for (const label of document.querySelectorAll<HTMLElement>('.bar-menu .bar-link, .bar-menu .mantine-Button-label')) {
      if (label.checkVisibility() && label.offsetHeight > 1.9 * Number.parseFloat(getComputedStyle(label).lineHeight) && !label.matches('.bar-link'))
        faults.push(`in two lines: ${label.textContent}`)
    }
    const has = (selector: string) => shown.some((element) => element.matches(selector))
    const isWhole = has('.bar-nav *')
    if (isWhole === has('.burger')) faults.push(isWhole ? 'links and burger' : 'neither links nor burger')
    return { isWhole, hasButtons: has('.bar-actions *'), faults }
  })

describe.each(some(NAMES, 0, 2))('a bar with %s', (name) => {
  test('shows its links in one line or leaves them to the panel, at every width and size of letters', async () => {
    const page = await openBar(name)
    const found: Record<string, string[]> = {}
    const seen: boolean[] = []
    for (const size of ['100%', '200%']) {
      await page.addStyleTag({ content: `html { font-size: ${size} !important; }` })
      for (let width = 320; width <= 1920; width += size === '100%' ? STEP : 2 * STEP) {
        await page.setViewportSize({ width, height: 800 })
        const { isWhole, faults } = await look(page)
        if (faults.length > 0) found[`${width} ${size}`] = faults
        if (size === '100%') seen.push(isWhole)
      }
    }
    expect(found).toEqual({})
    // Once it fits, it fits every wider window.
    expect(seen.slice(seen.indexOf(true)).every(Boolean) || !seen.includes(true)).toBe(true)
  })

  test('has every link within reach of the keyboard, in the bar or in the panel', async () => {
    const expected = BARS[name].links.flatMap((entry) => ('links' in entry ? entry.links : [entry])).map(({ label }) => label)
    const page = await openBar(name)
    const reachable = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all
          .filter((link) => {
            if (link instanceof HTMLElement) link.focus()
            return document.activeElement === link && link.getBoundingClientRect().right <= innerWidth
          })
          .map((link) => link.textContent ?? ''),
      )
    for (const width of [390, 1240, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const { isWhole } = await look(page)
      const reached = isWhole ? await reachable('.bar-nav > ul > li > a') : []
      const button = page.locator(isWhole ? '.bar-nav button' : '.burger')
      if ((await button.count()) > 0) await button.press('Enter')
      reached.push(...(await reachable(isWhole ? '.bar-list a' : '.panel nav a')))
      expect(reached.toSorted(), `${width}`).toEqual(expected.toSorted())
      await page.keyboard.press('Escape')
    }
  })
})

test('a bar of short links is whole from 1200 pixels on, and a bar that does not fit keeps its buttons', async () => {
  const page = await openBar('three links', 1200)
  expect(await look(page)).toEqual({ isWhole: true, hasButtons: false, faults: [] })
  const crowded = await openBar('eight links and two buttons', 1300)
  expect(await look(crowded)).toEqual({ isWhole: false, hasButtons: true, faults: [] })
})

test('without buttons the last link ends where the page ends', async () => {
  const page = await openBar('three links', 1440)
  const [words, edge] = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents([...document.querySelectorAll('.bar-nav .bar-link')].at(-1) ?? document.body)
    const bar = document.querySelector('.bar')
    return [range.getBoundingClientRect().right, (bar?.getBoundingClientRect().right ?? 0) - Number.parseFloat(bar ? getComputedStyle(bar).paddingRight : '')]
  })
  expect(Math.abs((words ?? 0) - (edge ?? 0))).toBeLessThan(1)
})

test('a bar that does not fit folds when no script arrives', async () => {
  const page = await openBar('fourteen links and three buttons', 1300, { prepare: withoutScripts, expected: [SCRIPT_LOST] })
  expect((await look(page)).faults).toEqual([])
  await page.locator('.burger').click()
  expect(await page.locator('dialog[open] nav a').count()).toBe(14)
})

test('a menu whose button goes away with the width of the window closes', async () => {
  const page = await openBar('two links and a group', 1280)
  await page.locator('.bar-nav button').click()
  await page.locator('.bar-nav [aria-expanded=true]').waitFor()
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(() => page.locator(':popover-open').count()).toBe(0)
  await page.locator('.burger').click()
  await page.locator('dialog[open]').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
})

test('the panel has the entries in the order of the file', async () => {
  const page = await openBar('a group between nine links', 390)
  await page.locator('.burger').click()
  const order = await page.locator('.panel nav :is(a, h3)').evaluateAll((entries) => entries.map((entry) => entry.textContent))
  expect(order).toEqual(BARS['a group between nine links'].links.flatMap((entry) => ('links' in entry ? [entry.label, ...entry.links.map(({ label }) => label)] : [entry.label])))
})

test('bars made at random show all of their links or fold, at widths made at random', { tags: ['random'] }, async () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'W', 'i', 'ß', ' ', '語', 'm'), minLength: 1, maxLength: 26 }).filter((text) => text.trim() !== '')
  const entries = fc.array(
    words.map((label) => ({ label, href: '/' })),
    { minLength: 3, maxLength: 14 },
  )
  const page = await openBar('three links')
  await fc.assert(
    fc.asyncProperty(entries, fc.array(words, { maxLength: 3 }), fc.array(fc.integer({ min: 320, max: 1920 }), { minLength: 3, maxLength: 3 }), async (links, actions, widths) => {
      const header = await headerOf({ links, actions: actions.map((label) => ({ label, href: '/' })) })
      await page.evaluate((html) => {
        const bar = document.querySelector('#app > header')
        if (bar) bar.outerHTML = html
      }, header)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect((await look(page)).faults, `${width}`).toEqual([])
      }
    }),
    runs(15),
  )
})
