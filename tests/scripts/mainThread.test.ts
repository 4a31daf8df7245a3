import { expect, test } from 'vitest'
import { blockingIn } from '../../scripts/lib/mainThread'

const main = { pid: 1, tid: 1 }
/** Times in milliseconds. */
const task = (start: number, took: number, worked = took, thread = main) => ({ name: 'RunTask', ...thread, ts: start * 1000, dur: took * 1000, tdur: worked * 1000 })
const painted = { name: 'firstContentfulPaint', ...main, ts: 100_000 }

test('tasks block for as long as they work beyond 50 ms after the first paint', () => {
  expect(blockingIn([painted, task(200, 70), task(300, 49), task(400, 60)])).toBe(30)
})

test('what a task did before the first paint blocks nobody', () => {
  expect(blockingIn([painted, task(0, 90)])).toBe(0)
  expect(blockingIn([painted, task(40, 120)])).toBe(10)
})

test('waiting for a processor is not counted, nor what other threads do', () => {
  expect(blockingIn([painted, task(200, 500, 40), task(200, 500, 500, { pid: 1, tid: 2 }), task(200, 500, 500, { pid: 2, tid: 1 })])).toBe(0)
})

test('a page that paints nothing is no measurement', () => {
  expect(() => blockingIn([task(0, 90)])).toThrow('painted nothing')
})
