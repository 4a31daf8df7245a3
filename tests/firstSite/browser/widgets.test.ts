import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pageAt } from '../../lib/page'
import { sectionOf, slidesOf } from '../parts'
import { useBrowser } from '../../browser/browser'
import { dearRoutes } from '../../browser/covering'
import { reveal, settle, touchIslands } from '../../browser/visit'

const { open, keep } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
const sized = (width: number) => ({ viewport: { width, height: 900 } })

/** Numbers, from 1, of the slides that lie wholly inside the carousel, from left to right. */
const inView = (carousel: Locator) =>
  carousel.evaluate((root) => {
    const frame = root.querySelector('.mantine-Carousel-viewport')?.getBoundingClientRect()
    const slides = [...root.querySelectorAll('[aria-roledescription=slide]')].map((slide, index) => ({
      number: index + 1,
      box: slide.getBoundingClientRect(),
      isInert: slide.hasAttribute('inert'),
    }))
    const seen = slides.filter(({ box }) => frame && box.left >= frame.left - 2 && box.left < frame.right - 2)
    return { seen: seen.sort((a, b) => a.box.left - b.box.left).map(({ number }) => number), alive: slides.filter(({ isInert }) => !isInert).map(({ number }) => number) }
  })

async function wokenCarousel(path: string, name: string, options: object): Promise<{ page: Page; carousel: Locator }> {
  const page = await open(path, options)
  await touchIslands(page)
  const carousel = page.getByRole('region', { name })
  await carousel.scrollIntoViewIfNeeded()
  // The carousel says itself when it can be moved; on a busy machine that takes a while.
  await carousel.and(page.locator('[data-awake]')).waitFor()
  await settle(page, 200)
  return { page, carousel }
}

describe('the testimonials', () => {
  const NAME = 'Client Testimonials'
  const all = slidesOf(sectionOf(pageAt('/'), "In Our Clients' Words")).length

  const woken = keep(async () => (await wokenCarousel('/', NAME, { ...CALM, ...sized(390) })).page)
  /** The carousel at its first slide. */
  const start = async (width: number) => {
    const page = await woken()
    await page.setViewportSize({ width, height: 900 })
    const carousel = page.getByRole('region', { name: NAME })
    await expect.poll(async () => (await inView(carousel)).seen[0]).toBe(1)
    return { page, carousel }
  }

  test.each([
    [390, [1]],
    [900, [1, 2]],
    [1280, [1, 2, 3]],
  ] as const)('at %i pixels show the slides %j, and the others are out of reach', async (width, shown) => {
    const { carousel } = await start(width)
    await expect.poll(() => inView(carousel)).toEqual({ seen: [...shown], alive: [...shown] })
  })

  test.each([{ motion: 'reduce' }, { motion: 'no-preference' }] as const)('move by buttons and run in a loop (motion: $motion)', async ({ motion }) => {
    const { carousel, page } = motion === 'reduce' ? await start(1280) : await wokenCarousel('/', NAME, { reducedMotion: motion, ...sized(1280) })
    const press = (name: string) => carousel.getByRole('button', { name, exact: true }).click()
    await press('Next')
    await expect.poll(() => inView(carousel)).toEqual({ seen: [2, 3, 4], alive: [2, 3, 4] })
    await press('Previous')
    await expect.poll(() => inView(carousel)).toEqual({ seen: [1, 2, 3], alive: [1, 2, 3] })
    await press('Previous')
    await expect.poll(() => inView(carousel)).toEqual({ seen: [all, 1, 2], alive: [1, 2, all] })
    await press('Next')
    await expect.poll(() => inView(carousel)).toEqual({ seen: [1, 2, 3], alive: [1, 2, 3] })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next')
  })

  test('move with the arrow keys, which leave the page where it is', async () => {
    const { carousel, page } = await start(390)
    await carousel.getByRole('button', { name: 'Next' }).focus()
    for (const [key, slide] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', all],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => inView(carousel)).toEqual({ seen: [slide], alive: [slide] })
    }
  })

  test('leave every other key to the page', async () => {
    const { carousel, page } = await start(390)
    await page.evaluate(() => {
      const taken: string[] = []
      addEventListener('keydown', (event) => void (event.defaultPrevented && taken.push(event.key)))
      Object.assign(globalThis, { taken })
    })
    await carousel.getByRole('button', { name: 'Next' }).focus()
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'a', 'PageDown', 'ArrowRight']) await page.keyboard.press(key)
    expect(await page.evaluate(() => (globalThis as { taken?: string[] }).taken)).toEqual(['ArrowRight'])
  })

  test('name every slide by its place, and can be scrolled before the script comes', async () => {
    const page = await open('/', { ...sized(390), javaScriptEnabled: false })
    const slides = page.getByRole('region', { name: NAME }).getByRole('group')
    expect(await slides.count()).toBe(all)
    expect(await slides.nth(1).getAttribute('aria-label')).toBe(`2 of ${all}`)
    expect(
      await page
        .locator('.mantine-Carousel-viewport')
        .first()
        .evaluate((view) => getComputedStyle(view).overflowX),
    ).toBe('auto')
  })
})

test.each([
  { path: '/advisory', name: 'What Advisory Clients Say', count: 2 },
  { path: '/services/merchant-services', name: 'Integrations', count: 12 },
])('$name: the last slide is followed by the first', async ({ path, name, count }) => {
  const { carousel } = await wokenCarousel(path, name, { ...CALM, ...sized(1280) })
  const next = carousel.getByRole('button', { name: 'Next' })
  for (let step = 1; step <= count; step++) {
    await next.click()
    await expect.poll(async () => (await inView(carousel)).seen[0]).toBe((step % count) + 1)
  }
})

describe('the values', () => {
  const group = (page: Page) => page.locator('ul[data-reveal]')
  const opacities = (page: Page) =>
    group(page)
      .locator('> *')
      .evaluateAll((cards) => cards.map((card) => Number(getComputedStyle(card).opacity)))

  test('wait until 20 % of their section is in view, then fade in 150 ms apart', async () => {
    const page = await open('/')
    const section = page.locator('section').filter({ has: group(page) })
    await reveal(page, section, 0.12)
    expect(await group(page).getAttribute('data-reveal')).toBe('waiting')
    expect(await opacities(page)).toEqual([0, 0, 0, 0])
    await reveal(page, section, 0.26)
    expect(await group(page).getAttribute('data-reveal')).toBe('shown')
    expect(
      await group(page)
        .locator('> *')
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay)),
    ).toEqual(['0s', '0.15s', '0.3s', '0.45s'])
    await expect.poll(() => opacities(page)).toEqual([1, 1, 1, 1])
  })

  test.each([{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const)('are simply there: %j', async (options) => {
    const page = await open('/', options)
    expect(await opacities(page)).toEqual([1, 1, 1, 1])
  })
})

test('nothing moves on pages of any kind for those who want no motion', async () => {
  const page = await open('/', CALM)
  for (const route of dearRoutes('main')) {
    await page.goto(new URL(route, page.url()).href)
    const moving = await page.evaluate(() => document.getAnimations().map((animation) => (animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : '')))
    expect({ route, moving }).toEqual({ route, moving: [] })
  }
})
