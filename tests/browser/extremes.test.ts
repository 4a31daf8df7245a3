import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { some } from '../lib/extent'
import { loadBlocks } from '../../src/blocks/schemas'
import { figure } from '../lib/figure'
import { useBrowser } from './browser'
import { misfits } from './misfits'
import { type Specimens, startSpecimens } from './specimens'
import { touchIslands } from './visit'

const { open } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
const READERS = {
  usual: '/* as it is */',
  'letters set wide': '*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  'letters of twice the size': 'html { font-size: 200% !important; }',
}

let specimens: Specimens
beforeAll(async () => {
  specimens = await startSpecimens()
})
afterAll(() => specimens.stop())

async function openSpecimen(type: string, width: number, dir: 'ltr' | 'rtl' = 'rtl'): Promise<Page> {
  const page = await open('', {
    ...CALM,
    bypassCSP: true,
    viewport: { width, height: 900 },
  })
  await page.goto(`${specimens.origin}/${type}`)
  await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir)
  return page
}

describe.each(some(Object.keys(await loadBlocks()), 1))('%s, empty, usual, full and hard,', (type) => {
  test('fits every screen and every reader, from the left and from the right', async ({ task }) => {
    const found: Record<string, string[]> = {}
    for (const dir of ['rtl', 'ltr'] as const) {
      // What depends on the direction is seen where there is least room and where there is most.
      const widths = dir === 'rtl' ? [320, 834, 1280] : [320, 1280]
      const page = await openSpecimen(type, 1280, dir)
      await touchIslands(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const [reader, content] of Object.entries(width === 320 && dir === 'rtl' ? READERS : { usual: READERS.usual })) {
          const style = await page.addStyleTag({ content })
          await page.waitForTimeout(60)
          const look = async () => (await misfits(page)).filter((line) => reader === 'usual' || !line.startsWith('target'))
          let here = await look()
          // A carousel lays its slides out anew when it has room to: on a busy machine a little later.
          for (let again = 0; here.length > 0 && again < 5; again++) {
            await page.waitForTimeout(200)
            here = await look()
          }
          if (here.length > 0) found[`${dir} ${width} ${reader}`] = here
          await style.evaluate((element) => (element as Element).remove())
        }
      }
    }
    expect(found).toEqual({})
    if (type === 'table') figure({ task }, 'C5', 'every example of every block fits 320 px, wide spacing, 200 % letters; both directions')
  })
})

describe('from the right to the left', () => {
  test('arrows point to the left, where the text goes on', async () => {
    const page = await openSpecimen('linkList', 834)
    const turn = await page
      .locator('main li > a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').rotate)
    expect(turn).toBe('-135deg')
  })

  test('the left arrow key opens the next tab', async () => {
    const page = await openSpecimen('tabs', 1280)
    await touchIslands(page)
    const tabs = page.locator('#full [role=tab]')
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tabs.first().getAttribute('aria-selected')).toBe('true')
  })

  test('the carousel starts at the right, moves on to the left, and its arrow points there', async () => {
    const page = await openSpecimen('carousel', 1280)
    await touchIslands(page)
    const carousel = page.locator('#usual')
    const places = () => carousel.locator('[aria-roledescription=slide]').evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().right)))
    const edge = await carousel.locator('.mantine-Carousel-viewport').evaluate((viewport) => Math.round(viewport.getBoundingClientRect().right))
    await expect.poll(async () => Math.abs(((await places())[0] ?? 0) - edge)).toBeLessThan(2)
    expect((await places())[1]).toBeLessThan(edge)
    const [previous, next] = await carousel.locator('.mantine-Carousel-control').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left))
    expect(next).toBeLessThan(previous ?? 0)
    await carousel.locator('.mantine-Carousel-control').last().click()
    await expect.poll(async () => Math.abs(((await places())[1] ?? 0) - edge)).toBeLessThan(2)
  })

  test('the panel comes in from the left', async () => {
    const page = await openSpecimen('linkList', 390)
    await page.locator('.burger').click()
    await expect.poll(async () => (await page.locator('dialog[open]').boundingBox())?.x).toBe(0)
  })
})
