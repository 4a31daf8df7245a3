import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { policyForMeta } from '../../src/build/headers'
import { hrefFault, isExternal } from '../../src/parts/href'
import { MEDIA_ASSETS } from '../../src/parts/mediaFile'
import { addresses } from '../lib/addresses'
import { figure } from '../lib/figure'
import { drawHostile, type Hostile, hostileSite, PAGES } from '../lib/hostileSite'
import { pageAt } from '../lib/page'
import { payloads } from '../lib/payloads'
import { NO_ASSETS } from '../../src/page/assets'
import { remains, touchAll, wake } from './hostilePage'
import { islandScripts } from './visit'
import { listen } from '../../scripts/lib/listen'
import { closePages, sharedBrowser } from './sharedBrowser'

const { folder } = inject('sites').main
const drawn = new Map<string, string>()
let hostile: Hostile
let server: Server
let origin = ''
let browser: Browser
/** A page has many islands, which take long to wake: one in so many is brought to life and touched all over. */
const SOME = 19
/** Behind the address of a page that is only looked through: it comes without the stylesheets, which take most of its time. */
const PLAIN = '?plain'
/** Whether the browser is told the policy. Without it, what is written into the pages must be harmless by itself. */
let hasPolicy = false

beforeAll(async () => {
  hostile = hostileSite(await loadBlocks())
  const built = pageAt('/')
  const scripts = [...built.querySelectorAll('script[src]')].map((element) => element.getAttribute('src') ?? '')
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'))
  const assets = { ...NO_ASSETS, build: 'hostile', styles: sheets.map((name) => `/assets/${name}`), scripts, islandScripts: islandScripts() }
  for await (const [path, html] of drawHostile(hostile.site, assets)) drawn.set(path, html)
  server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    if (hasPolicy) response.setHeader('Content-Security-Policy', policyForMeta())
    // Pictures of examples are nowhere.
    if (path.startsWith(MEDIA_ASSETS)) return void response.writeHead(404).end()
    if (path.startsWith('/assets/'))
      return void response.writeHead(200, { 'Content-Type': path.endsWith('.css') ? 'text/css' : 'text/javascript' }).end(readFileSync(join(folder, path)))
    const html = drawn.get(path) ?? ''
    response
      .writeHead(drawn.has(path) ? 200 : 404, { 'Content-Type': 'text/html;charset=utf-8' })
      .end(url.endsWith(PLAIN) ? html.replaceAll(/<link rel="stylesheet"[^>]*>/g, '') : html)
  })
  origin = await listen(server)
  browser = await sharedBrowser()
})
afterAll(async () => {
  await closePages()
  server.close()
})

/** A page that notices each attack that comes through. */
async function watched(): Promise<{ page: Page; harm: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: !hasPolicy, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const harm: string[] = []
  const here = () => new URL(page.url()).pathname
  await context.exposeFunction('pwn', () => void harm.push(`${here()}: a script ran`))
  page.on('dialog', (dialog) => void dialog.dismiss().finally(() => harm.push(`${here()}: a dialog`)))
  page.on('pageerror', (error) => harm.push(`${here()}: ${error}`))
  context.on('request', (request) => request.url().startsWith(`${origin}/`) || request.url().startsWith('data:') || harm.push(`${here()}: asked for ${request.url()}`))
  context.on('page', (other) => other !== page && harm.push(`${here()}: opened ${other.url()}`))
  // A click runs what a link would run, and does not leave the page.
  await page.addInitScript(() => {
    const runs = (target: EventTarget | null) => target instanceof Element && (target.closest('a')?.protocol === 'javascript:' || target.className === 'follow')
    addEventListener('click', (event) => runs(event.target) || event.preventDefault(), { capture: true })
  })
  return { page, harm }
}

test('nothing that is written into any field leaves in a page what could run or ask for anything', async () => {
  hasPolicy = false
  const { page } = await watched()
  await page.goto(`${origin}/page-0`, { waitUntil: 'domcontentloaded' })
  for (let number = 0; number < PAGES; number++) expect(await remains(page, `/page-${number}`), `/page-${number}`).toEqual([])
  expect(await remains(page, 'data:text/html,<p onclick="x"><img src=x></p>')).toEqual(['<img>', 'p onclick=x'])
})

// With the policy and without it, other pages are shown and woken.
test.each([
  [false, 0],
  [true, 9],
])('nothing that is written into any field runs or asks for anything, as the page comes and when it is touched (policy: %s)', async (policy, first) => {
  hasPolicy = policy
  const { page, harm } = await watched()
  for (let number = first; number < PAGES; number += SOME) {
    await page.goto(`${origin}/page-${number}`, { waitUntil: 'domcontentloaded' })
    expect(await remains(page), `/page-${number}`).toEqual([])
    expect(harm).toEqual([])
    await wake(page)
    expect(await remains(page), `/page-${number} awake`).toEqual([])
    await touchAll(page)
    expect(harm).toEqual([])
  }
})

test('nor in its title, its description, an article, or the settings of the site', async () => {
  hasPolicy = false
  const { page, harm } = await watched()
  await page.goto(`${origin}/`)
  const paths = [...drawn.keys()].filter((path) => !path.startsWith('/page-'))
  for (let start = 0; start < paths.length; start += 40) {
    const odd = await page.evaluate(
      async ({ some, plain }) => {
        const found: string[] = []
        await Promise.all(
          some.map(async (path) => {
            const frame = Object.assign(document.createElement('iframe'), { src: path + plain })
            document.body.append(frame)
            await new Promise((resolve) => (frame.onload = resolve))
            const own = frame.contentDocument
            if (own?.querySelectorAll('h1').length !== 1 || own.body.querySelectorAll('#app > footer').length !== 1) found.push(`${path} is not whole`)
            for (const script of own?.querySelectorAll('script[type$=json]') ?? []) JSON.parse(script.textContent ?? '')
            if (
              own?.querySelector('body :is(iframe, img, style:not([data-mantine-styles]), object, embed, base, form), [onerror], [onload], head > :not(meta, link, title, script)')
            )
              found.push(`${path} holds what was written`)
            frame.remove()
          }),
        )
        return found
      },
      { some: paths.slice(start, start + 40), plain: PLAIN },
    )
    expect(odd).toEqual([])
  }
  expect(harm).toEqual([])
})

test.each([false, true])('nor when the page comes by a link, put in place by boot and by the app (policy: %s)', async (policy) => {
  hasPolicy = policy
  const { page, harm } = await watched()
  await page.goto(`${origin}/`)
  const go = async (path: string) => {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, className: 'follow' })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path)
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('h1').length)).toBeGreaterThan(0)
  }
  const paths = [...drawn.keys()].filter((path, index) => /^\/page-[27]$/.test(path) || (path.startsWith('/items/') && index % (policy ? 40 : 4) === 0))
  for (const path of paths) {
    await go(path)
    expect(await remains(page), path).toEqual([])
    expect(harm).toEqual([])
  }
})

test('what was attacked', ({ task }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(150)
  expect(hostile.fields).toBeGreaterThan(150)
  const { fields, injected, refused } = hostile
  figure(
    { task },
    'B1',
    `${payloads.length} attacks in ${fields} kinds of fields, ${injected.toLocaleString('en')} places (${refused.toLocaleString('en')} of them past the check): 0 scripts run, 0 requests to others (goal 0)`,
  )
})

test('Chromium agrees with the policy for addresses', async ({ task }) => {
  hasPolicy = false
  const { page } = await watched()
  await page.goto(`${origin}/`)
  const accepted = [...new Set(fc.sample(addresses, { seed: 7, numRuns: 100_000 }))].filter((address) => !hrefFault(address))
  const read = await page.evaluate(
    (all) =>
      all.map((address) => {
        // As a link of the page, not by a parser beside it.
        const link = document.createElement('a')
        link.setAttribute('href', address)
        return [link.origin === location.origin && new URL(link.pathname, location.href).origin === location.origin, link.protocol] as const
      }),
    accepted,
  )
  const wrong = accepted.filter((address, index) => {
    const [isHere, protocol = ''] = read[index] ?? []
    // What Chromium cannot read leads nowhere.
    return isExternal(address) ? !['https:', 'http:', 'mailto:', 'tel:', ':'].includes(protocol) : !isHere
  })
  expect(wrong).toEqual([])
  expect(accepted.length).toBeGreaterThan(8000)
  figure({ task }, 'B2', `Chromium: 100,000 addresses, ${accepted.length.toLocaleString('en')} accepted ones read as the policy says (goal all)`)
})
