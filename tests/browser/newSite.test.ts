import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_FLAGS, findShell } from '../../scripts/lib/browser'
import { listen } from '../../scripts/lib/listen'
import { type Kind, KINDS, newSite } from '../../src/authoring/sites/newSite'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import { compile } from '../../src/site/compile'
import { faultsOf } from './pageFaults'

const folder = mkdtempSync(join(tmpdir(), 'quoin-new-site-'))
const servers: Server[] = []
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
})

afterAll(async () => {
  await browser.close()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Builds a new site and serves it; the addresses of its pages, and one that it has not. */
async function served(kind: Kind, lang: string, accent: string): Promise<{ origin: string; paths: string[] }> {
  const text = newSite({ name: 'Corner & Sons', lang, accent, kind })
  const { site } = compile(new TextEncoder().encode(text), 'pages.json', await loadBlocks())
  if (!site) throw new Error('There is no site.')
  await buildSite(site, join(folder, kind))
  const server = createSiteServer(join(folder, kind))
  servers.push(server)
  return { origin: await listen(server), paths: [...site.pages.map(({ path }) => path), '/nowhere'] }
}

/** Colours that are hard to set text in or on. */
const ACCENTS: Readonly<Record<Kind, [lang: string, accent: string]>> = {
  firm: ['en', '#ffd400'],
  shop: ['de', '#0b6e4f'],
  portfolio: ['ar', '#000000'],
  conference: ['pt-BR', '#00ff88'],
  page: ['ja', '#ff00ff'],
}

test.each(Object.entries(ACCENTS) as [Kind, [string, string]][])(
  'every page of a new %s fits every screen and reader, and axe finds nothing, also in another language and in a loud colour',
  async (kind, [lang, accent]) => {
    expect(Object.keys(KINDS)).toContain(kind)
    const { origin, paths } = await served(kind, lang, accent)
    for (const path of paths) {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await page.goto(origin + path)
      expect(await page.locator('h1').count(), path).toBe(1)
      expect(await faultsOf(page), path).toEqual({})
      await page.close()
    }
  },
)

test('the foot of a short page stands at the bottom of a high window', async () => {
  const { origin } = await served('page', 'en', '#0b6e4f')
  const page = await browser.newPage({ viewport: { width: 1280, height: 2000 } })
  await page.goto(`${origin}/nowhere`)
  expect(await page.evaluate("Math.round(document.querySelector('#app > footer').getBoundingClientRect().bottom)")).toBe(2000)
  await page.close()
})
