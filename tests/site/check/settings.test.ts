import { expect, test } from 'vitest'
import { checkDates, checkOverlays, checkSettings, checkAddresses, oneDigit } from '../../../src/site/check/settings'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import type { PagesFile } from '../../../src/site/schema/schema'
import type { SiteSettings } from '../../../src/site/schema/siteSettings'
import { fileWith, problemsOf, toySettings } from '../../lib/toy'

function reported(run: (report: (finding: Finding) => void) => void): (string | number)[][] {
  const findings: Finding[] = []
  run((finding) => findings.push(finding))
  return findings.map(({ location, message }) => [
    ('path' in location ? location.path : []).join('.'),
    message.name,
    ...('within' in location && location.within ? [location.within.start, location.within.length] : []),
  ])
}
const settings = (more: object) => ({ ...toySettings, ...more }) as SiteSettings

test('a ratio is rounded down', () => {
  expect([4.49, 4.5, 2.99, 21].map(oneDigit)).toEqual(['4.4', '4.5', '2.9', '21.0'])
})

test.each([
  ['https://toys.example', []],
  ['https://toys.example/', [['site.url', 'siteUrl']]],
  ['https://toys.example/a', []],
  ['https://toys.example/a/b-c.d', []],
  ['https://toys.example/a/', [['site.url', 'siteUrl']]],
  ['https://toys.example/a.html', [['site.url', 'siteUrl']]],
  ['https://toys.example/.a', [['site.url', 'siteUrl']]],
  ['https://toys.example/a//b', [['site.url', 'siteUrl']]],
  ['https://toys.example/a$b', [['site.url', 'siteUrl']]],
  ['https://toys.example?a', [['site.url', 'siteUrl']]],
  ['https://toys.example#a', [['site.url', 'siteUrl']]],
  ['https://me:you@toys.example', [['site.url', 'siteUrl']]],
])('the address %s of the site is told: %j', (url, expected) => {
  expect(reported((report) => checkSettings(settings({ url }), report))).toEqual(expected)
})

test('words of the frame have the gaps of the English ones, each of them, and no others', () => {
  const gaps = (words: object) => reported((report) => checkSettings(settings({ words }), report))
  expect(gaps({ slideOf: '{count}: {n}', step: 'Schritt {n}' })).toEqual([])
  expect(gaps({ slideOf: '{n}' })).toEqual([['site.words.slideOf', 'missingGap']])
  expect(gaps({ close: 'Zu {n}!', step: '{n} {m}' })).toEqual([
    ['site.words.close', 'unknownGap', 3, 3],
    ['site.words.step', 'unknownGap', 4, 3],
  ])
})

test('colours that nobody can read are told, others are a matter of advice', () => {
  const colors = (more: object) => reported((report) => checkSettings(settings({ theme: { colors: { ...toySettings.theme.colors, ...more } } }), report)).map(([path]) => path)
  expect(colors({})).toEqual([])
  expect(colors({ muted: '#888888' })).toEqual([])
  expect(new Set(colors({ muted: '#aaaaaa' }))).toEqual(new Set(['site.theme.colors.muted']))
  expect(colors({ accent: '#fafafa' })).toEqual([])
})

test('an address that is used by its name leads to a page of another site', () => {
  const addresses = (links: object, profiles?: string[]) => reported((report) => checkAddresses(settings({ links, profiles }), report))
  expect(addresses({ shop: 'https://shop.example' }, ['http://social.example'])).toEqual([])
  expect(addresses({ shop: 'https://me:you@shop.example', mail: 'mailto:us@toys.example' }, ['/faq'])).toEqual([
    ['site.links.shop', 'unsafeHref'],
    ['site.links.mail', 'unsafeHref'],
    ['site.profiles.0', 'unsafeHref'],
  ])
})

test('a change does not come before the publication; on the same day it may', () => {
  const file = (page: object, item: object = {}) => ({ pages: [page], collections: { toys: [{}, item] } }) as unknown as PagesFile
  const dates = (...parts: Parameters<typeof file>) => reported((report) => checkDates(file(...parts), report)).map(([path]) => path)
  expect(dates({ published: '2026-01-02', modified: '2026-01-02' }, { modified: '2026-01-01' })).toEqual([])
  expect(dates({ published: '2026-01-02', modified: '2026-01-01' }, { date: '2026-01-02', modified: '2025-12-31' })).toEqual(['pages.0.modified', 'collections.toys.1.modified'])
})

test('a bar that lies over the first section needs a dark one', () => {
  const page = (overlay: boolean, ...grounds: string[]) => ({ overlay, sections: grounds.map((ground) => ({ attributes: { 'data-surface': ground } })), source: ['pages', 0] })
  const overlays = (...pages: object[]) => reported((report) => checkOverlays({ pages } as never, report))
  expect(overlays(page(true, 'dark', 'light'), page(true, 'picture'), page(false, 'light'), page(true))).toEqual([])
  expect(overlays(page(true, 'light'), page(true, 'tinted'))).toEqual([
    ['pages.0.overlay', 'overlayOnLight'],
    ['pages.0.overlay', 'overlayOnLight'],
  ])
})

test.each(['. . . .', '0 0 0 0', '0 0 -5 5', '1.2.3 0 5 5', '0 0 0.000001 1', '0 0 1 1e9'.replace('1e9', '9'.repeat(30)), `${'9'.repeat(310)} 0 1 1`])(
  'a mark with the drawing area "%s" is refused: nothing could be drawn in it',
  (viewBox) => {
    expect(problemsOf(fileWith({ site: { ...toySettings, logo: { viewBox, path: 'M0 0H32V32Z' } } })).map(({ code, path }) => [code, path])).toEqual([
      ['PS207', 'site.logo.viewBox'],
    ])
  },
)

test.each(['0 0 32 32', '-1.5 -.5 0.5 12', '0 0 1000000 1'])('and one with "%s" is not', (viewBox) => {
  expect(problemsOf(fileWith({ site: { ...toySettings, logo: { viewBox, path: 'M0 0H32V32Z' } } }))).toEqual([])
})
