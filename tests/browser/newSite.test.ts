import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { type Kind, KINDS, newSite } from '../../src/authoring/sites/newSite'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import { compile } from '../../src/site/compile'
import type { WrittenFile } from '../../src/site/schema/schema'
import { builtFile } from '../lib/builtFile'
import { fewOf } from './covering'
import { faultsOf } from './pageFaults'
import { closePages, sharedBrowser } from './sharedBrowser'

const folder = mkdtempSync(join(tmpdir(), 'quoin-new-site-'))
const servers: Server[] = []
let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})

afterAll(async () => {
  await closePages()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Builds a new site and serves it; the addresses of as few of its pages as show all that they show, and one that it has not. */
async function served(kind: Kind, lang: string, theme: Look['theme'], footer: Look['footer'] = {}): Promise<{ origin: string; paths: string[] }> {
  const written = JSON.parse(newSite({ name: 'Corner & Sons', lang, kind })) as WrittenFile
  const text = JSON.stringify({ ...written, site: { ...written.site, theme, footer } })
  const { site } = compile(new TextEncoder().encode(text), 'pages.json', await loadBlocks())
  if (!site) throw new Error('There is no site.')
  await buildSite(site, join(folder, kind))
  const server = createSiteServer(join(folder, kind))
  servers.push(server)
  const paths = site.pages.map(({ path }) => path)
  for (const path of paths) expect(readFileSync(builtFile(join(folder, kind), path), 'utf8').match(/<h1\b/g), path).toHaveLength(1)
  return { origin: await listen(server), paths: [...fewOf(join(folder, kind), paths), '/nowhere'] }
}

type Look = { lang: string; theme: NonNullable<WrittenFile['site']['theme']>; footer?: NonNullable<WrittenFile['site']['footer']> }
/** Colours that are hard to set text in or on, with what else can be chosen. */
const LOOKS: Readonly<Record<Kind, Look>> = {
  firm: { lang: 'en', theme: { accent: '#ffd400', button: 'accent', fonts: 'modern' }, footer: { ground: 'tinted' } },
  shop: { lang: 'de', theme: { accent: '#0b6e4f', fonts: 'elegant' } },
  portfolio: { lang: 'ar', theme: { accent: '#000000' }, footer: { ground: 'light' } },
  conference: { lang: 'pt-BR', theme: { accent: '#00ff88', button: 'accent', fonts: 'swiss' } },
  page: { lang: 'ja', theme: { accent: '#ff00ff', fonts: 'friendly' }, footer: { ground: 'light' } },
}

test.each(Object.keys(KINDS) as Kind[])(
  'every page of a new %s fits every screen and reader, and axe finds nothing, also in another language and in a loud colour',
  async (kind) => {
    const { lang, theme, footer } = LOOKS[kind]
    const { origin, paths } = await served(kind, lang, theme, footer)
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
  const { origin } = await served('page', 'en', { accent: '#0b6e4f' })
  const page = await browser.newPage({ viewport: { width: 1280, height: 2000 } })
  await page.goto(`${origin}/nowhere`)
  expect(await page.evaluate("Math.round(document.querySelector('#app > footer').getBoundingClientRect().bottom)")).toBe(2000)
  await page.close()
})
