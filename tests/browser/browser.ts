import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { sharedBrowser } from './sharedBrowser'
import { DESK, type Tabs, tabsOf } from './tabs'

export type OpenOptions = BrowserContextOptions & {
  site?: 'main' | 'bakery'
  /** Messages of the console that this test expects, as parts of their text. */
  expected?: string[]
  /** Whether the page has a context of its own, in which nothing is cached and all may be changed. */
  apart?: boolean
}

type OpenPage = { page: Page; apart: boolean }
export type UsedBrowser = {
  open: (path: string, options?: OpenOptions) => Promise<Page>
  /** One page for tests that leave it as they found it: it is started for the first of them, and anew after one that has failed. */
  keep: (start: () => Promise<Page>) => () => Promise<Page>
  origin: (site?: 'main' | 'bakery') => string
}

/**
 * Gives the tests of a file a browser. Every page that they open must keep its console silent and must not break the
 * content security policy; that is checked after each test. Without a path a page shows nothing yet. It has nothing stored, but what others have fetched may be cached.
 */
export function useBrowser(): UsedBrowser {
  let tabs: Tabs
  let noise: string[] = []
  let pages: OpenPage[] = []
  let kept: OpenPage[] = []
  /** How often a test has failed: what was kept before is not gone on with. */
  let failures = 0
  const closeAll = async (left: OpenPage[]) => void (await Promise.all(left.map(({ page, apart }) => (apart ? page.context().close() : page.close()))))
  const origin = (site: 'main' | 'bakery' = 'main') => inject('sites')[site].origin
  beforeAll(async () => {
    tabs = tabsOf(await sharedBrowser(), origin())
  })
  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail'
    await closeAll(isFailed ? [...pages, ...kept] : pages)
    // A test that has failed leaves nothing to its second try.
    await (isFailed ? tabs.close() : tabs.forget())
    if (isFailed) [kept, failures] = [[], failures + 1]
    const heard = noise
    noise = []
    pages = []
    expect(heard).toEqual([])
  })
  afterAll(async () => {
    await closeAll(kept)
    await tabs.close()
  })
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
  const keep = (start: () => Promise<Page>) => {
    let page: Page | undefined
    let since = failures
    return async () => {
      if (page && since === failures) return page
      const before = pages
      pages = []
      since = failures
      page = await start()
      kept.push(...pages)
      pages = before
      return page
    }
  }
  return { open, keep, origin }
}

async function openApart(options: BrowserContextOptions): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ viewport: DESK, ...options })
  return context.newPage()
}
