import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { builtFile } from '../lib/builtFile'
import { pageAt, wordsOf } from '../lib/page'
import type { OpenOptions, useBrowser } from './browser'

type Open = ReturnType<typeof useBrowser>['open']

/** The file of the site in which the page at an address lies. */
export const fileOf = (route: string, site: 'main' | 'bakery' = 'main'): string => readFileSync(builtFile(inject('sites')[site].folder, route), 'utf8')

/** What wakes each island, by block, as the pages name it. */
export function islandScripts(): Record<string, string[]> {
  const named = routesOf().flatMap((route) => [...fileOf(route).matchAll(/data-island="(\w+)" data-scripts="(.*?)"/g)])
  return Object.fromEntries(named.map(([, block = '', scripts = '']) => [block, scripts.split(' ')]))
}

/** Every address that the built site gives to search engines, for example "/faq". */
export function routesOf(site: 'main' | 'bakery' = 'main'): string[] {
  const text = readFileSync(join(inject('sites')[site].folder, 'sitemap.xml'), 'utf8')
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}

/** As few routes as show every block of a site. */
export function routesWithEveryBlock(site: 'main' | 'bakery' = 'main'): string[] {
  const blocksOf = (route: string) => new Set(Array.from(fileOf(route, site).matchAll(/data-block="(\w+)"/g), ([, block]) => block))
  const seen = new Set<string | undefined>()
  return routesOf(site).filter((route) => {
    const before = seen.size
    for (const block of blocksOf(route)) seen.add(block)
    return seen.size > before
  })
}

/** Opens a page after something was prepared that must be there before its first request. */
export async function openPrepared(open: Open, path: string, prepare: (page: Page) => Promise<unknown>, options: OpenOptions = {}): Promise<Page> {
  const page = await open('', options)
  await prepare(page)
  await page.goto(inject('sites')[options.site ?? 'main'].origin + path)
  return page
}

/** No script arrives, as behind a filter or on a bad line. The browser says so in its console. */
export const withoutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort())
export const SCRIPT_LOST = 'net::ERR_FAILED'

/** React and the router never arrive: the page lives on `boot` alone. */
export const asleep = (page: Page) => page.route('**/assets/app-*.js', () => {})

/** A hand that passes over every island, so that all of them wake. */
export async function touchIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  })
  await expect.poll(() => page.locator('[data-island]:not([data-hydrated], [data-failed])').count(), { timeout: 20_000 }).toBe(0)
}

/** Has the app (React and the router) take the page over. It comes after an island: where there is none, one on another page is touched on a detour. */
export async function wakeApp(page: Page, detour = pageWithIsland(page)): Promise<void> {
  const { pathname } = new URL(page.url())
  const isHere = (await page.locator('[data-island]').count()) > 0
  if (!isHere) {
    await follow(page, detour)
    await page.locator('[data-island]').first().waitFor({ state: 'attached' })
  }
  await touchIslands(page)
  await page.waitForFunction(() => (history.state as { __TSR_key?: string } | null)?.__TSR_key, undefined, { timeout: 20_000 })
  if (!isHere) {
    await page.goBack()
    await page.waitForFunction((place) => location.pathname === place && !document.querySelector('[data-island]'), pathname)
  }
  await settle(page, 200)
}

/** The addresses of the pages that have an island. */
export const routesWithIslands = (site: 'main' | 'bakery'): string[] => routesOf(site).filter((route) => fileOf(route, site).includes('data-island='))

function pageWithIsland(page: Page): string {
  const sites = inject('sites')
  const site = new URL(page.url()).origin === sites.bakery.origin ? 'bakery' : 'main'
  return routesWithIslands(site)[0] ?? '/'
}

/** Leaves a mark that only a plain navigation wipes out. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))

/** Follows a link as a click on it would, wherever the pages have one. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** The main heading that a page has as it was built. */
export const headingOf = (path: string): string => wordsOf(pageAt(path).querySelector('h1'))

/** Waits until what is asked for is drawn. */
export const settle = (page: Page, milliseconds = 60): Promise<void> => page.waitForTimeout(milliseconds)

/** Scrolls until this share of an element is in view from below. The mouse is far away, as it would wake what it meets. */
export async function reveal(page: Page, element: Locator, share: number): Promise<void> {
  await element.evaluate((target, part) => {
    const { top, height } = target.getBoundingClientRect()
    scrollTo({ top: Math.round(scrollY + top + height * part - innerHeight), behavior: 'instant' })
  }, share)
  await settle(page, 250)
}
