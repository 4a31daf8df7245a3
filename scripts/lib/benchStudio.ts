import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { quoin } from '../../src/dev/server/plugin'
import { STUDIO } from '../../src/studio/server/endpoint'
import config from '../../vite.config'
import { writeGrown } from './benchSite'
import { BROWSER_FLAGS, findBrowser } from './browser'

/** Keys that are pressed, each after the last is seen; the first warm the programs up. */
const KEYS = 25
const WARMING = 5
/** So long nothing is typed, in milliseconds: the last change is written. */
const REST = 1_500
/** So long a change may take to be seen. */
const LONGEST = 30_000

type Times = { median: number; worst: number }
/** Milliseconds until the Studio can be used, at first and once more, and from a key until the page shows it: in a plain text, and in one with marks. */
export type StudioTimes = { first: number; again: number; key: Times; drawn: Times }

/** What the Studio takes with the real site, grown to so many pages, in a browser of its own, with nothing kept of earlier visits. */
export async function measureStudio(count: number): Promise<StudioTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-studio-'))
  const { main: file } = writeGrown(readFileSync('pages.json', 'utf8'), count, folder)
  const plugins = [config.plugins, quoin(file, { isStudioOpened: true })]
  const server = await createServer({ ...config, configFile: false, logLevel: 'silent', plugins, server: { ...config.server, port: 0 } })
  await server.listen()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    const address = new URL(STUDIO, server.resolvedUrls?.local[0]).href
    const visit = await browser.newPage()
    const first = await opening(visit, address)
    await visit.close()
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    return { first, again: await opening(page, address), ...(await typing(page)) }
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Until the sections of the page can be chosen. */
async function opening(page: Page, address: string): Promise<number> {
  const started = Date.now()
  await page.goto(address, { timeout: 120_000 })
  await page.locator('.outline .line').first().waitFor({ timeout: 120_000 })
  return Date.now() - started
}

/** A key in a plain text, which the panel puts into the page; and in one with marks, which the server draws after the pause of who types. */
async function typing(page: Page): Promise<Pick<StudioTimes, 'key' | 'drawn'>> {
  await page.frameLocator('iframe[title^="The page"]').locator('h1').waitFor({ timeout: 120_000 })
  await page.locator('.outline ol .line').first().click()
  return { key: await pressing(page, 'title', 'Words', 'Words'), drawn: await pressing(page, 'text', '**Some** words', 'Some words') }
}

async function pressing(page: Page, name: string, typed: string, read: string): Promise<Times> {
  const field = page.locator(`[data-path$='"${name}"]']`).first()
  await field.fill(typed)
  await within(page.evaluate(seen(read)))
  await page.waitForTimeout(REST)
  const times: number[] = []
  for (let turn = 1; turn <= KEYS; turn++) {
    const next = seen(read + 'x'.repeat(turn))
    const shown = page.evaluate<number>(`(${PRESSED}, ${next}.then((at) => at - window.pressed))`)
    await field.press('x')
    times.push(await within(shown))
    if (turn % 5 === 0) await page.waitForTimeout(REST)
  }
  const counted = times.slice(WARMING).sort((one, other) => one - other)
  return { median: counted[Math.floor(counted.length / 2)] ?? 0, worst: counted.at(-1) ?? 0 }
}

/** What never comes is told, and not waited for. */
function within<Value>(waiting: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The page has not shown what was typed.')), LONGEST).unref())
  return Promise.race([waiting, late])
}

/** Notes when the next key is pressed. */
const PRESSED = "document.addEventListener('keydown', () => { window.pressed = Date.now() }, { once: true, capture: true })"

/** What waits in the page until what it shows has these words, as text: a compiled function would carry helpers that the page does not know. */
const seen = (words: string) => `new Promise((resolve) => {
  const shown = () => document.querySelector('.sheet iframe')?.contentDocument?.querySelector('main')?.textContent ?? ''
  const look = () => (shown().includes(${JSON.stringify(words)}) ? resolve(Date.now()) : requestAnimationFrame(look))
  look()
})`
