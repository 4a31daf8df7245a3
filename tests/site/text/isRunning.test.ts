import { afterEach, expect, test, vi } from 'vitest'
import { isRunning } from '../../../src/site/text/isRunning'

afterEach(() => vi.restoreAllMocks())

const failing = (code: string) =>
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })

test('a process runs that can be asked, and one that belongs to somebody else', () => {
  expect(isRunning(process.pid)).toBe(true)
  failing('EPERM')
  expect(isRunning(4711)).toBe(true)
})

test('one that does not exist does not run, and none is ended by asking', () => {
  const kill = failing('ESRCH')
  expect([isRunning(4711), kill.mock.calls]).toEqual([false, [[4711, 0]]])
})
