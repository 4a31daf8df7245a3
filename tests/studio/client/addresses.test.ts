import { expect, test } from 'vitest'
import { slugOf } from '../../../src/parts/slugOf'
import { addressFor, freeSlug } from '../../../src/studio/client/addresses'

test('a title becomes an address of small letters, whatever it is written in', () => {
  expect(['Preços & prazos', 'Über uns: Größe', '  ¡Hola!  ', 'Łódź', '日本'].map(slugOf)).toEqual(['precos-prazos', 'ueber-uns-groesse', 'hola', 'lodz', ''])
})

test('a new page gets an address beside the page that it is a copy of, and one that no other has', () => {
  expect(addressFor('Our team', '/', ['/'])).toBe('/our-team')
  expect(addressFor('Term loans', '/services/sba', ['/services/term-loans', '/services/term-loans-2'])).toBe('/services/term-loans-3')
  expect(addressFor('News', '/resources/$slug', [])).toBe('/news/$slug')
  expect(addressFor('日本', '/', ['/page'])).toBe('/page-2')
})

test('an entry that is copied gets a slug of its own', () => {
  expect(freeSlug('bear', [{ slug: 'bear' }, { slug: 'bear-2' }, 'odd'])).toBe('bear-3')
  expect(freeSlug('bear', undefined)).toBe('bear')
})
