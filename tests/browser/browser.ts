import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { sharedBrowser } from './sharedBrowser'
import { type Tabs, tabsOf } from './tabs'

export type OpenOptions = BrowserContextOptions & {
  site?: 'main' | 'bakery'
  /** Messages of the console that this test expects, as parts of their text. */
  expected?: string[]
  /** Whether the page has a context of its own, in which nothing is cached and all may be changed. */
  apart?: boolean
}

/**
 * Gives the tests of a file a browser. Every page that they open must keep its console silent and must not break the
 * content security policy; that is checked after each test. Without a path a page shows nothing yet. It has nothing stored, but what others have fetched may be cached.
 */
export function useBrowser(): { open: (path: string, options?: OpenOptions) => Promise<Page>; origin: (site?: 'main' | 'bakery') => string } {
  let tabs: Tabs
  let noise: string[] = []
  let pages: { page: Page; apart: boolean }[] = []
  const origin = (site: 'main' | 'bakery' = 'main') => inject('sites')[site].origin
  beforeAll(async () => {
    tabs = tabsOf(await sharedBrowser(), origin())
  })
  afterEach(async ({ task }) => {
    await Promise.all(pages.map(({ page, apart }) => (apart ? page.context().close() : page.close())))
    // A test that has failed leaves nothing to its second try.
    await (task.result?.state === 'fail' ? tabs.close() : tabs.forget())
    const heard = noise
    noise = []
    pages = []
    expect(heard).toEqual([])
  })
  afterAll(() => tabs.close())
  const open = async (path: string, { site = 'main', expected = [], apart = false, ...options }: OpenOptions = {}) => {
    const page = apart ? await openApart(options) : await tabs.open(options)
    pages.push({ page, apart })
    const hear = (text: string) => {
      if (!expected.some((part) => text.includes(part))) noise.push(`${path}: ${text}`)
    }
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && hear(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => hear(String(error)))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)),
    )
    if (path !== '') await page.goto(origin(site) + path)
    return page
  }
  return { open, origin }
}

async function openApart(options: BrowserContextOptions): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 }, ...options })
  return context.newPage()
}
