import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policy } from '../../src/blocks/search/policy'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { faultsOf } from './pageFaults'
import { closePages, sharedBrowser } from './sharedBrowser'

const article = (title: string, text: string) => [sectionWith({ type: 'hero', props: { title, text } })]
let site: OwnSite
let browser: Browser
const noise: string[] = []

beforeAll(async () => {
  site = await startOwnSite([
    { path: '/search', sections: [{ ...sectionWith({ type: 'search', props: { title: 'Search' } }), needs: policy() }] },
    { path: '/rye', title: 'Rye bread', sections: article('Rye bread', 'Dark, with seeds, and **baked** at night.') },
    { path: '/wheat', title: 'Wheat bread', sections: article('Wheat bread', 'White, baked in the morning.') },
    { path: '/cafe', title: 'Café', sections: article('Café', 'Cake & coffee <b>all day</b>.') },
  ])
  browser = await sharedBrowser()
}, 120_000)
afterAll(async () => {
  await closePages()
  site.stop()
  expect(noise).toEqual([])
})

async function open(path: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && !/Failed to load resource/.test(message.text()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  await page.goto(site.origin + path)
  return page
}
const results = (page: Page) => page.locator('main ol a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
const status = (page: Page) => page.locator('main [role=status]').textContent()
const field = (page: Page) => page.getByRole('searchbox')

test('a search with results fits every screen and reader', async () => {
  const page = await open('/search?q=bread')
  await expect.poll(() => results(page)).toEqual(['/rye', '/wheat'])
  expect(await faultsOf(page)).toEqual({})
  await page.close()
})

test('what is typed is found as one types, told to whoever cannot see it, and kept in the address', async () => {
  const page = await open('/search')
  await field(page).pressSequentially('BAKED bre')
  await expect.poll(() => results(page)).toEqual(['/rye', '/wheat'])
  expect(await status(page)).toBe('Resultados: 2')
  expect(new URL(page.url()).searchParams.get('q')).toBe('BAKED bre')
  expect(await page.locator('main ol mark').allTextContents()).toContain('bread')
  await field(page).fill('cafe')
  await expect.poll(() => results(page)).toEqual(['/cafe'])
  await field(page).fill('nothing <b>like</b> it')
  await expect.poll(() => status(page)).toContain('nothing <b>like</b> it')
  await field(page).fill('')
  await expect.poll(() => status(page)).toBe('')
  expect(new URL(page.url()).search).toBe('')
  await page.close()
})

test('Back from a result leads to the search as it was', async () => {
  const page = await open('/search?q=bread')
  await page.locator('main ol a').nth(1).click()
  await page.waitForURL(/\/wheat$/)
  await page.goBack()
  await expect.poll(() => results(page)).toEqual(['/rye', '/wheat'])
  expect(await field(page).inputValue()).toBe('bread')
  await page.close()
})

test('a page that is opened from another one wakes, too', async () => {
  const page = await open('/rye')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/search?q=cake'
    link.textContent = 'Find'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Find' }).click()
  await expect.poll(() => results(page)).toEqual(['/cafe'])
  await page.close()
})

test('an index that cannot be had is told, and asked for again', async () => {
  const page = await open('/search')
  await page.route('**/search.*.json', (route) => route.abort())
  await field(page).fill('bread')
  await expect.poll(() => status(page)).toMatch(/./)
  expect(await results(page)).toEqual([])
  await page.unroute('**/search.*.json')
  await page.keyboard.press('Enter')
  await expect.poll(() => results(page)).toEqual(['/rye', '/wheat'])
  await page.close()
})

test('only the page that searches has its script, and the index is loaded when somebody asks', async () => {
  const asked: string[] = []
  const page = await browser.newPage()
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.origin}/rye`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('search'))).toEqual([])
  await page.goto(`${site.origin}/search`)
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => path.endsWith('.json') && path.includes('search'))).toBe(false)
  expect(asked.some((path) => path.includes('search-script'))).toBe(true)
  await page.close()
})

test('without scripts that is said, and what was asked stays in the field', async () => {
  const page = await open('/search', { javaScriptEnabled: false })
  await field(page).fill('bread')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?q=bread$/)
  expect(await page.locator('[class*=without]').isVisible()).toBe(true)
  await page.close()
})
