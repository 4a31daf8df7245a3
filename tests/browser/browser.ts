import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { sharedBrowser } from './sharedBrowser'

export type OpenOptions = BrowserContextOptions & {
  site?: 'main' | 'bakery'
  /** Messages of the console that this test expects, as parts of their text. */
  expected?: string[]
}

/**
 * Gives the tests of a file a browser. Every page that they open must keep its console silent and must not break the
 * content security policy; that is checked after each test.
 */
export function useBrowser(): { open: (path: string, options?: OpenOptions) => Promise<Page>; origin: (site?: 'main' | 'bakery') => string } {
  let browser: Browser
  let noise: string[] = []
  let pages: Page[] = []
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.context().close()))
    const heard = noise
    noise = []
    pages = []
    expect(heard).toEqual([])
  })
  const origin = (site: 'main' | 'bakery' = 'main') => inject('sites')[site].origin
  const open = async (path: string, { site = 'main', expected = [], ...options }: OpenOptions = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    const page = await context.newPage()
    pages.push(page)
    const hear = (text: string) => {
      if (!expected.some((part) => text.includes(part))) noise.push(`${path}: ${text}`)
    }
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && hear(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => hear(String(error)))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)),
    )
    await page.goto(origin(site) + path)
    return page
  }
  return { open, origin }
}
