import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenOptions, useBrowser } from './browser'
import { type Specimens, startSpecimens } from './specimens'
import { asleep, settle } from './visit'
import { brokenWords } from './wholeWords'

const { open, keep } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
/** The specimens lead to pages that they do not have, which are fetched ahead. */
const NOISE = ['404 (Not Found)']
/** A line so slow that whoever touches a chart has done the next thing before it is awake, in milliseconds. */
const SLOW = 700

let specimens: Specimens
beforeAll(async () => {
  specimens = await startSpecimens()
})
afterAll(() => specimens.stop())

/** The page with every example of a chart, written from the left to the right unless asked otherwise. */
async function openExamples(options: OpenOptions = {}, dir: 'ltr' | 'rtl' = 'ltr', prepare: (page: Page) => Promise<unknown> = asleep): Promise<Page> {
  const page = await open('', { ...CALM, ...options, expected: NOISE })
  await prepare(page)
  await page.goto(`${specimens.origin}/chart`)
  await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir)
  return page
}

/** What a chart says of a point, in lines. */
const said = async (box: Locator) =>
  (await box.allInnerTexts())
    .join('')
    .split(/\n+/)
    .map((line) => line.trim())
const plotOf = (section: Locator) => section.getByRole('group').last()
/** A hand that passes over an island, but over nothing that answers. */
const touch = (island: Locator) => island.evaluate((element) => element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))

test('from the right to the left, the left arrow goes on', async () => {
  const page = await openExamples({}, 'rtl')
  const section = page.locator('#usual')
  await section.getByRole('group').focus()
  for (const [key, label] of [
    ['ArrowLeft', '2022'],
    ['ArrowLeft', '2023'],
    ['ArrowRight', '2022'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await said(section.getByRole('status')))[0]).toBe(label)
  }
})

test.each(['usual', 'full', 'line', 'area', 'months', 'profit', 'shares'])('nobody sees a chart change when it wakes: %s', async (name) => {
  const page = await openExamples()
  const section = page.locator(`#${name}`)
  await section.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  await settle(page, 200)
  const [before, top] = [await section.screenshot(), await page.evaluate(() => scrollY)]
  await page.evaluate(() => new PerformanceObserver((list) => void Object.assign(window, { shifted: list.getEntries().length })).observe({ type: 'layout-shift' }))
  await touch(section.locator('[data-island]'))
  await section.locator('[data-hydrated]').waitFor({ state: 'attached' })
  await settle(page, 300)
  expect(await page.evaluate(() => [scrollY, 'shifted' in window])).toEqual([top, false])
  expect((await section.screenshot()).equals(before)).toBe(true)
})

describe('the series of a chart', () => {
  test.each([true, false])('are switched on and off (script: %s)', async (javaScriptEnabled) => {
    const page = await openExamples({ javaScriptEnabled })
    const section = page.locator('#line')
    const shown = () => section.locator('svg g[data-series]').evaluateAll((all) => all.map((line) => getComputedStyle(line).display !== 'none'))
    expect(await shown()).toEqual([true, true])
    await section.getByRole('checkbox', { name: 'Our plan' }).uncheck()
    expect(await shown()).toEqual([false, true])
    if (!javaScriptEnabled) return
    await plotOf(section).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => said(section.getByRole('status'))).toEqual(['Year 2019', 'Market', expect.stringContaining('0')])
    await section.getByRole('checkbox', { name: 'Our plan' }).press('Space')
    expect(await shown()).toEqual([true, true])
  })

  test('stay as they were set when the chart wakes', async () => {
    const page = await openExamples({}, 'ltr', (tab) =>
      tab.route(/assets\/(?!boot|app)[^/]*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW))
        await route.continue()
      }),
    )
    const box = page.locator('#full').getByRole('checkbox').last()
    await box.uncheck()
    await page.locator('#full [data-hydrated]').waitFor({ state: 'attached' })
    await settle(page, 200)
    expect(await box.isChecked()).toBe(false)
    expect(await page.locator('#full [data-series="1"] svg').first().isVisible()).toBe(false)
  })
})

describe('every kind of chart', () => {
  const readOnes = keep(() => openExamples({ bypassCSP: true }))

  test.each([320, 834, 1440])('keeps the rules of accessibility, untouched and touched, at %i pixels', async (width) => {
    const page = await readOnes()
    await page.setViewportSize({ width, height: 900 })
    const look = async () =>
      (await new AxeBuilder({ page }).include('main').setLegacyMode().analyze()).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`))
    expect(await look()).toEqual([])
    await plotOf(page.locator('#line')).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await said(page.locator('#line').getByRole('status'))).join('').length).toBeGreaterThan(5)
    expect(await look()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  })

  test.each(['100%', '200%'])('breaks no value inside on a phone, in letters of %s', async (size) => {
    const page = await readOnes()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.addStyleTag({ content: `html { font-size: ${size} !important; }` })
    for (const name of ['usual', 'full', 'line', 'area', 'months', 'profit', 'shares']) expect(await brokenWords(page, `#${name} bdi`), name).toEqual([])
  })

  test('keeps what it says of a point inside the page, at both ends, on a phone', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const page = await openExamples({ viewport: { width: 320, height: 800 } }, dir)
      for (const name of ['usual', 'full', 'line', 'months', 'shares', 'hard']) {
        const section = page.locator(`#${name}`)
        await plotOf(section).focus()
        for (const key of ['Home', 'End']) {
          await page.keyboard.press(key)
          await expect.poll(async () => (await said(section.getByRole('status'))).join('').length).toBeGreaterThan(2)
          const box = await section.getByRole('status').locator('> *').boundingBox()
          expect({ name, dir, key, isInside: box !== null && box.x >= 0 && box.x + box.width <= 320 }).toEqual({ name, dir, key, isInside: true })
        }
      }
    }
  })

  test('is told apart without colours: where they are forced, by pattern and dash', async () => {
    const page = await openExamples({ forcedColors: 'active' })
    const colours = await page.locator('[data-fill]:not(pattern)').evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).color))])
    const text = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'CanvasText'
      return getComputedStyle(probe).color
    })
    expect(colours).toEqual([text])
    const fills = await page.locator('#shares path[data-point]').evaluateAll((all) => all.map((part) => part.getAttribute('fill')?.replace(/.*-/, '')))
    expect(new Set(fills).size).toBe(fills.length)
    const dashes = await page.locator('#line svg[viewBox="0 0 100 100"] path').evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray))
    expect(new Set(dashes).size).toBe(2)
  })

  test('runs from the right to the left where the site does', async () => {
    const page = await openExamples({}, 'rtl')
    const places = await page.locator('#line').evaluate((section) => {
      const dots = [...section.querySelectorAll('g[data-series="0"] [data-anchor]')].map((dot) => dot.getBoundingClientRect())
      const columns = [...section.querySelectorAll('li[data-point]')].map((column) => column.getBoundingClientRect())
      return dots.map((dot, index) => Math.abs(dot.left + dot.width / 2 - (columns[index]?.left ?? 0) - (columns[index]?.width ?? 0) / 2) < 1.5)
    })
    expect(places).toEqual(Array(8).fill(true))
    const bars = await page
      .locator('#full li svg')
      .first()
      .evaluate((track) => ({ bar: track.querySelector('rect')?.getBoundingClientRect().right, track: track.getBoundingClientRect().right }))
    expect(bars.bar).toBeCloseTo(bars.track ?? 0, 0)
  })

  test('is printed whole, although nobody has scrolled to it', async () => {
    const page = await openExamples({ reducedMotion: 'no-preference' })
    await settle(page, 300)
    expect(await page.locator('figure[data-reveal=waiting]').count()).toBeGreaterThan(3)
    await page.emulateMedia({ media: 'print' })
    const flat = await page
      .locator('figure :is(rect, path, g)')
      .evaluateAll((all) => all.filter((part) => getComputedStyle(part).transform !== 'none' || getComputedStyle(part).clipPath !== 'none').length)
    expect(flat).toBe(0)
  })
})
