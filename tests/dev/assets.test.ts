import { expect, test } from 'vitest'
import { devAssets, DEV_STYLES, exampleAssets, fontFile } from '../../src/dev/server/assets'
import { readFont } from '../../src/build/fonts'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const plain = siteOf({})
const site = siteOf({ site: { ...toySettings, theme: { ...toySettings.theme, fonts: { heading: 'Newsreader', text: 'Instrument Sans' } } } })

test('in dev a page loads the whole styles, the programs, and fonts where the theme names some', () => {
  expect(devAssets(site)).toEqual({ build: 'dev', styles: [DEV_STYLES], islandStyles: {}, scripts: ['/@vite/client', '/dev.ts', '/boot.ts'], fonts: ['/@quoin/heading.woff2', '/@quoin/text.woff2'], links: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }] })
  expect(devAssets(plain).fonts).toEqual([])
  expect([exampleAssets(site, true).scripts, exampleAssets(site, false).scripts]).toEqual([['/boot.ts'], []])
})

test('each font is behind its address', () => {
  expect(fontFile('/@quoin/heading.woff2', site)?.equals(readFont('Newsreader'))).toBe(true)
  expect(fontFile('/@quoin/text.woff2', site)?.equals(readFont('Instrument Sans'))).toBe(true)
  expect([fontFile('/@quoin/other.woff2', site), fontFile('/a/@quoin/text.woff2', site), fontFile('/@quoin/text.woff2', plain)]).toEqual([undefined, undefined, undefined])
})
