import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser'

const folder = mkdtempSync(join(tmpdir(), 'quoin-dev-test-'))
const file = join(folder, 'pages.json')
const content = readFileSync('pages.json', 'utf8')
const save = (from: string, to: string) => writeFileSync(file, content.replace(from, to))
let server: ChildProcess
let origin = ''
let browser: Browser
let page: Page

beforeAll(async () => {
  writeFileSync(file, content)
  server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts', '--pages', file, '--port', '0'], { env: { ...process.env, NODE_ENV: 'development', VITEST: '' } })
  origin = await new Promise((resolve) => {
    server.stdout?.on('data', (words: Buffer) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(words.toString().replaceAll(/\u001b\[\d+m/g, ''))
      if (address) resolve(address[0])
    })
  })
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  page = await browser.newPage()
  await page.goto(`${origin}/support`)
  await page.locator('[data-island=form]').scrollIntoViewIfNeeded()
  // The first visit compiles the modules and may reload the page.
  await page.waitForSelector('[data-island=form][data-hydrated]', { timeout: 60_000 })
})

beforeEach(async () => {
  writeFileSync(file, content)
  await page.waitForFunction(() => !document.querySelector('vite-error-overlay') && document.querySelector('h1')?.textContent === 'Client Support Center')
})

afterAll(async () => {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a saved change is put into the open page; scroll and typed text stay', async () => {
  await page.fill('[name=fullName]', 'Ada Lovelace')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => scrollY)
  save('"eyebrow": "Support",\n          "title": "Client Support Center"', '"eyebrow": "Support",\n          "title": "We are here"')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'We are here')
  expect(await page.inputValue('[name=fullName]')).toBe('Ada Lovelace')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a change inside an island that is awake leaves what was typed into it', async () => {
  await page.fill('[name=fullName]', 'Grace Hopper')
  save('"title": "How Can We Assist You?"', '"title": "How may we help?"')
  await page.waitForFunction(() => document.body.textContent?.includes('How may we help?'))
  expect(await page.inputValue('[name=fullName]')).toBe('Grace Hopper')
})

test('a mistake is shown in words over the last good page, and goes away when mended', async () => {
  save('"type": "form"', '"type": "fomr"')
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const words = (await overlay.locator('.message').textContent()) ?? ''
  expect(words).toContain('page "/support"')
  expect(words).toContain('There is no block "fomr". Did you mean "form"?')
  expect(await overlay.locator('.file').textContent()).toMatch(/pages\.json:\d+:\d+/)
  expect(await page.textContent('h1')).toBe('Client Support Center')
  writeFileSync(file, content)
  await overlay.waitFor({ state: 'detached' })
  expect(await page.textContent('h1')).toBe('Client Support Center')
})

test('an address that does not exist is answered with 404', async () => {
  const answer = await fetch(`${origin}/nope`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})
