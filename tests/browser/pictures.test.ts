import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_FLAGS, findShell } from '../../scripts/lib/browser'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { withPictures } from './samplePicture'

const picture = withPictures({ src: 'media/sample.jpg', alt: 'A wall' })
const person = { name: 'Ana Silva', title: 'Baker', picture }
const feature = { title: 'House', picture }
const item = { slug: 'a', title: 'About bread', excerpt: 'It rises.', href: '/a', picture }

/** Every way in which a block shows pictures, in each of which sections of all widths may be. */
const CASES: [type: string, props: object][] = [
  ['feature', feature],
  ['feature', { ...feature, mirrored: true }],
  ['people', { items: [person, person, { name: 'Rui', title: 'Baker' }] }],
  ['people', { layout: 'feature', items: [person] }],
  ['article', { title: 'Bread', picture }],
  ['articleList', { items: [item, { ...item, picture: undefined }, item] }],
]
const WIDTHS = ['narrow', 'normal', 'wide'] as const
const hero = sectionWith({ type: 'hero', props: { title: 'Pictures', picture: { ...picture, caption: 'Below it' } } })
const pageOf = (width: (typeof WIDTHS)[number]) => ({
  path: `/${width}`,
  sections: [
    { ...hero, attributes: { ...hero.attributes, 'data-width': width } },
    ...CASES.map(([type, props], index) => sectionWith({ key: `${type}-${index}`, type, props: { ...props }, width })),
  ],
})
/** How many pictures each page has: one for each that is written. */
const COUNT = 1 + JSON.stringify(CASES).split('"src"').length - 1

let site: OwnSite
let browser: Browser
beforeAll(async () => {
  site = await startOwnSite(WIDTHS.map(pageOf))
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
}, 120_000)
afterAll(async () => {
  await browser.close()
  site.stop()
})

type Shown = { block: string; width: number; chosen: number; loading: string; type: string }

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
      const section = element.closest('section')
      return {
        block: section?.dataset.key ?? '',
        width: element.getBoundingClientRect().width,
        chosen: Number(/-(\d+)x/.exec(currentSrc)?.[1]),
        loading: fetchPriority === 'high' ? 'at once' : loading,
        type: currentSrc.split('.').at(-1) ?? '',
      }
    }),
  )
}

test.each([
  [320, 1],
  [390, 1],
  [390, 2],
  [639, 1],
  [641, 1],
  [834, 1],
  [834, 2],
  [1000, 1],
  [1210, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
])('in a window of %i pixels, at %i pixels each, a picture is sharp and hardly larger than it stands', async (width, density) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
  const page = await context.newPage()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  const wrong: string[] = []
  for (const section of WIDTHS) {
    await page.goto(`${site.origin}/${section}`)
    const pictures = await shown(page)
    expect([pictures.length, failed]).toEqual([COUNT, []])
    for (const { block, width: stands, chosen, type } of pictures) {
      const ratio = chosen / (stands * density)
      // The largest part of the sample that can be shown is 1500 pixels wide, of a portrait 1125.
      if (type !== 'avif' || !(ratio <= 1.3) || (chosen < 1125 && ratio < 0.99)) wrong.push(`${section} ${block}: ${chosen} for ${stands.toFixed(1)} (${type})`)
    }
    expect(pictures.map(({ loading }) => loading)).toEqual(['at once', ...Array(COUNT - 1).fill('lazy')])
  }
  await context.close()
  expect(wrong).toEqual([])
})

test('while pictures come nothing moves, and without script they are there', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('**/assets/media/**', (route) => setTimeout(() => void route.continue(), 1500))
  await page.goto(`${site.origin}/normal`, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const before = await page.locator('main').boundingBox()
  const [first] = await shown(page)
  expect(first?.chosen).toBeGreaterThan(300)
  expect(await page.locator('main').boundingBox()).toMatchObject({ height: before?.height })
  await context.close()
})
