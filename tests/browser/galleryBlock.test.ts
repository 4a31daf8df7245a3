import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { withPictures } from './samplePicture'
import { touchIslands } from './visit'
import { closePages, sharedBrowser } from './sharedBrowser'

const picture = (alt: string, more = {}) => withPictures({ src: 'media/sample.jpg', alt, ...more })
const NAMES = ['Wall', 'Door', 'Roof', 'Yard']
const gallery = { pictures: NAMES.map((name) => picture(name, name === 'Door' ? { caption: 'Of oak', credit: 'Ida' } : {})), title: 'The house' }
let site: OwnSite
let browser: Browser
beforeAll(async () => {
  const sections = [sectionWith({ type: 'hero', props: { title: 'Pictures' } }), sectionWith({ type: 'gallery', props: gallery })]
  site = await startOwnSite([{ path: '/pictures', sections }])
  browser = await sharedBrowser()
}, 120_000)
afterAll(async () => {
  await closePages()
  site.stop()
})

async function visit(options: Parameters<Browser['newContext']>[0] = {}): Promise<{ page: Page; errors: string[]; end: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${site.origin}/pictures`)
  return { page, errors, end: () => context.close() }
}
const shown = (page: Page) => page.getByRole('dialog').getByRole('status').textContent()
const opener = (page: Page, name: string) => page.getByRole('button', { name: `Ampliar: ${name}` })

test('without scripts each picture is a link to its large file', async () => {
  const { page, end } = await visit({ javaScriptEnabled: false })
  const link = page.getByRole('link', { name: 'Ampliar: Door' })
  expect((await page.request.get(new URL((await link.getAttribute('href')) ?? '', site.origin).href)).headers()['content-type']).toBe('image/jpeg')
  expect(await page.getByRole('button', { name: 'Ampliar: Door' }).count()).toBe(0)
  await end()
})

test('the first click opens the picture large, with its line, and nothing is complained of', async () => {
  const { page, errors, end } = await visit()
  await opener(page, 'Door').click()
  await expect.poll(() => shown(page)).toBe('2 de 4')
  const dialog = page.getByRole('dialog', { name: 'Door' })
  expect(await dialog.getByText('Of oak').isVisible()).toBe(true)
  const { width, height } = (await dialog.getByRole('img', { name: 'Door' }).boundingBox()) ?? { width: 0, height: 0 }
  expect([Math.round((width / height) * 100), height > 600]).toEqual([133, true])
  expect((await new AxeBuilder({ page: page as never }).analyze()).violations.map(({ id }) => id)).toEqual([])
  expect(errors).toEqual([])
  await end()
})

test('keys and buttons go from picture to picture; Escape and the button close, and the focus is where it was', async () => {
  const { page, end } = await visit()
  await opener(page, 'Wall').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(page)).toBe('1 de 4')
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', 4],
    ['ArrowRight', 4],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => shown(page)).toBe(`${place} de 4`)
  }
  await page.getByRole('button', { name: 'Seguinte' }).click()
  await expect.poll(() => shown(page)).toBe('2 de 4')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ampliar: Wall')
  await opener(page, 'Yard').click()
  await expect.poll(() => shown(page)).toBe('4 de 4')
  await page.getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await end()
})

test('by finger one scrolls from picture to picture', async () => {
  const { page, end } = await visit({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  await opener(page, 'Wall').tap()
  await expect.poll(() => shown(page)).toBe('1 de 4')
  await page
    .getByRole('dialog')
    .getByRole('group')
    .evaluate((track) => track.scrollBy({ left: track.clientWidth }))
  await expect.poll(() => shown(page)).toBe('2 de 4')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await end()
})

test('waking changes nothing that is seen', async () => {
  const { page, end } = await visit()
  const look = () => page.locator('[data-island=gallery]').evaluate((island) => [...island.querySelectorAll('*')].map((part) => JSON.stringify(part.getBoundingClientRect())))
  const before = await look()
  await touchIslands(page)
  expect(await look()).toEqual(before)
  await end()
})
