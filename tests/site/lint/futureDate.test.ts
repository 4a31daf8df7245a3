import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { second, shelfOf } from '../../lib/innocent'
import { markedBy } from '../../lib/lintRules'

// It is the 16th already where the day begins first, from 10 o'clock on.
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 5, 15, 10), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('a day is told that is nowhere yet', () => {
  const reported = (more: object) => markedBy('future-date', { pages: [{ ...second, ...more }] })
  expect(reported({ published: '2026-06-16', modified: '2026-06-17' })).toEqual(['"2026-06-17"'])
  expect(reported({ published: '2026-06-17', modified: '2026-06-17', hidden: true })).toEqual([])
  expect(reported({ published: '2026-06-16' })).toEqual([])
})

test('what is held back until its day is not told, be it a page or an item', () => {
  const held = { from: '2026-06-18' }
  expect(markedBy('future-date', { pages: [{ ...second, published: '2026-06-18', ...held }] })).toEqual([])
  expect(markedBy('future-date', shelfOf({ slug: 'bear', date: '2026-06-18', ...held }, { slug: 'kite', date: '2026-06-18', from: '2026-06-01' }))).toEqual(['"2026-06-18"'])
})

test('so is one of an item, whether it is its day or that of its change', () => {
  expect(markedBy('future-date', shelfOf({ slug: 'bear', date: '2026-06-17', modified: '2026-06-18' }, { slug: 'kite', date: '2026-06-16' }))).toEqual([
    '"2026-06-17"',
    '"2026-06-18"',
  ])
})

test('an hour earlier it is nowhere the 16th', () => {
  vi.setSystemTime(Date.UTC(2026, 5, 15, 9, 59))
  expect(markedBy('future-date', { pages: [{ ...second, published: '2026-06-16' }] })).toEqual(['"2026-06-16"'])
})
