import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { createSiteServer } from '../src/build/serve'
import { counted } from '../src/parts/counted'
import { readOptions } from './lib/arguments'
import { BROWSER_FLAGS, findBrowser } from './lib/browser'
import { buildOrExit } from './lib/buildOrExit'
import { FRAME_STATES, PAGE_STATES, type Shoot } from './lib/shotStates'
import { complain, say } from './lib/print'
import { listen } from './lib/listen'

/** Widths of a phone, a tablet and a desktop, in pixels, with the height of their screens. */
const SCREENS = [
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const
const FOLDER = 'shots'
/** How pictures are called; nothing else is taken away from the folder. */
const PICTURE = /^\d{2,}-.+-\d{4}-[\w-]+\.png$/
/** Pages drawn at the same time. */
const AT_ONCE = 3
/** Routes on which the bar's own states are pictured: one bar may be transparent, the other is solid. */
const FRAME_ROUTES = 2

type Work = { path: string; name: string; width: number; height: number; withFrame: boolean }

/**
 * Builds the site and takes pictures of it for people to look at: npm run shots [-- /faq /about] [--pages FILE --out DIR].
 * Every route at three widths: the whole page, its top, its middle, and whatever can be opened, filled in or moved on it.
 * Names sort by route, width and state: shots/12-faq-0390-page.png.
 */
const options = await readOptions({ takes: ['pages', 'out', 'at', 'fresh'], words: true })
const { only } = options
// Pictures of an older site, or of none, would mislead whoever looks at them.
const site = await buildOrExit(options)
const server = createSiteServer(options.out)
const origin = await listen(server)
if (only.length === 0 && existsSync(FOLDER)) for (const name of readdirSync(FOLDER)) if (PICTURE.test(name)) rmSync(`${FOLDER}/${name}`)
mkdirSync(FOLDER, { recursive: true })
const routes = [...site.pages.map((page) => page.path), '/no-such-page', ...site.missing.map((page) => `${page.path}/no-such-item`)]
const unknown = only.filter((path) => !routes.includes(path))
if (unknown.length > 0) {
  complain(`There is no route ${unknown.join(', ')}. The routes are: ${routes.join(', ')}`)
  process.exit(2)
}
const asked = routes.map((path, index) => ({ path, name: nameOf(path, index) })).filter(({ path }) => only.length === 0 || only.includes(path))
const work: Work[] = asked.flatMap((route, index) => SCREENS.map(([width, height]) => ({ ...route, width, height, withFrame: index < FRAME_ROUTES })))
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
const total = work.length
await Promise.all(Array.from({ length: AT_ONCE }, () => workOff(browser)))
await browser.close()
server.close()
say(`${FOLDER}/: ${counted(asked.length, 'route')} at ${SCREENS.map(([width]) => width).join(', ')} px`)

function nameOf(path: string, index: number): string {
  return `${String(index + 1).padStart(2, '0')}-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}`
}

async function workOff(from: Browser): Promise<void> {
  for (let next = work.shift(); next; next = work.shift()) {
    await picture(from, next)
    if (work.length > 0 && work.length % 10 === 0) say(`${total - work.length} of ${total}`)
  }
}

async function picture(from: Browser, { path, name, width, height, withFrame }: Work): Promise<void> {
  const page = await from.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  const shoot: Shoot = async (state, fullPage = false) => void (await page.screenshot({ path: `${FOLDER}/${name}-${String(width).padStart(4, '0')}-${state}.png`, fullPage }))
  await page.goto(origin + path)
  await wakeAll(page)
  await shoot('page', true)
  await shoot('part-1-top')
  await page.evaluate(() => scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }))
  await shoot('part-2-middle')
  for (const [state, act] of Object.entries({ ...(withFrame && FRAME_STATES), ...PAGE_STATES })) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await act(page, (detail = '') => shoot(`state-${state}${detail && `-${detail}`}`))
  }
  await page.close()
}

/** Lets everything that waits to be seen or touched wake up. */
async function wakeAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(1, 1)
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  })
  await page
    .waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'), undefined, { timeout: 5000 })
    .catch(() => complain(`${page.url()}: not everything woke up.`))
  await page.waitForTimeout(300)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
