import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blockStyles } from '../../src/build/blockStyles'
import type { Bundle } from '../../src/build/bundle'
import { filesIn } from '../../src/build/mark'
import { pageJobs } from '../../src/build/outputs'
import { writeFrame, writeIndex } from '../../src/build/writeFrame'
import type { Site } from '../../src/site/schema/site'
import { siteOf } from '../lib/toySite'

const root = mkdtempSync(join(tmpdir(), 'quoin-frame-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const TEXTS = ['boot', 'services', 'search', 'tabs']
const script = (code: string) => ({ code, forms: [{ ending: '.br' as const, bytes: Buffer.from(`${code}.br`) }] })
const engine: Bundle = {
  files: new Map(TEXTS.map((name) => [`/assets/${name}.js`, script(name)])),
  boot: '/assets/boot.js',
  services: '/assets/services.js',
  blockScripts: { search: '/assets/search.js' },
  islandScripts: { tabs: ['/assets/tabs.js'] },
  css: '.hero-title { top: 1px }',
  mantine: {},
  used: { classes: new Set(), variables: new Set() },
  islandClasses: new Map(),
  serverFile: '',
  peakMemory: 0,
}
const ofBlocks = await blockStyles()
const drawn = { fonts: [{ address: '/assets/text.woff2', bytes: Buffer.from('font'), css: '' }], images: { 'social.png': Buffer.from('picture') }, unseen: [], isOfMachine: false }
const hero = { type: 'hero', title: 'Toys' }
const pages = (...more: object[]) => ({ pages: [{ path: '/', title: 'Home', sections: [hero] }, ...more] })
const search = { path: '/search', title: 'Find', sections: [hero, { type: 'search', title: 'Find' }] }

async function written(site: Site, { compressed = true } = {}) {
  const folder = mkdtempSync(join(root, 'site-'))
  return { folder, ...(await writeFrame(site, pageJobs(site), { engine, drawn, ofBlocks, folder, compressed, fresh: true })), names: filesIn(folder) }
}

test('all files but the pages are written, without the scripts of what the site has not', async () => {
  const { names, order, folder } = await written(siteOf(pages()))
  expect(names).toEqual(expect.arrayContaining(['assets/boot.js', 'assets/boot.js.br', 'assets/tabs.js', 'assets/text.woff2', 'social.png', 'robots.txt', 'robots.txt.gz']))
  expect(names.filter((name) => /services|search|\.html/.test(name))).toEqual([])
  expect(order).toMatchObject({ folder, strength: 11, isSearched: false })
  expect(order.assets).toMatchObject({ scripts: ['/assets/boot.js'], fonts: ['/assets/text.woff2'], islandScripts: engine.islandScripts, socialImage: '/social.png' })
  expect(order.assets.styles.map((address) => names.includes(address.slice(1)))).toEqual([true])
  expect((await written(siteOf(pages(search)))).names).toContain('assets/search.js')
})

test('where nothing is compressed each text is there once', async () => {
  const { names, order } = await written(siteOf(pages()), { compressed: false })
  expect([names.filter((name) => /\.(?:br|gz)$/.test(name)), order.strength]).toEqual([[], 0])
})

test('two parts of a site cannot write the same file', async () => {
  const twice = { ...drawn, images: { 'robots.txt': Buffer.from('x') } }
  const site = siteOf(pages())
  await expect(writeFrame(site, pageJobs(site), { engine, drawn: twice, ofBlocks, folder: mkdtempSync(join(root, 'twice-')), compressed: true, fresh: true })).rejects.toThrow(
    'Two parts of the site would write the file robots.txt.',
  )
})

test('what pages are found by is written for a site that can be searched, and for no other', async () => {
  const entries = [{ path: '/', title: 'Home', description: '', headings: '', text: 'rye' }]
  const [found, plain] = [await written(siteOf(pages(search))), await written(siteOf(pages()))]
  for (const { order } of [found, plain]) await writeIndex(order, entries)
  expect([found, plain].map(({ folder }) => filesIn(folder).filter((name) => /^search\.en\.json/.test(name)))).toEqual([
    ['search.en.json', 'search.en.json.br', 'search.en.json.gz'],
    [],
  ])
})
