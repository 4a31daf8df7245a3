import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { buildSite } from '../../../src/build/build'
import { createSiteServer } from '../../../src/build/serve'
import { compile } from '../../../src/site/compile'
import { useBrowser } from '../../browser/browser'
import { follow, isSameDocument, mark, wakeApp } from '../../browser/visit'
import { listen } from '../../../scripts/lib/listen'

const { open } = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'quoin-keys-'))
let server: ReturnType<typeof createSiteServer>
let origin: string

const hero = (title: string, fields: object = {}) => ({ type: 'hero', title, ...fields })
/** Ids that look like names which sections without an id are given, on one page and not on the other. */
const PAGES = [
  { path: '/', title: 'Home', sections: [hero('Home', { id: 'hero-2' }), hero('Home, second'), { type: 'prose', id: 'prose-2', text: 'One' }, { type: 'prose', text: 'Two' }] },
  { path: '/faq', title: 'FAQ', sections: [hero('FAQ'), hero('FAQ, second'), { type: 'prose', text: 'Three' }] },
  { path: '/tabs', title: 'Tabs', sections: [hero('Tabs'), { type: 'tabs', label: 'Tabs', panels: ['a', 'b'].map((id) => ({ id, label: id, paragraphs: ['Words.'] })) }] },
]

beforeAll(async () => {
  const bakery = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const navigation = { label: 'Main', links: PAGES.map(({ path, title }) => ({ label: title, href: path })), panelTitle: 'Menu' }
  const file = {
    site: { ...bakery.site, navigation, redirects: {}, footer: { columns: [], copyright: '© Bakery' } },
    pages: PAGES,
    notFound: { title: 'Not found', sections: [hero('Not found')] },
  }
  const { site, problems } = compile(new TextEncoder().encode(JSON.stringify(file)), 'pages.json', await loadBlocks())
  if (!site) throw new Error(problems.map(({ where, message }) => `${where}: ${message}`).join('\n'))
  await buildSite(site, join(folder, 'site'))
  server = createSiteServer(join(folder, 'site'))
  origin = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('on the way there and back again each page shows its own sections and no others, whatever their ids are', async () => {
  const page = await open('', { reducedMotion: 'reduce' })
  const shown = () => page.evaluate(() => [...document.querySelectorAll('main > section')].map((section) => section.querySelector('h1, h2, p')?.textContent))
  const own = ['/', '/faq'].map((path) =>
    PAGES.flatMap((entry) => (entry.path === path ? entry.sections.map((section) => ('title' in section ? section.title : 'text' in section ? section.text : '')) : [])),
  )
  await page.goto(`${origin}/`)
  await wakeApp(page, '/tabs')
  await mark(page)
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(shown).toEqual(own[0])
    await follow(page, '/faq')
    await expect.poll(shown).toEqual(own[1])
    await (turn === 1 ? page.goBack() : follow(page, '/'))
  }
  await expect.poll(shown).toEqual(own[0])
  expect(await isSameDocument(page)).toBe(true)
})
