import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNginx } from '../../scripts/lib/findNginx'
import { listen } from '../../scripts/lib/listen'
import { policy } from '../../src/blocks/search/policy'
import { CONTENT_TYPES } from '../../src/build/headers'
import { ask } from '../output/ask'
import { startNginx } from '../output/nginx'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { withPictures } from './samplePicture'
import { closePages, sharedBrowser } from './sharedBrowser'

const PATH = '/me/toys'
const link = { label: 'Rye bread', href: '/rye' }
const picture = withPictures({ src: 'media/sample.jpg', alt: 'Wall' })
let site: OwnSite
let host: Server
let origin: string
let browser: Browser
const noise: string[] = []

/** A host for pages of projects: it knows the files below the path, and the 404.html of the site. */
function projectHost(folder: string): Server {
  return createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    const within = path.startsWith(`${PATH}/`) ? path.slice(PATH.length) : undefined
    const file = within && [within.replace(/\/$/, '/index.html'), `${within}.html`].map((name) => join(folder, name)).find((name) => extname(name) && existsSync(name))
    const shown = file || join(folder, '404.html')
    response
      .writeHead(file ? 200 : 404, { 'Content-Type': CONTENT_TYPES[extname(shown).slice(1)] ?? 'application/octet-stream' })
      .end(within === undefined ? '' : readFileSync(shown))
  })
}

beforeAll(async () => {
  const hero = sectionWith({ type: 'hero', props: { title: 'Bread', actions: [link] } })
  const tabs = sectionWith({
    type: 'tabs',
    props: { title: 'Kinds', label: 'Kinds', panels: ['One', 'Two'].map((label) => ({ id: label.toLowerCase(), label, paragraphs: ['See [rye](/rye).'] })) },
  })
  site = await startOwnSite(
    [
      { path: '/bread', sections: [hero, sectionWith({ type: 'gallery', props: { pictures: [picture] } })] },
      { path: '/rye', title: 'Rye bread', sections: [sectionWith({ type: 'hero', props: { title: 'Rye bread' } }), tabs] },
      { path: '/search', sections: [{ ...sectionWith({ type: 'search', props: { title: 'Search' } }), needs: policy() }] },
    ],
    { url: `https://someone.example${PATH}` },
  )
  host = projectHost(site.folder)
  origin = await listen(host)
  browser = await sharedBrowser()
}, 240_000)
afterAll(async () => {
  await closePages()
  site.stop()
  host.close()
})

async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('response', (response) => response.status() >= 400 && noise.push(response.url()))
  await page.goto(address)
  return page
}

describe.each([
  ['npm start', () => site.origin],
  ['a host of projects', () => origin],
])('below a path of %s', (_name, at) => {
  test('pages, styles, fonts and pictures are found, and a link leads on without a load', async () => {
    const page = await open(`${at()}${PATH}/bread`)
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    await page.getByRole('link', { name: 'Rye bread' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rye bread' }).waitFor()
    expect([new URL(page.url()).pathname, await page.evaluate(() => 'isSame' in globalThis)]).toEqual([`${PATH}/rye`, true])
    await page.getByRole('tab', { name: 'Two' }).click()
    await expect.poll(() => page.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => page.locator('main section a:visible').first().getAttribute('href')).toBe(`${PATH}/rye`)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Bread', exact: true }).waitFor()
    expect(noise).toEqual([])
    await page.close()
  })

  test('what an island draws in the browser lies there, too', async () => {
    const page = await open(`${at()}${PATH}/bread`)
    await page.getByRole('button', { name: 'Ampliar: Wall' }).click()
    const shown = page.getByRole('dialog').locator('img')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await shown.getAttribute('src')).toMatch(new RegExp(`^${PATH}/assets/media/`))
    expect(noise).toEqual([])
    await page.close()
  })

  test('a search finds pages where they are', async () => {
    const page = await open(`${at()}${PATH}/search?q=rye`)
    await expect.poll(() => page.locator('main ol a').first().getAttribute('href')).toBe(`${PATH}/rye`)
    await page.locator('main ol a').first().click()
    await page.getByRole('heading', { level: 1, name: 'Rye bread' }).waitFor()
    expect(noise).toEqual([])
    await page.close()
  })

  test('an unknown address is answered by the page of the site', async () => {
    const answer = await fetch(`${at()}${PATH}/nowhere`)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`href="${PATH}/"`)])
  })
})

test('no address in a page is one of the root of the host', () => {
  for (const name of ['index', 'bread', 'rye', 'search', '404']) {
    const html = readFileSync(join(site.folder, `${name}.html`), 'utf8')
    const addresses = [...html.matchAll(/\s(?:href|src|srcset|poster|data-scripts)="(\/[^"]*)"/g)].flatMap(([, all = '']) => all.split(/,? (?=\/)/))
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !address.startsWith(`${PATH}/`))).toEqual([])
    if (name !== '404') expect(html).toContain(`<link rel="canonical" href="https://someone.example${PATH}/${name === 'index' ? '' : name}">`)
  }
  const manifest = JSON.parse(readFileSync(join(site.folder, 'site.webmanifest'), 'utf8'))
  expect([manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)].every((address: string) => address.startsWith(`${PATH}/`))).toBe(true)
  expect(readFileSync(join(site.folder, 'sitemap.xml'), 'utf8')).toContain(`<loc>https://someone.example${PATH}/rye</loc>`)
})

test('whoever opens the host of npm start is led to the site', async () => {
  const answers = await Promise.all(['/', PATH, `${PATH}/rye.html`, '/rye', '/elsewhere'].map((path) => fetch(site.origin + path, { redirect: 'manual' })))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, `${PATH}/`],
    [302, `${PATH}/`],
    [301, `${PATH}/rye`],
    [404, null],
    [404, null],
  ])
})

const nginx = findNginx()
test.skipIf(!nginx)('nginx answers below the path what npm start does', async () => {
  if (!nginx) return
  const { sockets, stop } = await startNginx(nginx, { toys: site.folder })
  const asked = async (path: string) => {
    const { status, headers, body } = await ask(sockets.toys ?? '', path)
    return [status, headers.location, status < 300 ? body.toString().match(/<h1[^>]*>([^<]*)/)?.[1] : undefined]
  }
  try {
    expect(await asked(`${PATH}/rye`)).toEqual([200, undefined, 'Rye bread'])
    expect((await asked(`${PATH}/`))[0]).toBe(200)
    expect(await asked(PATH)).toEqual([301, `${PATH}/`, undefined])
    expect(await asked(`${PATH}/rye.html?a=1`)).toEqual([301, `${PATH}/rye?a=1`, undefined])
    expect(await asked(`${PATH}/index.html`)).toEqual([301, `${PATH}/`, undefined])
    for (const path of ['/', '/rye', `${PATH}/nowhere`, `${PATH}s/rye`]) expect((await asked(path))[0]).toBe(404)
    const missing = await ask(sockets.toys ?? '', `${PATH}/nowhere`)
    expect(missing.body.toString()).toContain(`href="${PATH}/"`)
    const style = /<link rel="stylesheet" href="([^"]*)"/.exec(readFileSync(join(site.folder, 'rye.html'), 'utf8'))?.[1] ?? ''
    expect((await ask(sockets.toys ?? '', style)).headers['cache-control']).toContain('immutable')
  } finally {
    await stop()
  }
})
