import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure } from '../../lib/figure'
import { useBrowser } from '../../browser/browser'
import { dearRoutes } from '../../browser/covering'
import { routesWithEveryBlock, touchIslands, wakeApp } from '../../browser/visit'

const { open } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
/** Pixels of a target that a thumb hits without care. Links in running text, on the trail and in the foot may be smaller. */
const THUMB = 44
/** Milliseconds after which nothing may move by itself any more (WCAG 2.2.2). */
const LONGEST = 5000

const small = (page: Page) =>
  page.evaluate((least) => {
    const found: string[] = []
    for (const target of document.querySelectorAll('button, input, select, textarea, summary, [role=tab], .actions a, dialog a, .bar a, main li > a, .arrow-link[href]')) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('.skip, [inert], nav ol, .running')) continue
      // A checkbox is hit through the line of its label, too; the link of a card through the whole card.
      const around = target.matches('[type=checkbox]') ? target.closest('.mantine-Checkbox-body, label') : target
      const { width, height } = (around ?? target).getBoundingClientRect()
      if (width > 0 && Math.min(width, height) < least - 0.5)
        found.push(`${width.toFixed(0)} × ${height.toFixed(0)}: ${target.tagName} ${(target.textContent || (target.getAttribute('name') ?? '')).trim().slice(0, 40)}`)
    }
    return found
  }, THUMB)

test('on a phone everything that leads on is large enough for a thumb', async ({ task }) => {
  const page = await open('/', { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const found: Record<string, string[]> = {}
  for (const route of dearRoutes('main')) {
    await page.goto(new URL(route, page.url()).href)
    const here = await small(page)
    if (here.length > 0) found[route] = here
  }
  await page.locator('.burger').click()
  await page.locator('dialog[open]').waitFor()
  expect({ ...found, panel: await small(page) }).toEqual({ panel: [] })
  figure({ task }, 'C6', `targets of at least ${THUMB} px on phones, ${dearRoutes('main').length} routes and the panel (goal ${THUMB})`)
})

describe('motion', () => {
  /** The longest that anything takes by itself, and that a change of state takes, in milliseconds. */
  const longest = (page: Page) =>
    page.evaluate(() => {
      const inMs = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
      const running = document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0))
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element)).filter(({ display }) => display !== 'none')
      const endless = styles.filter(({ animationName, animationIterationCount }) => animationName !== 'none' && animationIterationCount.includes('infinite')).length
      return {
        running: Math.max(0, ...running),
        transition: Math.max(...styles.map(({ transitionDuration }) => inMs(transitionDuration))),
        animation: Math.max(...styles.map(({ animationDuration }) => inMs(animationDuration))),
        endless,
      }
    })

  test('is none for those who want none: not on load, not awake', async ({ task }) => {
    const page = await open('/', CALM)
    for (const route of routesWithEveryBlock()) {
      await page.goto(new URL(route, page.url()).href)
      await touchIslands(page)
      const { running, transition, animation, endless } = await longest(page)
      expect({ route, running, endless }).toEqual({ route, running: 0, endless: 0 })
      expect(Math.max(transition, animation)).toBeLessThanOrEqual(1)
    }
    figure({ task }, 'C7', 'no animation runs and no transition exceeds 1 ms under reduced motion (goal 0 and 1)')
  })

  test('ends by itself for everybody else', async () => {
    const page = await open('/')
    for (const route of routesWithEveryBlock()) {
      await page.goto(new URL(route, page.url()).href)
      await touchIslands(page)
      const { running, animation, endless } = await longest(page)
      expect(Math.max(running, animation)).toBeLessThanOrEqual(LONGEST)
      expect(endless).toBe(0)
    }
  })
})

describe('with forced colours', () => {
  test.each(['/', '/support', '/academy', '/faq'])('%s shows the edge of every control and where the focus is', async (route) => {
    const page = await open(route, { ...CALM, forcedColors: 'active' })
    await touchIslands(page)
    const edgeless = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('main .actions a, .bar .actions a, input, select, textarea, main button:not([role=tab])')].filter(
        (control) => control.checkVisibility() && !control.closest('[inert]'),
      )
      return controls
        .filter((control) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } = getComputedStyle(control)
          return (
            (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1 || borderTopColor === getComputedStyle(document.body).backgroundColor) &&
            !textDecorationLine.includes('underline')
          )
        })
        .map((control) => control.outerHTML.slice(0, 120))
    })
    expect(edgeless).toEqual([])
    // A tile has an edge, and nothing that is drawn behind its words strikes through them.
    const tiles = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[data-gradient]'), (tile) => {
        const { content, display } = getComputedStyle(tile, '::after')
        return [Number.parseFloat(getComputedStyle(tile).borderTopWidth) >= 1, content === 'none' || display === 'none']
      }),
    )
    expect(tiles.filter(([hasEdge, isClear]) => !hasEdge || !isClear)).toEqual([])
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        // A card shows the focus of the link that covers it.
        const shown = [focused, focused.closest('li')].map((element) => element && getComputedStyle(element)).concat(getComputedStyle(focused, '::after'))
        const isMarked = shown.some((style) => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || focused === document.body
        return isMarked ? 'marked' : focused.outerHTML.slice(0, 150)
      })
      expect({ stop, focused: outline }).toEqual({ stop, focused: 'marked' })
    }
  })
})

test('on a very low screen the bar scrolls away with the page', async () => {
  const page = await open('/faq', { ...CALM, viewport: { width: 640, height: 380 } })
  await wakeApp(page)
  const placeOfBar = () =>
    page.evaluate(() => {
      scrollTo({ top: 600, behavior: 'instant' })
      return document.querySelector('#app > header')?.getBoundingClientRect().top
    })
  await expect.poll(placeOfBar).toBeLessThan(-300)
})

describe('the words of the first section over its drawing', () => {
  /** The part of the pixels under a text that are the worst for it. */
  const BRIGHTEST = 0.01

  /** Least contrast of each text with the pixels under it. The picture is read in a canvas, because it is a PNG. */
  const contrasts = async (page: Page) => {
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('main > section:first-child :is(h1, p, dt, dd), .bar-link')]
        .filter((text) => text.checkVisibility() && !text.closest('dialog'))
        .map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          const { left, top, width, height } = range.getBoundingClientRect()
          return { words: (text.textContent ?? '').trim().slice(0, 30), color: getComputedStyle(text).color, left, top, width, height }
        }),
    )
    await page.addStyleTag({ content: '* { color: transparent !important; text-decoration: none !important; transition: none !important; }' })
    const picture = (await page.screenshot()).toString('base64')
    const reader = await page.context().newPage()
    try {
      return await reader.evaluate(
        async ({ data, found, share }) => {
          const image = new Image()
          image.src = `data:image/png;base64,${data}`
          await image.decode()
          const canvas = document.createElement('canvas')
          Object.assign(canvas, { width: image.width, height: image.height })
          const context = canvas.getContext('2d', { willReadFrequently: true })
          context?.drawImage(image, 0, 0)
          const channel = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
          const luminance = (r = 0, g = 0, b = 0) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
          return found
            .filter(({ top, height, width }) => top + height < image.height && width > 0)
            .map(({ words, color, left, top, width, height }) => {
              const [r, g, b] = (color.match(/[\d.]+/g) ?? []).map(Number)
              const text = luminance(r, g, b)
              const pixels = context?.getImageData(left, top, width, height).data ?? new Uint8ClampedArray()
              const all = Array.from({ length: pixels.length / 4 }, (_, index) => luminance(pixels[index * 4], pixels[index * 4 + 1], pixels[index * 4 + 2])).sort(
                (one, other) => one - other,
              )
              const under = text > (all[Math.floor(all.length / 2)] ?? 0) ? (all[Math.ceil(all.length * (1 - share)) - 1] ?? 1) : (all[Math.floor(all.length * share)] ?? 0)
              return { words, contrast: (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05) }
            })
        },
        { data: picture, found: texts, share: BRIGHTEST },
      )
    } finally {
      await reader.close()
    }
  }

  test.each([390, 834, 1440])('stand out at %i pixels', async (width) => {
    for (const route of ['/', '/about', '/services/real-estate-financing']) {
      const page = await open(route, { ...CALM, viewport: { width, height: 900 }, bypassCSP: true })
      const found = await contrasts(page)
      expect(found.length).toBeGreaterThanOrEqual(3)
      expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([])
    }
  })
})
