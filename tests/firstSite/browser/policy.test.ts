import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CONTENT_TYPES } from '../../../src/build/headers'
import { useBrowser } from '../../browser/browser'
import { wakeApp } from '../../browser/visit'
import { builtFile } from '../../lib/builtFile'
import { listen } from '../../../scripts/lib/listen'

const { open } = useBrowser()
const { folder } = inject('sites').main
let bare: Server
let origin = ''

/** A host that sends files and nothing else, as some do. */
beforeAll(async () => {
  bare = createServer(({ url = '/' }, response) => {
    const file = extname(url) ? join(folder, url) : builtFile(folder, url)
    response.setHeader('Content-Type', CONTENT_TYPES[extname(file).slice(1)] ?? '')
    try {
      response.end(readFileSync(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  origin = await listen(bare)
})
afterAll(() => bare.close())

test('on a host that sends no headers the page keeps its policy by itself', async () => {
  const page = await open('', { expected: ['policy:', 'Content Security Policy', 'TrustedHTML', 'TrustedScript'] })
  const violations: string[] = []
  page.on('console', (message) => message.text().startsWith('policy:') && violations.push(message.text()))
  await page.goto(`${origin}/faq`)
  await wakeApp(page)
  await page.getByRole('link', { name: /about/i }).first().click()
  await expect.poll(() => page.evaluate('location.pathname')).toBe('/about')
  expect(violations).toEqual([])
  await page
    .evaluate(`{
    const script = document.createElement('script')
    script.append('window.broken = 1')
    document.body.append(script)
  }`)
    .catch(() => {})
  const refused = await page.evaluate(`(() => { try { document.body.innerHTML = '<img src=x onerror="window.broken = 2">' } catch (error) { return error.name } })()`)
  expect(refused).toBe('TypeError')
  await page.evaluate(`{ const image = new Image(); image.src = 'https://elsewhere.example/pixel.png'; document.body.append(image) }`)
  const kinds = () => [...new Set(violations.map((text) => text.split(' ')[1]))].sort()
  await expect.poll(kinds).toEqual(['img-src', 'require-trusted-types-for'])
  expect(await page.evaluate('window.broken')).toBeUndefined()
})

test('the policy stands once in the page, however often the visitor goes on', async () => {
  const page = await open('/')
  await wakeApp(page)
  const description = () => page.locator('meta[name=description]').getAttribute('content')
  const first = await description()
  for (const path of ['/about', '/faq', '/']) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(() => page.evaluate('location.pathname')).toBe(path)
    await expect.poll(async () => (await description()) === first).toBe(path === '/')
    expect(await page.locator('meta[http-equiv]').count()).toBe(1)
    expect(await page.locator('meta[name=description]').count()).toBe(1)
  }
})
