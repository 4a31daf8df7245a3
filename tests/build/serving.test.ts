import { expect, test } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { dearestRequest, MOST_CALLS } from '../../scripts/lib/fuzzServing'
import { figure } from '../lib/figure'

const RUNS = 300

test('no request of npm start costs more than another because its path is deep', { tags: ['random'] }, async ({ task }) => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261122)
  const { calls, address } = await dearestRequest(RUNS, randomFrom(seed))
  expect(calls, `${address.slice(0, 80)}… (${address.length} characters, seed ${seed})`).toBeLessThanOrEqual(MOST_CALLS)
  expect(calls).toBeGreaterThan(5)
  figure({ task }, 'B17', `${RUNS} addresses of up to 15,800 characters: at most ${calls} calls of the disk for one (goal ${MOST_CALLS})`)
})
