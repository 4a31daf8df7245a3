import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { type DevServer, startDev } from '../devServer'
import { closePages, sharedBrowser } from '../sharedBrowser'

/** The Studio for all drivers: each opens it anew, over the same content file with a picture beside it. */
export function useJobs() {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-jobs-'))
  const file = join(folder, 'pages.json')
  const original = readFileSync('tests/browser/jobs/site.json', 'utf8')
  const errors: string[] = []
  let server: DevServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    writeFileSync(file, original)
    mkdirSync(join(folder, 'media'))
    // There before the server is: one that comes later is known a moment after it is seen.
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a06030' } })
      .jpeg()
      .toFile(join(folder, 'media', 'oven.jpg'))
    server = await startDev(file)
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await closePages()
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
    expect(errors).toEqual([])
  })
  const open = async (): Promise<Page> => {
    // A day is typed in the order of the language of the browser.
    const context = await browser?.newContext({ viewport: { width: 1400, height: 900 }, locale: 'en-US' })
    const page = await context?.newPage()
    if (!page) throw new Error('There is no browser before the first test.')
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(`${server?.origin}/_studio`, { timeout: 120_000 })
    await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 60_000 })
    return page
  }
  return { open, original, read: () => readFileSync(file, 'utf8') }
}
