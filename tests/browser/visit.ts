import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import type { OpenOptions, useBrowser } from './browser'

type Open = ReturnType<typeof useBrowser>['open']

/** Every address that the built site gives to search engines, for example "/faq". */
export function routesOf(site: 'main' | 'bakery' = 'main'): string[] {
  const text = readFileSync(join(inject('sites')[site].folder, 'sitemap.xml'), 'utf8')
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}

/** As few routes as show every block of the site. */
export function routesWithEveryBlock(): string[] {
  const blocksOf = (route: string) =>
    new Set(
      Array.from(readFileSync(join(inject('sites').main.folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8').matchAll(/data-block="(\w+)"/g), ([, block]) => block),
    )
  const seen = new Set<string | undefined>()
  return routesOf().filter((route) => {
    const before = seen.size
    for (const block of blocksOf(route)) seen.add(block)
    return seen.size > before
  })
}

/** Opens a page after something was prepared that must be there before its first request. */
export async function openPrepared(open: Open, path: string, prepare: (page: Page) => Promise<unknown>, options: OpenOptions = {}): Promise<Page> {
  const page = await open('/robots.txt', { ...options, expected: [...(options.expected ?? []), 'favicon.ico'] })
  await prepare(page)
  await page.goto(inject('sites')[options.site ?? 'main'].origin + path)
  return page
}

/** No script arrives, as behind a filter or on a bad line. The browser says so in its console. */
export const withoutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort())
export const SCRIPT_LOST = 'net::ERR_FAILED'

/** React and the router never arrive: the page lives on `boot` alone. */
export const asleep = (page: Page) => page.route('**/assets/app-*.js', () => {})

/** Shows every island once, so that all of them wake, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy machine may not draw a frame for long.
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), new Promise((resolve) => setTimeout(resolve, 200))])
    for (const island of document.querySelectorAll('[data-seen-target], [data-island]')) {
      island.scrollIntoView({ block: 'center', behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await expect.poll(() => page.locator('[data-island]:not([data-hydrated])').count(), { timeout: 20_000 }).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
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
