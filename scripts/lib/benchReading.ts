import { type Browser, chromium, type Page } from 'playwright'
import { createSiteServer } from '../../src/build/serve'
import { BROWSER_FLAGS, findBrowser } from './browser'
import { listen } from './listen'
import { withBlocking } from './mainThread'

/**
 * What a page costs who reads it on a slow phone: bytes of script so far, milliseconds for which it was in the way after its first
 * paint while it loaded, as Lighthouse counts them, and by how much it moved.
 */
export type Reading = { atLoad: number; scrolled: number; pointed: number; blocking: number; shift: number }
/** What it costs to use an island for the first time: bytes of script, milliseconds until it answers, and until the next paint. */
export type FirstUse = { block: string; bytes: number; answer: number; paint: number }

/**
 * Milliseconds from the click until another page is on the screen: one that was fetched ahead, and one whose link was pointed at
 * just before. Undefined where there is no such link.
 */
export type NextPage = Partial<Record<'ahead' | 'pointed', number>>

/** Slow 4G, as Lighthouse has it, and a processor four times as slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4
/** Longer than a page needs to come to rest, in milliseconds. */
const REST = 2500
/** Who means to click has pointed at a link for so long before, in milliseconds. */
const POINTED = 150
/** What of an island asks its program for something. */
const CONTROL = 'button[type=submit], [role=tab][aria-selected=false], [data-type=next], button, figure'

/** As text: a compiled function would carry helpers that the page does not know. */
const NOTE = `{
  window.noted = { shift: 0, paint: 0 }
  const watch = (type, note, options) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('layout-shift', ({ value, hadRecentInput }) => (noted.shift += hadRecentInput ? 0 : value))
  watch('event', ({ duration, interactionId }) => (noted.paint = interactionId ? Math.max(noted.paint, duration) : noted.paint), { durationThreshold: 16 })
}`
const NOTE_ARRIVAL = `{
  const before = document.querySelector('h1')
  void (window.arrived = new Promise((resolve) => {
    document.addEventListener('click', () => {
      const started = performance.now()
      const { port1, port2 } = new MessageChannel()
      // A message that is sent before a frame is drawn arrives when it has been.
      port1.onmessage = () => resolve(performance.now() - started)
      const look = () => requestAnimationFrame(() => (document.querySelector('h1') === before ? look() : port2.postMessage('')))
      look()
    }, { capture: true, once: true })
  }))
}`
const scripts = (page: Page) =>
  page.evaluate<number>(`performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`)
const noted = (page: Page) => page.evaluate<{ shift: number; paint: number }>('noted')

/** Reads every page of a built site to its end, points at a link, and uses the islands that were not used yet. */
export async function measureReading(folder: string, paths: readonly string[], tell: (path: string, reading: Reading, uses: readonly FirstUse[]) => void): Promise<void> {
  const used = new Set<string>()
  await withBrowser(folder, async (browser, origin) => {
    for (const path of paths) {
      const { result: page, blocking } = await withBlocking(browser, () => openSlow(browser, origin + path))
      const reading = await read(page, blocking)
      const blocks = await page.locator('[data-island]').evaluateAll((islands) => islands.map((island) => island.getAttribute('data-island') ?? ''))
      await page.context().close()
      const uses: FirstUse[] = []
      for (const block of new Set(blocks.filter((name) => !used.has(name)))) {
        used.add(block)
        uses.push(await use(browser, origin + path, block))
      }
      tell(path, reading, uses)
    }
  })
}

/** Goes from pages of a built site to two others each: by the last link in view that is fetched ahead, and by the last one of the foot. */
export async function measureNextPages(folder: string, paths: readonly string[], tell: (path: string, next: NextPage) => void): Promise<void> {
  await withBrowser(folder, async (browser, origin) => {
    for (const path of paths) {
      const others = `a[href^="/"]:not([href="${path}"])`
      const ahead = await goOn(browser, origin + path, `:is(.bar, section:first-child .actions) ${others}:visible >> nth=-1`, 0)
      const pointed = await goOn(browser, origin + path, `footer ${others} >> nth=-1`, POINTED)
      tell(path, { ahead, pointed })
    }
  })
}

async function withBrowser(folder: string, measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const server = createSiteServer(folder)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    await measure(browser, await listen(server))
  } finally {
    await browser.close()
    server.close()
  }
}

async function goOn(browser: Browser, address: string, selector: string, pointedFor: number): Promise<number | undefined> {
  const page = await openSlow(browser, address)
  const link = page.locator(selector)
  if ((await link.count()) === 0) return void (await page.context().close())
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST)
  if (pointedFor > 0) await link.hover()
  await page.waitForTimeout(pointedFor)
  await page.evaluate(NOTE_ARRIVAL)
  await link.evaluate((element: HTMLElement) => element.click())
  const took = await page.evaluate<number>('arrived')
  await page.context().close()
  return Math.round(took)
}

async function openSlow(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(NOTE)
  await page.goto(address)
  await page.waitForTimeout(REST)
  return page
}

async function read(page: Page, blocking: number): Promise<Reading> {
  const atLoad = await scripts(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(REST)
  const scrolled = await scripts(page)
  await page.locator('footer a[href^="/"]').first().hover()
  await page.waitForTimeout(REST)
  const { shift } = await noted(page)
  return { atLoad, scrolled, pointed: await scripts(page), blocking: Math.round(blocking), shift }
}

async function use(browser: Browser, address: string, block: string): Promise<FirstUse> {
  const page = await openSlow(browser, address)
  const before = await scripts(page)
  const island = page.locator(`[data-island=${block}]`).first()
  const control = island.locator(CONTROL).first()
  await control.scrollIntoViewIfNeeded()
  const answered = island.evaluate((element) => {
    const started = performance.now()
    return new Promise<number>((resolve) => new MutationObserver(() => resolve(performance.now() - started)).observe(element, { attributeFilter: ['data-hydrated'] }))
  })
  await control.tap()
  const answer = Math.round(await answered)
  await page.waitForTimeout(500)
  const { paint } = await noted(page)
  const bytes = (await scripts(page)) - before
  await page.context().close()
  return { block, bytes, answer, paint }
}
