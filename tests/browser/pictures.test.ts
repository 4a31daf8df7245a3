import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_FLAGS, findShell } from '../../scripts/lib/browser'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { withPictures } from './samplePicture'

const picture = withPictures({ src: 'media/sample.jpg', alt: 'A wall' })
const person = { name: 'Ana Silva', title: 'Baker', picture }
const feature = { title: 'House', picture }
const SECTIONS = [
  sectionWith({ type: 'hero', props: { title: 'Pictures', picture: { ...picture, caption: 'Below it' } } }),
  sectionWith({ key: 'a', type: 'feature', props: feature }),
  sectionWith({ key: 'b', type: 'feature', props: { ...feature, mirrored: true }, width: 'wide' }),
  sectionWith({ key: 'c', type: 'feature', props: feature, width: 'narrow' }),
  sectionWith({ key: 'd', type: 'people', props: { items: [person, person, { name: 'Rui', title: 'Baker' }] } }),
  sectionWith({ key: 'e', type: 'people', props: { layout: 'feature', items: [person] } }),
]

let site: OwnSite
let browser: Browser
beforeAll(async () => {
  site = await startOwnSite([{ path: '/pictures', sections: SECTIONS }])
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
}, 120_000)
afterAll(async () => {
  await browser.close()
  site.stop()
})

type Shown = { width: number; chosen: number; loading: string; type: string; place: number }

/** All pictures of the page, read to its end. */
async function shown(page: Page): Promise<Shown[]> {
  const images = page.locator('main img')
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element: HTMLImageElement) => element.decode())
  }
  return images.evaluateAll((elements) =>
    elements.map((element) => {
      const { currentSrc, loading, fetchPriority } = element as HTMLImageElement
      const { width, left } = element.getBoundingClientRect()
      return {
        width,
        chosen: Number(/-(\d+)x/.exec(currentSrc)?.[1]),
        loading: fetchPriority === 'high' ? 'at once' : loading,
        type: currentSrc.split('.').at(-1) ?? '',
        place: left,
      }
    }),
  )
}

test.each([
  [390, 1],
  [390, 2],
  [834, 1],
  [834, 2],
  [1000, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
])('in a window of %i pixels, at %i pixels each, a picture is sharp and hardly larger than it stands', async (width, density) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  await page.goto(`${site.origin}/pictures`)
  const pictures = await shown(page)
  await context.close()
  expect([pictures.length, failed]).toEqual([7, []])
  for (const { width: stands, chosen, type } of pictures) {
    expect(type).toBe('avif')
    expect(chosen / (stands * density)).toBeLessThanOrEqual(1.3)
    // The largest part of the sample that can be shown is 1500 pixels wide, of a portrait 1125.
    if (chosen < 1125) expect(chosen / (stands * density)).toBeGreaterThanOrEqual(0.99)
  }
  expect(pictures.map(({ loading }) => loading)).toEqual(['at once', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy'])
})

test('while pictures come nothing moves, and without script they are there', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('**/assets/media/**', (route) => setTimeout(() => void route.continue(), 1500))
  await page.goto(`${site.origin}/pictures`, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const before = await page.locator('main').boundingBox()
  const [first] = await shown(page)
  expect(first?.chosen).toBeGreaterThan(300)
  expect(await page.locator('main').boundingBox()).toMatchObject({ height: before?.height })
  await context.close()
})
