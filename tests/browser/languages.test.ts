import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import { compile } from '../../src/site/compile'
import { threeLanguages } from '../sites/threeLanguages'
import { fewOf } from './covering'
import { faultsOf } from './pageFaults'
import { closePages, sharedBrowser } from './sharedBrowser'

const folder = mkdtempSync(join(tmpdir(), 'quoin-languages-'))
let server: Server
let origin = ''
let browser: Browser

beforeAll(async () => {
  const { site, problems } = compile(new TextEncoder().encode(JSON.stringify(threeLanguages())), 'pages.json', await loadBlocks())
  expect(problems).toEqual([])
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

const LOOKED_AT = ['/', '/es', '/es/nosotros', '/es/prices', '/es/noticias/primera', '/ar', '/ar/about']

test('every page of a site in three languages fits every screen and reader, and axe finds nothing', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // One that goes from right to left is always among them.
  for (const route of new Set(['/ar', ...fewOf(join(folder, 'site'), LOOKED_AT)])) {
    await page.goto(origin + route)
    expect(await page.locator('h1').count(), route).toBe(1)
    expect(await faultsOf(page), route).toEqual({})
  }
  await page.close()
})

test('every page names its translations, and each of these names it back', () => {
  const home = read('index.html')
  const url = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(home)?.[1] ?? ''
  const files = ['index', 'about', 'prices', 'contact', 'news/first', 'es', 'es/nosotros', 'es/prices', 'es/noticias/primera', 'ar', 'ar/about', 'ar/prices']
  const alternates = new Map(
    files.map((file) => {
      const html = read(`${file}.html`)
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, lang, href = '']) => [lang, href.replace(url, '') || '/'] as const)
      return [file === 'index' ? '/' : `/${file}`, links] as const
    }),
  )
  expect(alternates.get('/es/nosotros')).toEqual([
    ['en', '/about'],
    ['es', '/es/nosotros'],
    ['ar', '/ar/about'],
    ['x-default', '/about'],
  ])
  for (const [path, links] of alternates) {
    for (const [lang, other] of links) expect(alternates.get(other), `${path} names ${other}`).toContainEqual(lang === 'x-default' ? ['x-default', other] : [lang, other])
    if (links.length > 0) expect(links.map(([, other]) => other)).toContain(path)
  }
  expect([alternates.get('/contact'), alternates.get('/es/prices')]).toEqual([[], []])
  const sitemap = read('sitemap.xml')
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${url}/ar/about"/>`)
  expect(sitemap).not.toContain('/es/prices')
})

test('a page shown for want of a translation says so, is hidden from search engines, and is marked as what it is', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/es/prices`)
  expect(await page.locator('main > section').first().textContent()).toBe('Esta página todavía no existe en este idioma (español); la está leyendo en otro (inglés).')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.locator('main > section').evaluateAll((sections) => sections.map((section) => section.getAttribute('lang')))).toEqual([null, 'en', 'en'])
  expect(existsSync(join(folder, 'site/ar/contact.html'))).toBe(false)
  await page.close()
})

test('the choice of languages leads to the same page, by keyboard, in the bar and in the panel, with script and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(`${origin}/about`)
    await page.getByRole('button', { name: 'English' }).press('Enter')
    await page.locator('.bar-languages').getByRole('link', { name: 'العربية' }).press('Enter')
    await page.waitForURL('**/ar/about')
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl'])
    expect(await page.locator('.bar-link[aria-current=page]').getAttribute('href')).toBe('/ar/about')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'افتح القائمة' }).click()
    await page.locator('#panel').getByRole('link', { name: 'Español' }).click()
    await page.waitForURL('**/es/nosotros')
    expect(await page.title()).toBe('Sobre nuestro taller · Barcas del Puerto')
    await page.close()
  }
})

test('going from a page to another in the app keeps the language, and going to another language changes all of the frame', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(`${origin}/es`)
  await page.locator('main').getByRole('link', { name: 'Sobre nuestro taller' }).click()
  await page.waitForURL('**/es/nosotros')
  expect(await page.locator('.bar .brand').textContent()).toBe('Barcas del Puerto')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.locator('.bar-languages').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('**/about')
  await page.waitForLoadState()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect([await page.locator('.bar .brand').textContent(), await page.locator('.skip').textContent()]).toEqual(['Harbour Boats', 'Skip to content'])
  await page.goBack()
  await page.waitForURL('**/es/nosotros')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  await page.close()
})

test('an address that does not exist is answered in the language in which it was asked for', async () => {
  const page = await browser.newPage()
  expect((await page.goto(`${origin}/es/nada`))?.status()).toBe(404)
  expect([await page.locator('h1').textContent(), await page.locator('html').getAttribute('lang')]).toEqual(['No hay tal página', 'es'])
  expect((await page.goto(`${origin}/nothing`))?.status()).toBe(404)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.close()
})
