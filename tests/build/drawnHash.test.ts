import { expect, test } from 'vitest'
import { drawnHash, hashOf, knowHash } from '../../src/build/drawnHash'
import { siteOf } from '../lib/toySite'

const pageOf = (title: string) => siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title }] }] }).pages[0] as ReturnType<typeof siteOf>['pages'][number]

test('the name of a page changes with what is drawn of it, and not with where that is written', () => {
  const page = pageOf('Toys')
  expect(drawnHash(page)).toBe(drawnHash(pageOf('Toys')))
  expect(drawnHash(page)).toBe(drawnHash({ ...page, source: ['pages', 9], sections: page.sections.map((section) => ({ ...section, source: ['pages', 9, 'sections', 2] })) }))
  const others = [pageOf('Kites'), { ...page, title: 'Other' }, { ...page, sections: [...page.sections, ...page.sections] }]
  expect(new Set([page, ...others].map(drawnHash)).size).toBe(4)
})

test('of a page whose name is known nobody looks at what it shows', () => {
  const page = { ...pageOf('Toys') }
  Object.defineProperty(page, 'sections', {
    get: () => {
      throw new Error('It was looked at.')
    },
  })
  knowHash(page, 'known')
  expect(drawnHash(page)).toBe('known')
})

test('a value has the same letters each time, another one others', () => {
  expect([hashOf({ a: 1 }), hashOf({ a: 1 }).length]).toEqual([hashOf({ a: 1 }), 32])
  expect(hashOf({ a: 2 })).not.toBe(hashOf({ a: 1 }))
})
