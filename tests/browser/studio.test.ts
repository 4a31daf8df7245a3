import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BROWSER_FLAGS, findShell } from '../../scripts/lib/browser'
import { changedLines } from './studioLines'
import { type DevServer, startDev } from './devServer'

const folder = mkdtempSync(join(tmpdir(), 'quoin-studio-'))
const file = join(folder, 'pages.json')
const original = readFileSync('tests/sites/bakery.json', 'utf8')
const read = () => readFileSync(file, 'utf8')
let server: DevServer
let browser: Browser
let page: Page
const errors: string[] = []

beforeAll(async () => {
  cpSync('tests/sites/media', join(folder, 'media'), { recursive: true, force: true })
  writeFileSync(file, original)
  server = await startDev(file)
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
})
beforeEach(async () => {
  writeFileSync(file, original)
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${server.origin}/_studio`, { timeout: 120_000 })
  await outline()
    .getByRole('button', { name: /productGrid/ })
    .first()
    .waitFor()
})
afterEach(async () => {
  await page.close()
  expect(errors.splice(0)).toEqual([])
})
afterAll(async () => {
  await browser.close()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const outline = () => page.getByRole('region', { name: 'Sections of the page' })
const fields = () => page.getByRole('region', { name: 'Fields' })
const status = () => page.getByRole('status')
const shown = () => page.frameLocator('iframe[title^="The page"]')
const undo = async () => {
  await page.getByRole('button', { name: 'Undo' }).click()
}
const select = async (name: RegExp) => {
  await outline().getByRole('button', { name }).first().click()
  await fields().waitFor()
}
const act = async (section: RegExp, what: string) => {
  await outline().getByRole('button', { name: section }).first().click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

describe('by mouse', () => {
  test('a headline is written in its field; only its line changes, the page shows it, and undo brings back every byte', async () => {
    await select(/hero$/)
    await fields().getByLabel('Title', { exact: false }).first().fill('Pão de verdade')
    await expect.poll(() => changedLines(original, read())).toEqual([[expect.stringContaining('"title": "')], [expect.stringContaining('"title": "Pão de verdade"')]])
    await expect.poll(() => shown().locator('h1').first().textContent()).toBe('Pão de verdade')
    await undo()
    await expect.poll(read).toBe(original)
  })
})
