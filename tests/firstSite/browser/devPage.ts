import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type DevServer, startDev } from '../../browser/devServer'
import { closePages, sharedBrowser } from '../../browser/sharedBrowser'

export const content = readFileSync('pages.json', 'utf8')
export const TITLE = '"eyebrow": "Support",\n          "title": "Client Support Center"'

/** The content with one change, which must be possible. */
export function changed(from: string, to: string, text = content): string {
  expect(text).toContain(from)
  return text.replace(from, to)
}
/** The content with another heading on the page at hand. */
export const titled = (title: string) => changed(TITLE, `"eyebrow": "Support",\n          "title": ${JSON.stringify(title)}`)
export const lineOf = (part: string, text = content) => text.slice(0, text.indexOf(part)).split('\n').length
export const bannerOf = (tab: Page) => tab.locator('quoin-banner [role=alert]')

export type DevPage = {
  folder: string
  file: string
  server: DevServer
  browser: Browser
  /** It is never loaded again: no save may do that. */
  page: Page
  mend: () => void
  save: (from: string, to: string) => void
  /** The blocks of the page as they stand; one that is left out or broken is marked. */
  sections: () => Promise<string[]>
  heading: () => Promise<string | null>
  /** Wakes the form. */
  touch: () => Promise<void>
}

async function openDevPage(): Promise<DevPage> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-dev-test-'))
  const file = join(folder, 'pages.json')
  cpSync('media', join(folder, 'media'), { recursive: true })
  writeFileSync(file, content)
  const server = await startDev(file)
  const browser = await sharedBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.origin}/support`, { timeout: 120_000 })
  return {
    folder,
    file,
    server,
    browser,
    page,
    mend: () => writeFileSync(file, content),
    save: (from, to) => writeFileSync(file, changed(from, to)),
    heading: () => page.textContent('h1'),
    sections: () =>
      page
        .locator('main > section')
        .evaluateAll((all) => all.map(({ dataset }) => `${dataset.block}${'absent' in dataset ? ' absent' : ''}${'broken' in dataset ? ' broken' : ''}`)),
    touch: async () => {
      await page.locator('[data-island=form]').dispatchEvent('pointermove')
      await page.waitForSelector('[data-island=form][data-hydrated]', { timeout: 60_000 })
    },
  }
}

/** A page of the first site in development, with its file mended before each test. */
export function useDevPage(): () => DevPage {
  let dev: DevPage | undefined
  const opened = () => {
    if (!dev) throw new Error('There is no page before the first test.')
    return dev
  }
  beforeAll(async () => {
    dev = await openDevPage()
    await dev.touch()
    await dev.page.evaluate('window.sinceTheStart = true')
  })
  beforeEach(async () => {
    const { mend, page, heading, sections } = opened()
    mend()
    await expect
      .poll(async () => [await bannerOf(page).count(), await heading(), ...(await sections())])
      .toEqual([0, 'Client Support Center', 'hero', 'form', 'feature', 'contact'])
  })
  afterAll(async () => {
    const { page, server, folder } = opened()
    expect(await page.evaluate('window.sinceTheStart')).toBe(true)
    await closePages()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return opened
}
