import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedLines } from '../../scripts/lib/diff'
import { type Driver, SIGHT } from './jobs/driver'
import { JOBS } from './jobs/jobs'
import { byKeyboard } from './jobs/keyboard'
import { byMouse } from './jobs/mouse'
import { useJobs } from './jobs/studio'
import { byTree } from './jobs/tree'

const { open, original, read } = useJobs()
/** One server and one browser do all of it while others are at work beside them. */
const PATIENCE = { timeout: 20_000 }
/** Letters of what is written are not counted: who looks for another way would have to write them, too. */
const MOST_KEYS = 90

describe.each([
  ['by mouse', byMouse],
  ['by keyboard alone', byKeyboard],
  ['by what the accessibility tree says', byTree],
] as const)('%s', (_way, drive) => {
  let page: Page
  let driver: Driver & { pressed?: () => number }
  let before = original
  beforeAll(async () => {
    page = await open()
    driver = drive(page)
  })
  afterAll(() => page.context().close())

  /** Who begins the next job has read that the last one is done, and where everything stands now. */
  const seen = async () => {
    await page.locator('.said').filter({ hasNotText: 'Saving' }).waitFor()
    await page.waitForTimeout(SIGHT)
  }

  // A job that is half done cannot be done again: the next ones begin where the last one ended.
  test.each(JOBS)('$name, and only what was meant is another line then', { retry: 0 }, async ({ act, changed }) => {
    const [start, pressed] = [before, driver.pressed?.() ?? 0]
    try {
      await act(driver)
      await expect.poll(() => changedLines(start, read()).map((line) => line.trim()), PATIENCE).toEqual(changed.map((line) => line.trim()))
      expect((driver.pressed?.() ?? 0) - pressed).toBeLessThan(MOST_KEYS)
      await seen()
    } finally {
      before = read()
    }
  })

  test('all of it is undone, to the last byte', { retry: 0 }, async () => {
    for (let last = ''; read() !== original; ) {
      last = read()
      await driver.undo()
      await expect.poll(() => read() !== last, PATIENCE).toBe(true)
    }
  })
})
