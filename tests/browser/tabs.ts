import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** The window of a page, unless a test says another one. */
export const DESK = { width: 1280, height: 900 }
const STORED = 'local_storage,indexeddb,cache_storage,service_workers'

/**
 * Opens pages in a context as links would, from one page that stays: they share its process, which costs half of what a process for each does,
 * and what is cached.
 *
 * @param origin of the site, which decides on the process
 */
export async function openerIn(context: BrowserContext, origin: string): Promise<{ page: Page; open: () => Promise<Page> }> {
  await context.addInitScript(() => void (window.opener = null))
  const page = await context.newPage()
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel=icon href="data:,">' }))
  await page.goto(origin)
  await page.unroute('**')
  const openNow = async () => (await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('about:blank'))]))[0]
  /** One after the other, or each would be taken for the first. */
  let last: Promise<unknown> = Promise.resolve()
  const open = () => {
    const next = last.then(openNow)
    last = next.catch(() => {})
    return next
  }
  return { page, open }
}

type Opener = { open: () => Promise<Page>; forget: (origins: Iterable<string>) => Promise<void>; close: () => Promise<void> }

/** Opens pages for one kind of visitor. `forget` takes away what they have stored. */
async function startOpener(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Opener> {
  const context = await browser.newContext(options)
  const { page, open } = await openerIn(context, origin)
  const session: CDPSession = await context.newCDPSession(page)
  return {
    open,
    forget: async (origins) => {
      await context.clearCookies()
      for (const visited of origins) await session.send('Storage.clearDataForOrigin', { origin: visited, storageTypes: STORED })
    },
    close: () => context.close(),
  }
}

export type Tabs = { open: (options: BrowserContextOptions) => Promise<Page>; forget: () => Promise<void>; close: () => Promise<void> }

/** Pages for the tests of a file, one context for each kind of visitor. */
export function tabsOf(browser: Browser, origin: string): Tabs {
  const openers = new Map<string, Promise<Opener>>()
  const visited = new Set<string>()
  const open = async ({ viewport = DESK, reducedMotion = null, colorScheme = null, forcedColors = null, ...kind }: BrowserContextOptions) => {
    const key = JSON.stringify(kind)
    const opener = openers.get(key) ?? startOpener(browser, origin, kind)
    openers.set(key, opener)
    const page = await (await opener).open()
    page.on('framenavigated', (frame) => frame.url().startsWith('http') && visited.add(new URL(frame.url()).origin))
    await page.emulateMedia({ reducedMotion, colorScheme, forcedColors })
    if (viewport) await page.setViewportSize(viewport)
    return page
  }
  const all = () => Promise.all(openers.values())
  const close = async () => {
    const ended = await all()
    openers.clear()
    await Promise.all(ended.map((opener) => opener.close()))
  }
  const forget = async () => {
    for (const opener of await all()) await opener.forget(visited)
    visited.clear()
  }
  return { open, forget, close }
}
