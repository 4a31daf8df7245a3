import { readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { createSiteServer } from '../../src/build/serve'
import { buildWithMedia } from '../output/mediaSite'
import { closePages, sharedBrowser } from './sharedBrowser'

const poster = { src: 'media/wall.jpg', alt: 'A wall' }
const film = { type: 'video', title: 'A square', src: 'media/films/Square.MP4', poster }
const captions = [{ src: 'media/films/square.vtt', label: 'English', lang: 'en' }]
const links = [
  { label: 'Prices', href: 'media/Preise für März.pdf' },
  { label: 'Photos', href: 'media/photos.zip' },
  { label: 'Films', href: '/films' },
]
let folder = ''
let server: Server
let origin = ''
let browser: Browser
beforeAll(async () => {
  folder = await buildWithMedia(
    [
      {
        path: '/',
        sections: [
          { type: 'hero', title: 'Files', actions: links },
          { type: 'linkList', title: 'All', links },
        ],
      },
      {
        path: '/files',
        sections: [
          { type: 'hero', title: 'Files' },
          {
            type: 'downloads',
            title: 'Papers',
            items: [
              { title: 'Price list', text: 'All breads.', file: 'media/Preise für März.pdf' },
              { title: 'Photos', file: 'media/photos.zip' },
            ],
          },
        ],
      },
      {
        path: '/films',
        sections: [
          { type: 'hero', title: 'Films' },
          { ...film, captions, transcript: 'A square moves to the right.' },
          { ...film, title: 'Narrow', width: 'narrow', silent: true },
        ],
      },
    ],
    { navigation: { label: 'Main', links, panelTitle: 'Menu' } },
  )
  server = createSiteServer(join(folder, 'site'))
  origin = await listen(server)
  browser = await sharedBrowser()
}, 120_000)
afterAll(async () => {
  await closePages()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page with what it asks for, and what it complains of. */
async function visit(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<{ page: Page; asked: string[]; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const [asked, complaints]: [string[], string[]] = [[], []]
  page.on('request', (request) => asked.push(decodeURIComponent(new URL(request.url()).pathname)))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(origin + path)
  return { page, asked, complaints }
}

test('a file is not fetched ahead, whatever is pointed at; a click is left to the browser, which saves what it cannot show', async () => {
  const { page, asked, complaints } = await visit('/')
  for (const link of await page.locator('a[href^="/media/"]:visible').all()) {
    await link.hover()
    await link.focus()
  }
  // Pages of the bar are fetched a second after all else.
  await expect.poll(() => asked).toContain('/films')
  await page.waitForTimeout(300)
  expect(asked.filter((path) => path.startsWith('/media'))).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('main a[href="/media/photos.zip"]').first().click()])
  expect(download.suggestedFilename()).toBe('photos.zip')
  expect([complaints, new URL(page.url()).pathname]).toEqual([[], '/'])
  await page.context().close()
})

test('the whole of a row is the link to its file', async () => {
  const { page } = await visit('/files')
  const row = page.locator('[data-block=downloads] li').last()
  const box = await row.boundingBox()
  if (!box) return expect.unreachable('The row is not to be seen.')
  const [download] = await Promise.all([page.waitForEvent('download'), page.mouse.click(box.x + box.width - 5, box.y + box.height - 5)])
  expect(download.suggestedFilename()).toBe('photos.zip')
  await page.context().close()
})

test('a film asks for nothing but its picture until it is played; then it plays, with captions', async () => {
  const { page, asked, complaints } = await visit('/films')
  const video = page.locator('video').first()
  await page.waitForTimeout(500)
  expect(asked.filter((path) => path.startsWith('/media'))).toEqual([])
  expect(asked.filter((path) => path.endsWith('.webp')).length).toBe(1)
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  await video.evaluate((element: HTMLVideoElement) => {
    const [track] = element.textTracks
    if (track) track.mode = 'showing'
  })
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)).toBe(1)
  expect([...new Set(asked.filter((path) => path.startsWith('/media')))]).toEqual(['/media/films/Square.MP4', '/media/films/square.vtt'])
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([390, 834, 1440])('in a window of %i pixels a film has its shape from the first moment, and nothing moves when its picture comes', async (width) => {
  const { page } = await visit('/', { viewport: { width, height: 900 } })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + (entry as PerformanceEntry & { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${origin}/films`)
  for (const video of await page.locator('video').all()) {
    const { clientWidth, clientHeight } = await video.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))
    expect(clientWidth / clientHeight).toBeCloseTo(160 / 90, 1)
  }
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
  await page.context().close()
})

test('from a page that may play nothing a link leads to one that may, and back', async () => {
  const { page, complaints } = await visit('/')
  await page.locator('main a[href="/films"]').first().click()
  await page.waitForURL('**/films')
  await page.locator('video').first().waitFor()
  await page
    .locator('video')
    .first()
    .evaluate((element: HTMLVideoElement) => {
      element.muted = true
      return element.play()
    })
  await page.goBack()
  await page.waitForURL(`${origin}/`)
  expect(await page.locator('h1').textContent()).toBe('Files')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('scripts off, everything is there all the same', async () => {
  const { page } = await visit('/films', { javaScriptEnabled: false })
  await page.locator('summary').click()
  expect(await page.getByText('A square moves to the right.').isVisible()).toBe(true)
  expect(await page.locator('video[controls]').count()).toBe(2)
  await page.context().close()
})

test.each(['/', '/files', '/films'])('%s has no fault that axe knows', async (path) => {
  const { page } = await visit(path)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.context().close()
})

test('only the page that plays films may do so', () => {
  const policyOf = (file: string) => /http-equiv="content-security-policy" content="([^"]*)"/.exec(readFileSync(join(folder, 'site', file), 'utf8'))?.[1]
  expect(policyOf('films.html')).toBe(`${policyOf('index.html')}; media-src 'self'`)
})
