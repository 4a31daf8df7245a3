import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { devAssets, DEV_STYLES, devStyles, exampleAssets, fontFile } from '../../src/dev/server/assets'
import { readFont } from '../../src/build/fonts'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const plain = siteOf({})
const site = siteOf({ site: { ...toySettings, theme: { ...toySettings.theme, fonts: { heading: 'Newsreader', text: 'Instrument Sans' } } } })

test('in dev a page loads the whole styles, the programs, and fonts where the theme names some', () => {
  expect(devAssets(site)).toEqual({
    build: 'dev',
    styles: [expect.stringMatching(/^\/@quoin\/styles\.css\?[\w-]{8}$/)],
    pageStyles: {},
    services: '/boot/services.ts',
    blockScripts: { search: '/blocks/search/script.ts' },
    islandScripts: Object.fromEntries(
      ['carousel', 'chart', 'embed', 'form', 'gallery', 'tabs'].map((block) => [block, ['/boot/hydrateIsland.tsx', `/blocks/${block}/Island.tsx`]]),
    ),
    scripts: ['/@vite/client', '/dev/client/main.ts', '/boot/main.ts'],
    fonts: ['/@quoin/heading.woff2?Newsreader', '/@quoin/text.woff2?Instrument%20Sans'],
    links: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  })
  expect(devAssets(plain).fonts).toEqual([])
  expect([exampleAssets(site, true).scripts, exampleAssets(site, false).scripts]).toEqual([['/boot/main.ts'], []])
})

test('the address of the styles changes with the theme, and with nothing else', () => {
  const stylesOf = (settings: object) => devAssets(siteOf({ site: { ...toySettings, ...settings } })).styles[0]
  expect(stylesOf({ name: 'Kites' })).toBe(stylesOf({}))
  expect(devAssets(site).styles[0]).not.toBe(stylesOf({}))
  expect(stylesOf({})?.split('?')[0]).toBe(DEV_STYLES)
})

test('each font is behind its address', () => {
  expect(fontFile('/@quoin/heading.woff2', site)?.equals(readFont('Newsreader'))).toBe(true)
  expect(fontFile('/@quoin/text.woff2', site)?.equals(readFont('Instrument Sans'))).toBe(true)
  expect([fontFile('/@quoin/other.woff2', site), fontFile('/a/@quoin/text.woff2', site), fontFile('/@quoin/text.woff2', plain)]).toEqual([undefined, undefined, undefined])
})

test('the sheets are one: what is common first, then what packages bring, what pages and dev have, the blocks by name, and the theme with its fonts last', async () => {
  const root = join(process.cwd(), 'src')
  const server = {
    config: { root },
    ssrLoadModule: (path: string) => import(/* @vite-ignore */ join(root, path)),
    transformRequest: (address: string) => Promise.resolve(address.endsWith('/cta/View.module.css?direct') ? null : { code: `[${address}]` }),
  } as unknown as ViteDevServer
  const lines = (await devStyles(server, site)).split('\n')
  const sheets = lines.flatMap((line) => /^\[(?:\/@fs.*(?=\/@mantine))?(.*)\?direct\]$/.exec(line)?.[1] ?? [])
  // None is left out, whoever adds one.
  const own = readdirSync(join(root, 'page')).filter((file) => file.endsWith('.css') && file !== 'elements.css')
  const blocks = sheets.filter((sheet) => sheet.startsWith('/blocks/'))
  expect(sheets.filter((sheet) => !blocks.includes(sheet))).toEqual([
    '/page/elements.css',
    ...['core', 'carousel', 'notifications'].map((name) => `/@mantine/${name}/styles.layer.css`),
    ...own.map((file) => `/page/${file}`),
    '/dev/server/dev.css',
  ])
  expect([blocks.length > 10, blocks, sheets.slice(-blocks.length)]).toEqual([true, blocks.toSorted(), blocks])
  const end = lines.slice(lines.findLastIndex((line) => line.startsWith('[/')) + 1).join('\n')
  expect(end).toMatch(/--accent[\s\S]*@font-face[\s\S]*heading\.woff2\?Newsreader[\s\S]*text\.woff2\?Instrument%20Sans/)
  expect([end.includes('font-display:swap') || end.includes('font-display: swap'), (await devStyles(server, plain)).includes('@font-face')]).toEqual([true, false])
})
