import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { faultsOf } from './pageFaults'
import { closePages, sharedBrowser } from './sharedBrowser'

const sections = (title: string) => [
  sectionWith({ type: 'prose', key: 'first', props: { title, text: 'Words that say how. '.repeat(40) } }),
  sectionWith({ type: 'prose', key: 'second', props: { title: 'And more', text: 'Words that say more. '.repeat(40) } }),
]
const hero = (title: string) => [sectionWith({ type: 'hero', props: { title, text: 'How it is done.' } }), ...sections('First')]
const CHAPTERS = ['start', 'dough', 'oven']
const own = [
  { path: '/guide', sections: hero('Guide'), side: '/guide' },
  ...CHAPTERS.map((name) => ({ path: `/guide/${name}`, pattern: '/guide/$slug', sections: hero(`Chapter ${name}`), side: '/guide', neighbours: true })),
]

let site: OwnSite
let browser: Browser
beforeAll(async () => {
  site = await startOwnSite(own, { breadcrumbs: true })
  browser = await sharedBrowser()
}, 120_000)
afterAll(async () => {
  await closePages()
  site.stop()
})

async function open(path: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  await page.goto(site.origin + path)
  return page
}
const trail = (page: Page) => page.locator('.way li').allTextContents()

test.each(['/guide', '/guide/dough'])('%s, with its way, its neighbours and the pages beside it, fits every screen and reader', async (path) => {
  const page = await open(path)
  expect(await faultsOf(page)).toEqual({})
  await page.close()
})

test('the way that is read is the way that search engines are told', async () => {
  const page = await open('/guide/dough')
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph']
  const { itemListElement } = graph.find((node: Record<string, unknown>) => node['@type'] === 'BreadcrumbList')
  expect(await trail(page)).toEqual(itemListElement.map(({ name }: { name: string }) => name))
  expect(await page.locator('.way [aria-current="page"]').textContent()).toBe('/guide/dough')
  await page.goto(`${site.origin}/`)
  expect(await page.locator('.way').count()).toBe(0)
  await page.close()
})

test('links lead to the chapters before and after, and the list marks where one is, also when the app goes there', async () => {
  const page = await open('/guide/dough')
  await page.locator('.neighbours a[rel="next"]').click()
  await page.waitForURL(/\/guide\/oven$/)
  expect(await page.locator('.side [aria-current="page"]').getAttribute('href')).toBe('/guide/oven')
  expect(await page.locator('.neighbours a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(['/guide/dough'])
  await page.close()
})

test('beside the text the list is open and stays in view; on a phone it is folded above it, and opens without a script', async () => {
  const wide = await open('/guide/start')
  const shown = (page: Page) => page.locator('.side a', { hasText: 'oven' }).isVisible()
  expect(await shown(wide)).toBe(true)
  const [list, text] = await Promise.all([wide.locator('[data-key="_side"]').boundingBox(), wide.locator('h1').boundingBox()])
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0)
  await wide.mouse.wheel(0, 600)
  await expect.poll(async () => (await wide.locator('.side').boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await wide.close()
  const narrow = await open('/guide/start', { viewport: { width: 320, height: 700 }, javaScriptEnabled: false })
  expect(await shown(narrow)).toBe(false)
  await narrow.locator('.side summary').press('Enter')
  expect(await shown(narrow)).toBe(true)
  await narrow.close()
})
