import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { preparePages } from '../../src/build/writePages'
import type { Page } from '../../src/site/schema/site'
import { siteOf, toyAssets } from '../lib/toySite'

const root = mkdtempSync(join(tmpdir(), 'quoin-write-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const site = siteOf({})
const [home] = site.pages
if (!home) throw new Error('There is no page.')
const job = (name: string, more: Partial<Page> = {}) => ({ page: { ...home, path: `/${name}`, title: `Page ${name}`, ...more }, file: `${name}.html` })
const broken = (name: string) => job(name, { sections: [{ key: 'tabs_1', type: 'tabs', props: {}, attributes: {}, source: ['pages', 3, 'sections', 0] }] })
const writer = (folder: string) => preparePages({ site, assets: toyAssets, folder, strength: 1 })
const folderOf = (name: string) => mkdtempSync(join(root, `${name}-`))

test('every page of a share is written with its compressed forms, also into a folder', async () => {
  const folder = folderOf('all')
  const names = [...Array.from({ length: 12 }, (_, index) => String(index)), 'in/a']
  expect(await writer(folder)(names.map((name) => job(name)))).toEqual({ media: [], entries: [] })
  for (const name of names) {
    const html = readFileSync(join(folder, `${name}.html`), 'utf8')
    expect(html).toContain(`<meta property="og:url" content="https://toys.example.com/${name}">`)
    expect(gunzipSync(readFileSync(join(folder, `${name}.html.gz`))).toString()).toBe(html)
  }
  expect(readdirSync(folder).length).toBe(12 * 3 + 1)
})

test('what the pages are found by comes along where visitors can look for them', async () => {
  const write = preparePages({ site, assets: toyAssets, folder: folderOf('found'), strength: 1, isSearched: true })
  const { entries } = await write([job('a'), job('b', { indexed: false })])
  expect(entries).toMatchObject([{ path: '/a', title: 'Page a' }])
})

test('at the first block that fails writing ends, and says which it is', async () => {
  const folder = folderOf('broken')
  expect(await writer(folder)([job('a'), broken('b'), job('c')])).toEqual({
    failure: { source: ['pages', 3, 'sections', 0], sectionType: 'tabs', message: expect.stringMatching(/^The block "tabs" could not be drawn/) },
    media: [],
    entries: [],
  })
  expect(readdirSync(folder).sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz'])
})

test('a disk that refuses is no fault of a block', async () => {
  const folder = folderOf('refused')
  writeFileSync(join(folder, 'in'), '')
  await expect(writer(folder)([job('in/a')])).rejects.toThrow(/EEXIST|ENOTDIR/)
})
