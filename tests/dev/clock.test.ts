import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from '../../src/dev/server/clock'
import { createContent } from '../../src/dev/server/content'
import { siteWithStandIns } from '../../src/dev/server/standIn'
import { compileFile, compile } from '../../src/site/compile'
import { siteWith, toyBlocks } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-clock-'))
const file = join(folder, 'pages.json')
const START = Date.UTC(2026, 11, 24, 8, 59, 58)
const DAY = 86_400_000

beforeEach(() => vi.useFakeTimers({ now: START }))
afterEach(() => vi.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A clock over the file, and how many sections its home page has each time it has rung. */
function watched(at?: string): { seen: number[]; set: () => void } {
  const content = createContent(file, at)
  const seen: number[] = []
  const compiler = () => {
    content.compileWith({ blocks: toyBlocks, compileFile, compile, siteWithStandIns, refreshValues: () => {} })
    clock.set()
  }
  const clock = createClock(
    () => content.site()?.nextChange?.moment,
    () => {
      compiler()
      seen.push(content.site()?.pages[0]?.sections.length ?? 0)
    },
  )
  compiler()
  return { seen, set: compiler }
}

test('when a section comes or goes while the server runs, the site is made anew', () => {
  writeFileSync(file, siteWith({ type: 'rule' }, { type: 'rule', from: '2026-12-24T09:00', until: '2026-12-24T09:01' }))
  const { seen } = watched()
  vi.advanceTimersByTime(1_999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([2])
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([2, 1])
  vi.advanceTimersByTime(400 * DAY)
  expect(seen).toEqual([2, 1])
})

test('a moment that is farther away than a timer can wait is not rung for too early', () => {
  writeFileSync(file, siteWith({ type: 'rule' }, { type: 'rule', from: '2027-03-01' }))
  const { seen } = watched()
  // The state that was read is kept by then.
  vi.advanceTimersByTime(10_000)
  // A timer that rings at once would be set again at once, without end.
  vi.advanceTimersToNextTimer()
  expect(Date.now() - START).toBeGreaterThan(DAY)
  vi.advanceTimersByTime(START + 60 * DAY - Date.now())
  expect(seen).toEqual([])
  vi.advanceTimersByTime(7 * DAY)
  expect(seen).toEqual([2])
})

test('a moment that has passed while the file was broken is not rung for without end', () => {
  writeFileSync(file, siteWith({ type: 'rule' }, { type: 'rule', from: '2026-12-24T09:00' }))
  const { seen, set } = watched()
  writeFileSync(file, '{')
  set()
  vi.advanceTimersByTime(DAY)
  expect(seen).toEqual([1])
  writeFileSync(file, siteWith({ type: 'rule' }, { type: 'rule', from: '2026-12-26T09:00' }))
  set()
  vi.advanceTimersByTime(DAY)
  expect(seen).toEqual([1])
  vi.advanceTimersByTime(DAY)
  expect(seen).toEqual([1, 2])
})
