import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { DevServer } from './devServer'
import { sharedBrowser } from './sharedBrowser'
import { openerIn } from './tabs'
import { shared, sharedDev, writeContent } from './sharedDev'

/** The content of the site that is changed in the Studio, before each test. */
export const original = readFileSync('tests/sites/bakery.json', 'utf8')

let window: Promise<BrowserContext> | undefined
/** What opens pages in that window. */
let opener: ReturnType<typeof openerIn> | undefined

/**
 * The window of the browser in which this worker opens the Studio: what it keeps, it keeps for a page, and in one window its program
 * is fetched and compiled once for all tests.
 */
export function studioWindow(): Promise<BrowserContext> {
  window ??= sharedBrowser()
    .then((browser) => browser.newContext({ viewport: { width: 1400, height: 900 } }))
    // Another test file may close it with all others.
    .then((context) => context.on('close', () => ([window, opener] = [undefined, undefined])))
  return window
}

/** The Studio of this worker in a browser: its content is made anew and it is opened before each test, and looked through for errors after it. */
export function useStudio() {
  const { folder, file } = shared
  const errors: string[] = []
  let server: DevServer | undefined
  let page: Page | undefined
  const opened = () => {
    if (!page) throw new Error('There is no page before the first test.')
    return page
  }
  const outline = () => opened().getByRole('region', { name: 'Sections of the page' })
  const fields = () => opened().getByRole('region', { name: 'Fields' })
  const shown = () => opened().frameLocator('iframe[title^="The page"]')
  const read = () => readFileSync(file, 'utf8')
  beforeAll(async () => {
    server = await sharedDev(original)
  })
  beforeEach(async () => {
    writeContent(original)
    opener ??= openerIn(await studioWindow(), server?.origin ?? '')
    page = await (await opener).open()
    opened().on('pageerror', (error) => errors.push(String(error)))
    await opened().goto(`${server?.origin}/_studio`, { timeout: 120_000 })
    await shown().locator('h1').waitFor({ timeout: 60_000 })
    await outline()
      .getByRole('button', { name: / hero$/ })
      .waitFor()
  })
  afterEach(async () => {
    await page?.close()
    expect(errors.splice(0)).toEqual([])
  })
  return { folder, file, page: opened, process: () => server?.process, outline, fields, shown, read, select: selecting(outline, fields), undoAll: () => undoAll(opened(), read) }
}

type Region = () => ReturnType<Page['getByRole']>

/** Opens the fields of a section. */
const selecting = (outline: Region, fields: Region) => async (name: RegExp) => {
  await outline().getByRole('button', { name }).first().click()
  await fields().waitFor()
}

/** Undoes one change after the other, until every byte is as it was, and waits until the Studio has heard of it: it then shows what was undone. */
async function undoAll(page: Page, read: () => string): Promise<void> {
  const poll = (isSo: () => unknown) => expect.poll(isSo, { timeout: 20_000 })
  while (read() !== original) {
    const now = read()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    // Pressed twice, one too many would be taken back.
    await poll(() => read() !== now).toBe(true)
  }
  await poll(() => page.locator('.said').textContent()).not.toBe('Saving …')
}
