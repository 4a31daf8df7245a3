import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../lib/extent'
import { useBrowser } from './browser'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { HARD_GROUNDS } from './samplePicture'

const { open } = useBrowser()
const TEXT = 4.5
const words = { eyebrow: 'By night', title: 'The halls by lamplight', text: 'Every Friday. [What is on](/). **Until midnight.**' }
const actions = [
  { label: 'Reserve', href: '/' },
  { label: 'Find us', href: '/' },
  { label: 'Write', href: '/', style: 'text' },
] as const
const pictured = (src: string) => ({ src, alt: 'A wall', caption: 'A wall of the hall', credit: 'Ida' })

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite(
    Object.entries(HARD_GROUNDS).map(([name, src]) => ({
      path: `/${name}`,
      sections: [
        sectionWith({ type: 'hero', surface: 'picture', props: { ...words, actions, facts: [{ value: '24:00', label: 'Last entry' }], picture: pictured(src), place: 'behind' } }),
        sectionWith({ type: 'cta', surface: 'picture', props: { ...words, actions, picture: pictured(src) } }),
      ],
    })),
  )
})
afterAll(() => site.stop())

async function openGround(name: string, options: object = {}): Promise<Page> {
  const page = await open('', { reducedMotion: 'reduce', bypassCSP: true, ...options })
  await page.goto(`${site.origin}/${name}`)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    return Promise.all(Array.from(document.images, (image) => image.decode()))
  })
  return page
}

const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Box = { x: number; y: number; width: number; height: number }
type Pixels = { data: Buffer; width: number; channels: number }

/** The whole page as it is seen. */
async function pixelsOf(page: Page): Promise<Pixels> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, channels: info.channels }
}

/** Where the words of an element stand on the page, in pixels. */
const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((own) => {
    const range = document.createRange()
    range.selectNodeContents(own)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const [x, y] = [Math.max(0, Math.floor(left + scrollX)), Math.max(0, Math.floor(top + scrollY))]
    return { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y }
  })

/** The least contrast of a colour with any point of the page in a box. */
function leastContrast({ data, width, channels: each }: Pixels, box: Box, color: string): number {
  const own = luminance(channels(color))
  let least = 21
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < Math.min(box.x + box.width, width); x++) {
      const at = (y * width + x) * each
      const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      least = Math.min(least, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05))
    }
  return least
}

/** Everything with words of its own in the sections. */
const WORDS = 'main :is(.eyebrow, h1, h2, p, p a, strong, dt, dd, small, .actions a)'

// The hardest has all that others have: light and dark side by side.
test.each(isWhole ? Object.keys(HARD_GROUNDS) : ['checks'])('on a picture of %s all words can be read, and so can the ring around what has the focus', async (name) => {
  for (const width of [390, 1280]) {
    const page = await openGround(name, { viewport: { width, height: 1600 } })
    const all = await page.locator(WORDS).all()
    const colors = await Promise.all(all.map((element) => element.evaluate((own) => getComputedStyle(own).color)))
    const ring = await page
      .locator('main h1 ~ .actions a')
      .nth(1)
      .evaluate((own) => {
        ;(own as HTMLElement).focus({ focusVisible: true } as FocusOptions)
        return getComputedStyle(own).outlineColor
      })
    // What is behind the letters, where these are.
    await page.addStyleTag({
      content:
        'main * { color: transparent !important; text-decoration: none !important; outline: 0 !important; border-color: transparent !important; transition: none !important; }',
    })
    const ground = await pixelsOf(page)
    const found: string[] = []
    for (const [index, element] of all.entries()) {
      const contrast = leastContrast(ground, await boxOf(element), colors[index] ?? '')
      if (contrast < TEXT) found.push(`${await element.textContent()}: ${contrast.toFixed(2)}`)
    }
    expect(found).toEqual([])
    expect(leastContrast(ground, await boxOf(page.locator('main h1')), ring)).toBeGreaterThan(TEXT)
    expect(all.length).toBeGreaterThan(15)
  }
})

test('under the pointer a button stays readable', async () => {
  const page = await openGround('white')
  const button = page.locator('main .actions a').nth(1)
  const color = await button.evaluate((own) => getComputedStyle(own).color)
  await button.hover()
  await page.addStyleTag({ content: 'main * { color: transparent !important; border-color: transparent !important; transition: none !important; }' })
  expect(leastContrast(await pixelsOf(page), await boxOf(button), color)).toBeGreaterThan(TEXT)
})

test('on paper and in colours of the system there is no picture behind the words', async () => {
  const page = await openGround('checks')
  const shown = () => page.locator('.ground').evaluateAll((all) => all.map((ground) => ground.checkVisibility()))
  expect(await shown()).toEqual([true, true])
  await page.emulateMedia({ media: 'print' })
  expect([await shown(), await page.locator('main h1').evaluate((title) => getComputedStyle(title).color)]).toEqual([[false, false], 'rgb(0, 0, 0)'])
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await shown()).toEqual([false, false])
})

test('it fills its section to the edges, the bar over it included', async () => {
  for (const width of [320, 834, 1920]) {
    const page = await openGround('white', { viewport: { width, height: 900 } })
    const boxes = await page.locator('main > section').evaluateAll((sections) =>
      sections.map((section) => {
        const [own, picture] = [section, section.querySelector('img') ?? section].map((element) => element.getBoundingClientRect())
        return [own?.x, own?.y, own?.width, own?.height].map((value, index) => Math.round((value ?? 0) - ([picture?.x, picture?.y, picture?.width, picture?.height][index] ?? 0)))
      }),
    )
    expect(boxes).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  }
})
