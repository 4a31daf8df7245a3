import { expect, test } from 'vitest'
import { devAssets, DEV_STYLES, exampleAssets, fontFile } from '../../src/dev/server/assets'
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
