import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../lib/extent'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { withPictures } from './samplePicture'
import { touchIslands } from './visit'
import { closePages, sharedBrowser } from './sharedBrowser'

const picture = withPictures({ src: 'media/sample.jpg', alt: 'A wall' })
const person = { name: 'Ana Silva', title: 'Baker', picture }
const feature = { title: 'House', picture }
const item = { slug: 'a', title: 'About bread', excerpt: 'It rises.', href: '/a', picture }

const card = { title: 'Bread', text: 'It rises.', picture }
const steps = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Step ${index}`, picture }))
const slide = { name: 'Ana Silva', picture }
const quoted = { ...slide, quote: 'Good bread.' }
const slides = (small: number, medium: number, large: number) => ({ label: 'Voices', perView: { small, medium, large }, slides: [slide, quoted, quoted] })

const film = { title: 'The mill', href: 'https://vimeo.com/1', picture, player: { kind: 'film', host: 'vimeo.com', src: 'https://player.vimeo.com/video/1' } }
const inText = `It rises.\n\n![A wall](<${picture.src}>)`

/** Every way in which a block shows pictures, in each of which sections of all widths may be. */
const CASES: [type: string, props: object][] = [
  ['feature', feature],
  ['feature', { ...feature, mirrored: true }],
  ['people', { items: [person, person, { name: 'Rui', title: 'Baker' }] }],
  ['people', { layout: 'feature', items: [person] }],
  ['hero', { title: 'Behind', picture, place: 'behind' }],
  ['cta', { title: 'Now?', actions: [{ label: 'Yes', href: '/' }], picture }],
  ['article', { title: 'Bread', picture }],
  ...[2, 3, 4].flatMap((columns) => ['ruled', 'boxed', 'plain'].map((look): [string, object] => ['cardGrid', { columns, look, items: [card, { title: 'None' }, card] }])),
  ...[1, 2, 3, 4, 5, 7, 8].map((count): [string, object] => ['steps', { items: steps(count) }]),
  ['carousel', slides(1, 2, 3)],
  ['carousel', slides(1, 1, 1)],
  ['carousel', slides(2, 3, 4)],
  ['prose', { title: 'Beside', text: inText }],
  ['prose', { text: inText, parts: [{ title: 'Part', text: inText }] }],
  ['prose', { contents: true, parts: ['One', 'Two'].map((title) => ({ title, text: inText })) }],
  ['article', { title: 'Bread', content: `<p>It rises.</p><img src="${picture.src}" alt="A wall">` }],
  ...[2, 3, 4].map((columns): [string, object] => ['gallery', { columns, pictures: [picture, picture] }]),
  ['gallery', { shape: 'natural', pictures: [picture] }],
  ['logoWall', { items: ['Harbour', 'Library'].map((name) => ({ name, src: picture.src })) }],
  ...['wide', 'classic', 'square', 'tall'].map((shape): [string, object] => ['embed', { ...film, shape }]),
  ['articleList', { items: [item, { ...item, picture: undefined }, item] }],
]
/** Those whose picture is the ground of their section. */
const BEHIND = CASES.flatMap(([type, props], index) => (type === 'cta' || 'place' in props ? [index] : []))
const WIDTHS = ['narrow', 'normal', 'wide'] as const
const hero = sectionWith({ type: 'hero', props: { title: 'Pictures', picture: { ...picture, caption: 'Below it' } } })
const pageOf = (width: (typeof WIDTHS)[number]) => ({
  path: `/${width}`,
  sections: [
    { ...hero, attributes: { ...hero.attributes, 'data-width': width } },
    ...CASES.map(([type, props], index) => sectionWith({ key: `${type}-${index}`, type, props: { ...props }, width, surface: BEHIND.includes(index) ? 'picture' : undefined })),
  ],
})
/** How many pictures each page has: one for each that is written. */
const COUNT = 1 + JSON.stringify(CASES).split('sample').length - 1

/** The same with each picture under a name of its own: of one that was loaded before a browser takes the larger file again. */
function apart<Value>(value: Value): Value {
  let count = 0
  return JSON.parse(JSON.stringify(value), (_key, inner) => (typeof inner === 'string' ? inner.replaceAll(/\bsample (?=[0-9a-f]{12} )/g, () => `sample-${++count} `) : inner))
}

let site: OwnSite
let browser: Browser
beforeAll(async () => {
  site = await startOwnSite(apart(WIDTHS.map(pageOf)))
  browser = await sharedBrowser()
})
afterAll(async () => {
  await closePages()
  site.stop()
})

type Shown = { block: string; width: number; chosen: number; loading: string; type: string }

/** All pictures of the page, those that nobody has scrolled to yet included. */
async function shown(page: Page): Promise<Shown[]> {
  return page.locator('main img').evaluateAll((elements) => {
    const images = elements as HTMLImageElement[]
    const asked = images.map(({ loading, fetchPriority }) => (fetchPriority === 'high' ? 'at once' : loading))
    for (const image of images) image.loading = 'eager'
    const look = async (image: HTMLImageElement, index: number) => {
      await image.decode()
      return {
        block: image.closest('section')?.dataset.key ?? '',
        width: image.getBoundingClientRect().width,
        chosen: Number(/-(\d+)x/.exec(image.currentSrc)?.[1]),
        loading: asked[index] ?? '',
        type: image.currentSrc.split('.').at(-1) ?? '',
      }
    }
    return Promise.all(images.map(look))
  })
}

/** The least and the greatest window, both sides of that at which columns fold, and both densities; with `--all` also between. */
const WINDOWS = [
  [320, 1],
  [390, 2],
  [639, 1],
  [641, 1],
  [834, 2],
  [1210, 1],
  [1920, 1],
] as const
const BETWEEN = [
  [390, 1],
  [834, 1],
  [1000, 1],
  [1440, 1],
  [1440, 2],
] as const

test.each([...WINDOWS, ...(isWhole ? BETWEEN : [])])('in a window of %i pixels, at %i pixels each, a picture is sharp and hardly larger than it stands', async (width, density) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
  const page = await context.newPage()
  const failed: string[] = []
  // A page that is fetched ahead may be left halfway.
  page.on('requestfailed', (request) => request.url().includes('/assets/') && failed.push(request.url()))
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  const wrong: string[] = []
  for (const section of WIDTHS) {
    await page.goto(`${site.origin}/${section}`)
    const pictures = await shown(page)
    expect([pictures.length, failed]).toEqual([COUNT, []])
    for (const { block, width: stands, chosen, type } of pictures) {
      const ratio = chosen / (stands * density)
      // The largest part of the sample that can be shown is 1500 pixels wide, of a portrait 1125, of a tall film 632.
      if (type !== 'avif' || !(ratio <= 1.3) || (chosen < 1125 && chosen !== 632 && ratio < 0.99)) wrong.push(`${section} ${block}: ${chosen} for ${stands.toFixed(1)} (${type})`)
    }
    expect(pictures.map(({ loading }) => loading)).toEqual(['at once', ...Array(COUNT - 1).fill('lazy')])
  }
  await context.close()
  expect(wrong).toEqual([])
})

test('islands that wake, carousels, galleries and embeds, leave their pictures as the server drew them', async () => {
  for (const section of WIDTHS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const told: string[] = []
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
    await page.goto(`${site.origin}/${section}`)
    const drawn = () => page.locator('[data-island] picture').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
    const before = await drawn()
    await touchIslands(page)
    expect(before.length).toBe(20)
    expect([await drawn(), told]).toEqual([before, []])
    await page.close()
  }
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
