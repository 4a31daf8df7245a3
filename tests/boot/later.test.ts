import { afterEach, expect, test, vi } from 'vitest'
import { later } from '../../src/boot/later'

afterEach(() => void vi.useRealTimers())

test('what nobody waits for is loaded a second later, and when it cannot be had nobody hears of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const failing = Promise.reject(new Error('The line is gone.'))
  const caught = vi.spyOn(failing, 'catch')
  const load = vi.fn(() => failing)
  later(load)
  vi.advanceTimersByTime(999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledTimes(1)
  expect(caught).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => setImmediate(resolve))
})
