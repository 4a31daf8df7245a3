import { expect, test } from 'vitest'
import { iconFile, iconLinks, iconOf } from '../../src/page/icons'
import { toySettings } from '../lib/toy'
import { toyMedia } from '../lib/toyMedia'
import { siteOf } from '../lib/toySite'

const settingsOf = (more: object) => siteOf({ site: { ...toySettings, ...more } }, undefined, toyMedia).settings

test('a logo that is a path has icons that are drawn from it', () => {
  const settings = settingsOf({})
  expect(iconFile(settings)).toBeUndefined()
  expect(iconLinks(settings)).toEqual([
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ])
  expect(iconOf(settings, 512)).toBe('/icon-512.png')
})

test('a square logo from a file is the icon; what is given as icon comes before it', () => {
  expect(iconLinks(settingsOf({ logo: { src: 'media/mark.svg' } }))).toEqual([
    { rel: 'icon', href: '/assets/media/mark-aaaaaaaaaaaa.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/assets/media/mark-aaaaaaaaaaaa-180x180.png' },
  ])
  const settings = settingsOf({ logo: { src: 'media/wordmark.svg' }, icon: 'media/icon.png' })
  expect(iconLinks(settings)[0]).toEqual({ rel: 'icon', href: '/assets/media/icon-dddddddddddd-64x64.png', type: 'image/png' })
  // No larger than it is.
  expect(iconOf(settings, 512)).toBe('/assets/media/icon-dddddddddddd-256x256.png')
})

test('a wide logo without an icon is a mistake', () => {
  expect(() => settingsOf({ logo: { src: 'media/wordmark.svg' } })).toThrow('which is 480 × 96 and not square')
  expect(() => settingsOf({ icon: 'media/wordmark.svg' })).toThrow('The icon "media/wordmark.svg" is 480 × 96')
})
