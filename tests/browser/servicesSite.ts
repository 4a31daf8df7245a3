import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import type { Services } from '../../src/parts/services'
import { compile } from '../../src/site/compile'
import { closePages, sharedBrowser } from './sharedBrowser'

type Settings = { services?: Services; notice?: object }
type Asked = { context: BrowserContext; page: Page; elsewhere: string[]; violations: string[]; origin: string }

/** Builds a site with such settings into a folder. */
async function build(settings: Settings, folder: string): Promise<void> {
  const file = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const text = JSON.stringify({ ...file, site: { ...file.site, ...settings, lang: 'en', words: undefined } })
  const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', await loadBlocks())
  expect(problems.map(({ message }) => message)).toEqual([])
  if (!site) throw new Error('There is no site.')
  await buildSite(site, folder)
}

/** Opens a page, answers in place of all services, and notes what was asked of them. */
async function openAt(origin: string, path: string, init?: () => void): Promise<Asked> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  if (init) await context.addInitScript(init)
  const page = await context.newPage()
  const [elsewhere, violations]: [string[], string[]] = [[], []]
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      elsewhere.push(route.request().url())
      const isScript = route.request().resourceType() === 'script'
      return route.fulfill({ status: 200, contentType: isScript ? 'text/javascript' : 'text/plain', body: isScript ? 'window.loaded = (window.loaded ?? 0) + 1' : '' })
    },
  )
  await page.goto(origin + path)
  return { context, page, elsewhere, violations, origin }
}

/** Sites that differ in their settings, each built into a folder of its name, and pages of them whose services are fakes. */
export function useServices(sites: Record<string, Settings>) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-services-'))
  const origins = new Map<string, string>()
  const servers: Server[] = []
  beforeAll(async () => {
    for (const [name, settings] of Object.entries(sites)) {
      await build(settings, join(folder, name))
      const server = createSiteServer(join(folder, name))
      servers.push(server)
      origins.set(name, await listen(server))
    }
  })
  afterAll(async () => {
    await closePages()
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const opened = (name: string, path = '/', init?: () => void) => openAt(origins.get(name) ?? '', path, init)
  const openedWithoutScripts = async (name: string) => {
    const browser = await sharedBrowser()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(origins.get(name) ?? '')
    return { context, page }
  }
  return { folder, opened, openedWithoutScripts }
}
