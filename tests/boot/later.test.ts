import { afterEach, expect, test, vi } from 'vitest'
import { later } from '../../src/boot/later'

afterEach(() => void vi.useRealTimers())

test('what nobody waits for is loaded a second later, and when it cannot be had nobody hears of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const load = vi.fn(() => Promise.reject(new Error('The line is gone.')))
  later(load)
  vi.advanceTimersByTime(999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => setImmediate(resolve))
})
