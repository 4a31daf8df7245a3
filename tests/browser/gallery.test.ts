import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { examplesOf } from '../../src/authoring/describe/examples'
import { figure } from '../lib/figure'
import { type DevServer, htmlAt, startDev } from './devServer'
import { routesOf } from './visit'
import { closePages, sharedBrowser } from './sharedBrowser'

const WIDTHS = ['360', '768', '1200']
const types = Object.keys(await loadBlocks())
const examples = types.flatMap((type) => Object.entries(examplesOf(type)).map(([name, example]) => ({ type, name, example })))
const addressOf = ({ type, name }: { type: string; name: string }) => `/_blocks/${type}/${encodeURIComponent(name)}`

let server: DevServer
let browser: Browser
let page: Page
const noise: string[] = []

beforeAll(async () => {
  server = await startDev('pages.json')
  browser = await sharedBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' })
  page = await context.newPage()
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(`${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => noise.push(String(error)))
  // Each frame is a page of its own, which is looked at below: here one shows that frames are as high as their pages.
  let frames = 0
  await page.route('**/_blocks/*/*', (route) => (frames++ < WIDTHS.length ? route.continue() : route.fulfill({ contentType: 'text/html', body: '' })))
  // What is waited for is its first example, not the last of a hundred.
  await page.goto(`${server.origin}/_blocks`, { timeout: 60_000, waitUntil: 'domcontentloaded' })
  await page.waitForSelector('iframe[data-fitted]')
})

afterAll(async () => {
  await closePages()
  server.stop()
  expect(noise).toEqual([])
})

const titles = () => page.locator('article:not([hidden]) h2 code').allTextContents()
const shown = () => page.locator('#index li:not([hidden]) code').allTextContents()

test('shows every block with every example at three widths, and every field with its sentence', async ({ task }) => {
  expect((await titles()).sort()).toEqual(types.toSorted())
  const frames = await page.locator('iframe').evaluateAll((all) => all.map((frame) => `${frame.getAttribute('src')} ${frame.getAttribute('width')}`))
  expect(frames.sort()).toEqual(examples.flatMap((example) => WIDTHS.map((width) => `${addressOf(example)} ${width}`)).sort())
  const fields = await page.locator('article#form > .about > .fields').textContent()
  for (const words of ['fieldsrequiredlist of objectsThe fields in their order.', 'kindrequired"text", "email", "phone"', 'One line of text.']) expect(fields).toContain(words)
  expect(await page.locator('.fields dd').evaluateAll((all) => all.filter((dd) => !dd.firstChild?.textContent?.trim()).length)).toBe(0)
  figure({ task }, 'A9', `${types.length} blocks, ${examples.length} examples, ${frames.length} frames at ${WIDTHS.length} widths`)
})

test('draws every example, each alone on its page', async () => {
  for (const example of examples) {
    const { status, html } = await htmlAt(server, addressOf(example))
    expect({ ...example, status, isBroken: html.includes('data-broken') }).toEqual({ ...example, status: 200, isBroken: false })
    expect(html).toContain(`data-block="${example.type}"`)
    expect(html.match(/<section/g)?.length, example.name).toBeGreaterThanOrEqual(1)
    expect(html).not.toMatch(/<header[^>]*><div/)
  }
  expect((await htmlAt(server, '/_blocks/hero/no-such-example')).status).toBe(404)
  expect((await htmlAt(server, '/_blocks/constructor/barest')).status).toBe(404)
})

test('no hard example is wider than a phone', async () => {
  // As it comes from the server: what scripts would do is another test's.
  const phone = await browser.newPage({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false })
  const wide: string[] = []
  for (const example of examples.filter(({ name }) => name === 'hard')) {
    await phone.goto(server.origin + addressOf(example))
    const width = await phone.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) wide.push(`${example.type}: ${width}`)
  }
  await phone.close()
  expect(wide).toEqual([])
})

test('copies a whole section', async () => {
  await page.getByRole('button', { name: 'Copy JSON of cta, usual' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(JSON.stringify({ type: 'cta', ...examplesOf('cta').usual }, null, 2))
  await expect.poll(() => page.locator('button', { hasText: 'Copied' }).count()).toBe(1)
})

test('is searched by keyboard: name, title, description and field; Enter and arrows go there, Escape clears', async () => {
  await page.keyboard.press('/')
  await page.keyboard.type('FAQ')
  expect(await shown()).toEqual(['faqGroup'])
  expect(await titles()).toEqual(['faqGroup'])
  expect(await page.getByRole('status').textContent()).toBe(`1 of ${types.length} blocks`)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => [location.hash, document.activeElement?.id])).toEqual(['#faqGroup', 'faqGroup'])
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  expect(await page.inputValue('#search')).toBe('')
  expect(await shown()).toHaveLength(types.length)
  await page.keyboard.type('perView')
  expect(await shown()).toContain('carousel')
  await page.keyboard.press('Escape')
  await page.keyboard.type('folded until opened')
  expect(await shown()).toEqual(['faqGroup'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const [, second] = await shown()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(`#${second}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${second}`)
  await page.keyboard.press('/')
  await page.keyboard.type('no such block')
  expect(await page.locator('#none').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
})

test('has no fault and fits, on a desk and on a phone', async () => {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  // What stands in the frames is a page of its own.
  const whole = await htmlAt(server, '/_blocks')
  await tab.route('**/_blocks', (route) => route.fulfill({ contentType: 'text/html', body: whole.html.replaceAll(/(?<=<iframe )src="[^"]*"/g, '') }))
  await tab.goto(`${server.origin}/_blocks`)
  for (const width of [1280, 390]) {
    await tab.setViewportSize({ width, height: 900 })
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const stages = await tab.locator('.stage').evaluateAll((all) => all.map((stage) => stage.getBoundingClientRect().right))
    expect(Math.max(...stages)).toBeLessThanOrEqual(width)
  }
  // Each block stands in the same places: what is wrong with three is wrong with all.
  await tab.locator('article').evaluateAll((all) => all.slice(3).forEach((article) => article.remove()))
  // Axe goes into every frame for itself, and one is as the other.
  await tab.locator('iframe').evaluateAll((all) => all.slice(1).forEach((frame) => frame.remove()))
  for (const width of [390, 1280]) {
    await tab.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page: tab }).setLegacyMode().analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))).toEqual([])
  }
  await tab.close()
}, 120_000)

test('nothing of it, and nothing else of the dev server, is in the built site', () => {
  const { folder } = inject('sites').main
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.(?:html|js|css|xml|txt|json|webmanifest)$|^_/.test(entry.name))
  expect(files.length).toBeGreaterThan(routesOf().length + 20)
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(/_blocks|Copy JSON|data-source=|data-absent|dev-card|quoin-(?:banner|point)|open-in-editor|@quoin/)
})
