import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import { compile } from '../../src/site/compile'
import { conference } from '../sites/conference'
import { fewOf } from './covering'
import { faultsOf } from './pageFaults'
import { closePages, sharedBrowser } from './sharedBrowser'

const folder = mkdtempSync(join(tmpdir(), 'quoin-conference-'))
let server: Server
let origin = ''
let browser: Browser

beforeAll(async () => {
  const text = JSON.stringify(conference(), null, 2)
  const { site, problems, advice } = compile(new TextEncoder().encode(text), 'pages.json', await loadBlocks(), { advice: true })
  expect([...problems, ...advice].map(({ where, message }) => `${where}: ${message}`)).toEqual([])
  if (!site) throw new Error('There is no site.')
  await buildSite(site, join(folder, 'site'))
  server = createSiteServer(join(folder, 'site'))
  origin = await listen(server)
  browser = await sharedBrowser()
})

afterAll(async () => {
  await closePages()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string) => readFileSync(join(folder, 'site', file), 'utf8')
const talksOn = (page: Page) => page.locator('[data-block=articleList] h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const LOOKED_AT = ['/', '/talks', '/talks/page/3', '/talks/level/beginner', '/talks/level/beginner/page/2', '/topics', '/topics/topics/tools', '/talks/talk-1', '/talks/talk-42']

test('every page of a conference of a hundred talks fits every screen and reader, keeps the rules of the layout, and axe finds nothing', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const route of fewOf(join(folder, 'site'), LOOKED_AT)) {
    await page.goto(origin + route)
    expect(await page.locator('h1').count(), route).toBe(1)
    expect(await faultsOf(page), route).toEqual({})
  }
  await page.close()
})

test('without script every talk is reached by the pages of the list, and those of a level by theirs', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const through = async () => {
    const found = await talksOn(page)
    while ((await page.locator('a[rel=next]').count()) > 0) {
      await page.locator('a[rel=next]').click()
      await page.waitForLoadState()
      found.push(...(await talksOn(page)))
    }
    return found
  }
  await page.goto(`${origin}/talks`)
  const all = await through()
  expect([all.length, new Set(all).size]).toEqual([100, 100])
  await page.goto(`${origin}/talks`)
  await page.getByRole('link', { name: 'Beginner 34' }).click()
  await page.waitForURL(/level\/beginner/)
  const beginners = await through()
  expect([beginners.length, new Set(beginners).size, page.url().replace(origin, '')]).toEqual([34, 34, '/talks/level/beginner/page/2#programme'])
  await context.close()
})

test('with script a level is shown without a load of the page, in its place, and Back shows all again where they were', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${origin}/talks`)
  await page.evaluate('window.isSame = true')
  await page.getByRole('link', { name: 'Advanced 33' }).click()
  await page.waitForURL(/level\/advanced/)
  await expect.poll(() => page.getByRole('link', { name: 'Advanced 33' }).getAttribute('aria-current')).toBe('true')
  expect(await page.evaluate('[window.isSame, document.title, document.activeElement.textContent]')).toEqual([true, 'Talks – Advanced · Hundred Talks', 'Programme'])
  expect((await talksOn(page)).length).toBe(20)
  await page.goBack()
  await expect.poll(() => page.getByRole('link', { name: 'All 100' }).getAttribute('aria-current')).toBe('true')
  expect(await page.evaluate('[window.isSame, location.pathname]')).toEqual([true, '/talks'])
  await page.close()
})

test('each page of a list is one of its own to search engines, and none is told twice to programs that read', () => {
  const second = read('talks/level/beginner/page/2.html')
  expect(second).toContain('<link rel="canonical" href="https://hundred-talks.example.com/talks/level/beginner/page/2">')
  expect(second).toContain('<title>Talks – Beginner – Page 2 · Hundred Talks</title>')
  expect(second).not.toContain('noindex')
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect([addresses.length, new Set(addresses).size]).toEqual([121, 121])
  expect(addresses).toContain('https://hundred-talks.example.com/talks/page/5')
  expect(read('llms.txt')).not.toContain('/talks/page/')
})

test('the author of a talk is a person to search engines', () => {
  const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read('talks/talk-2.html')) ?? []
  const { '@graph': nodes }: { '@graph': Record<string, unknown>[] } = JSON.parse(graph)
  expect(nodes.find((node) => node['@type'] === 'Article')?.author).toEqual({ '@type': 'Person', name: 'Marta Lindqvist' })
})

/** The limits of README, in bytes as they are sent. */
const HTML_MOST = 12 * 1024
const CSS_MOST = 14 * 1024

test('a page of twenty talks is no heavier than any other', () => {
  const size = (file: string) => statSync(join(folder, 'site', `${file}.br`)).size
  const html = read('talks.html')
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/(.*?)"/g)].map(([, file = '']) => file)
  expect(size('talks.html')).toBeLessThan(HTML_MOST)
  expect(styles.reduce((sum, file) => sum + size(file), 0)).toBeLessThan(CSS_MOST)
  expect(html.match(/<script [^>]*src=/g)).toHaveLength(1)
})
