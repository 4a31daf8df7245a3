import { expect, test, vi } from 'vitest'
import { freeSlugs } from '../../../src/site/diagnostics/freeSlugs'

const items = (...slugs: unknown[]) => slugs.map((slug) => ({ slug }))

test('the first of several keeps its slug, the others get numbers that no item has', () => {
  expect(freeSlugs(items('bear', 'bear', 'bear-2', 'kite', 'bear', 'kite'))).toEqual([undefined, 'bear-3', undefined, undefined, 'bear-4', 'kite-2'])
})

test('what has no slug gets none', () => {
  expect(freeSlugs([{}, { slug: 5 }, { slug: 5 }, null, 'bear'])).toEqual(Array.from({ length: 5 }))
})

test('the work is in proportion to the items, also where all have the same slug and each number is taken once', () => {
  const most = 500
  const has = vi.spyOn(Set.prototype, 'has')
  const taken = Array.from({ length: most }, (_, index) => `bear-${index + 2}`)
  const free = freeSlugs(items(...taken, ...Array.from({ length: most }, () => 'bear')))
  const asked = has.mock.calls.length
  has.mockRestore()
  expect(new Set(free.filter(Boolean)).size).toBe(most - 1)
  expect(asked).toBeLessThan(4 * most)
})
