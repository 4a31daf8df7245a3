import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { createSiteServer } from '../../src/build/serve'
import { buildWithMedia } from '../output/mediaSite'
import { EMBEDS, film, SRCS } from './embeds'
import { closePages, sharedBrowser } from './sharedBrowser'

let folder = ''
let server: Server
let origin = ''
let browser: Browser
beforeAll(async () => {
  folder = await buildWithMedia([
    { path: '/', sections: [{ type: 'hero', title: 'Home', actions: [{ label: 'Films', href: '/films' }] }] },
    { path: '/films', sections: [{ type: 'hero', title: 'Films', actions: [{ label: 'Home', href: '/' }] }, ...EMBEDS] },
  ])
  server = createSiteServer(join(folder, 'site'))
  origin = await listen(server)
  browser = await sharedBrowser()
}, 120_000)
afterAll(async () => {
  await closePages()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page on which others answer with a page of theirs, with what it asks of them and what it complains of. */
async function visit(
  path = '/films',
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; foreign: string[]; complaints: string[]; end: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const [foreign, complaints]: [string[], string[]] = [[], []]
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Theirs</title><p>Theirs' })
    },
  )
  const page = await context.newPage()
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(origin + path)
  return { page, foreign, complaints, end: () => context.close() }
}
const blocks = (page: Page) => page.locator('[data-block=embed]')

test('nothing is asked of others before the click, whatever is looked at, pointed at or reached by keys', async () => {
  const { page, foreign, complaints, end } = await visit()
  expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch], iframe').count()).toBe(0)
  for (const block of await blocks(page).all()) {
    await block.scrollIntoViewIfNeeded()
    await block.locator('button').hover()
    await block.locator('button').focus()
  }
  await expect.poll(() => page.locator('[data-island]:not([data-hydrated])').count()).toBe(0)
  await page.waitForTimeout(300)
  expect(foreign).toEqual([])
  const names = await page.locator('[data-block=embed] p:last-child span[id]').allTextContents()
  expect(names.map((name) => /youtube\.com|openstreetmap\.org|vimeo\.com|google\.com/.exec(name)?.[0])).toEqual(['youtube.com', 'openstreetmap.org', 'vimeo.com', 'google.com'])
  expect(complaints).toEqual([])
  await end()
})

test('the first click brings the frame, of each provider, and the policy of the page lets it in', async () => {
  const { page, foreign, complaints, end } = await visit()
  for (const [index, block] of (await blocks(page).all()).entries()) {
    await block.locator('button').click()
    const frame = block.locator('iframe')
    await frame.waitFor()
    expect(await frame.getAttribute('src')).toMatch(SRCS[index] ?? '')
    await expect.poll(() => frame.evaluate((element) => document.activeElement === element)).toBe(true)
    await expect.poll(() => block.frameLocator('iframe').locator('p').textContent()).toBe('Theirs')
    expect(await block.locator('button').count()).toBe(0)
  }
  expect(foreign.length).toBe(4)
  expect(complaints).toEqual([])
  await end()
})

test('a click that comes before the island is awake is not lost', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true })
  const page = await context.newPage()
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Theirs' }),
  )
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  await context.route(/Island-|hydrateIsland/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${origin}/films`)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.awake)).toBe('')
  await blocks(page).first().locator('button').tap()
  await page.waitForTimeout(200)
  expect([await page.locator('iframe').count(), context.pages().length]).toEqual([0, 1])
  hold()
  await page.locator('iframe').waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  await context.close()
})

test('nothing moves when the frame takes the place of the card', async () => {
  const { page, end } = await visit()
  for (const block of await blocks(page).all()) {
    const place = () => block.evaluate((section: HTMLElement) => [section.offsetTop, section.offsetHeight, section.querySelector('figure div')?.getBoundingClientRect().height])
    const before = await place()
    await block.locator('button').click()
    await block.locator('iframe').waitFor()
    expect(await place()).toEqual(before)
  }
  await end()
})

test('without scripts, and where the code of the island cannot be had, the card is a link to the film', async () => {
  const { page, foreign, end } = await visit('/films', { javaScriptEnabled: false })
  const first = blocks(page).first()
  expect(await first.locator('button').isVisible()).toBe(false)
  const box = await first.locator('figure').boundingBox()
  if (!box) return expect.unreachable('The card is not to be seen.')
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.mouse.click(box.x + box.width / 2, box.y + box.height / 3)])
  await opened.waitForURL(film.href)
  expect(foreign).toEqual([film.href])
  await end()

  const broken = await visit('/')
  await broken.page.context().route(/Island-/, (route) => route.abort())
  await broken.page.goto(`${origin}/films`)
  const card = blocks(broken.page).first()
  // Code that is gone is looked for once more, in the page as it is now.
  await Promise.all([broken.page.waitForEvent('load'), card.locator('button').click()])
  await card.locator('button').click()
  await expect.poll(() => card.locator('figure a').isVisible()).toBe(true)
  expect(await card.locator('button').isVisible()).toBe(false)
  await broken.end()
})

test('no frame of anybody else gets in, nor on a page without embeds any frame at all', async () => {
  const { page, foreign, end } = await visit()
  const tried = (src: string) =>
    page.evaluate(async (address) => {
      const blocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true }))
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
      return blocked
    }, src)
  expect(await tried('https://evil.example/')).toBe('frame-src')
  expect(await tried('https://www.youtube.com/embed/aqz-KE-bpKQ')).toBe('frame-src')
  expect(await tried('https://www.openstreetmap.org/other')).toBe('frame-src')
  await page.goto(`${origin}/`)
  expect(await tried('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')).toBe('frame-src')
  expect(foreign).toEqual([])
  await end()
})

test('from a page without frames a link leads to one that has some, and there they work', async () => {
  const { page, complaints, end } = await visit('/')
  await page.locator('main a[href="/films"]').click()
  await page.waitForURL('**/films')
  await blocks(page).first().locator('button').click()
  await expect.poll(() => page.frameLocator('iframe').locator('p').textContent()).toBe('Theirs')
  await page.locator('main a[href="/"]').first().click()
  await page.waitForURL(`${origin}/`)
  expect(await page.locator('h1').textContent()).toBe('Home')
  expect(complaints).toEqual([])
  await end()
})

test.each([390, 834, 1440])('in a window of %i pixels it has no fault that axe knows, as a card and as a frame, and nothing is too wide', async (width) => {
  const { page, end } = await visit('/films', { viewport: { width, height: 900 } })
  const faults = async () => (await new AxeBuilder({ page }).exclude('iframe').analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect(await faults()).toEqual([])
  await blocks(page).first().locator('button').click()
  await page.locator('iframe').waitFor()
  expect(await faults()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await end()
})

test('on paper stands where the film is to be found', async () => {
  const { page, end } = await visit()
  await page.emulateMedia({ media: 'print' })
  const first = blocks(page).first()
  expect([await first.locator('figure a').isVisible(), await first.locator('button').isVisible()]).toEqual([false, false])
  const address = first.locator('p a')
  expect(await address.isVisible()).toBe(true)
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(film.href)
  await end()
})
