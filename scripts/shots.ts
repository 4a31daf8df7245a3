import { mkdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { loadBlocks } from '../src/blocks/schemas'
import { createSiteServer } from '../src/build/serve'
import { loadSite } from '../src/site/load'
import { readOptions } from './arguments'
import { BROWSER_FLAGS, findBrowser } from './browser'

/** Widths of a phone, a tablet and a desktop, in pixels. */
const WIDTHS = [390, 834, 1440]
const FOLDER = 'shots'

/** Pictures of every route of the built site, for people to look at: npm run shots [-- --out dist]. A name filters: -- /faq */
const { out, pages, only } = readOptions()
const { site } = loadSite(pages, await loadBlocks())
if (!site) throw new Error('pages.json has problems; npm run check shows them.')
const server = createSiteServer(out).listen(0)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const paths = [...site.pages.map((page) => page.path), '/no-such-page', ...site.missing.map((page) => `${page.path}/no-such-item`)].filter(
  (path) => only.length === 0 || only.includes(path),
)
for (const width of WIDTHS) for (const path of paths) await shoot(browser, path, width)
await browser.close()
server.close()

async function shoot(browser: Browser, path: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: width < 800 ? 844 : 900 }, reducedMotion: 'reduce' })
  await page.goto(origin + path)
  await scrollThrough(page)
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
  await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true })
  await page.close()
}

/** Lets everything that waits to be seen wake up. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(700)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(100)
}
