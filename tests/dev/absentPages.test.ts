import { expect, test } from 'vitest'
import { missingAt } from '../../src/dev/server/absentPages'
import { withAbsent } from '../../src/dev/server/section'
import { siteOf } from '../lib/toySite'

const hero = { type: 'hero', title: 'Toys' }
const bear = { slug: 'bear', title: 'Bear', excerpt: 'A bear.', until: '2026-05-31' }
const site = siteOf(
  {
    collections: { toys: [bear] },
    pages: [
      { path: '/', title: 'Home', sections: [hero] },
      { path: '/offer', title: 'Our offer', from: '2026-07-01', reason: 'Waits for July.', sections: [hero] },
      { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [hero], missing: { title: 'No toy', sections: [hero, { ...hero, hidden: true }] } },
    ],
  },
  '2026-06-15',
)
const barsAt = (path: string) =>
  withAbsent([], missingAt(site, path).absent.slice(0, 1), { titleOf: () => 'Hero' } as never).map(({ html, attributes }) => [
    html.replace(/<[^>]+>/g, ''),
    attributes['data-source'],
  ])

test('a page that is not there yet says until when, and why, and where it is written', () => {
  expect(missingAt(site, '/offer').title).toBe('Nothing here')
  expect(barsAt('/offer')).toEqual([['Our offer (/offer) shown from 2026-07-01 Waits for July.', '["pages",1]']])
})

test('so does that of an item, above what else is left out there', () => {
  expect(missingAt(site, '/toys/bear').title).toBe('No toy')
  expect(barsAt('/toys/bear')).toEqual([['Bear (/toys/bear) shown until 2026-05-31 ', '["collections","toys",0]']])
  expect(missingAt(site, '/toys/bear').absent.map(({ type }) => type)).toEqual(['page', 'hero'])
})

test('of an address that no page has nothing more is said', () => {
  expect(missingAt(site, '/none').absent).toEqual([])
  expect(missingAt(site, '/toys/none').absent.map(({ type }) => type)).toEqual(['hero'])
})

test('an address that only begins like that of a folder lies in none', () => {
  expect([missingAt(site, '/toysmith').title, missingAt(site, '/toys').title, missingAt(site, '/toys/a/b').title]).toEqual(['Nothing here', 'Nothing here', 'No toy'])
})
