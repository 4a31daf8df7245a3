import { afterEach, expect, test, vi } from 'vitest'

const APP = '../../src/boot/app'
afterEach(() => {
  vi.doUnmock(APP)
  vi.resetModules()
})

/** The app, which starts as it is told. */
async function open(start: (onBroken: () => void) => Promise<unknown>) {
  vi.resetModules()
  const asked: string[] = []
  vi.doMock(APP, () => {
    asked.push('app')
    return { start }
  })
  const own = await import('../../src/boot/wakeApp')
  return { asked, wakeApp: own.wakeApp, awake: () => own.awake }
}

test('the app is loaded and started once, and is in charge from then on', async () => {
  const start = vi.fn(async () => 'app')
  const { asked, wakeApp, awake } = await open(start)
  expect(awake()).toBeUndefined()
  const [first, second] = [wakeApp(), wakeApp()]
  expect([second === first, await first, wakeApp() === first]).toEqual([true, 'app', true])
  expect([asked, start.mock.calls.length, awake()]).toEqual([['app'], 1, 'app'])
})

test('an app that is still starting is not in charge', async () => {
  let started = (_app: string) => {}
  const start = vi.fn(() => new Promise<string>((resolve) => (started = resolve)))
  const { wakeApp, awake } = await open(start)
  const app = wakeApp()
  await vi.waitUntil(() => start.mock.calls.length > 0)
  expect(awake()).toBeUndefined()
  started('app')
  await app
  expect(awake()).toBe('app')
})

test('an app that has given up is not in charge again', async () => {
  let giveIn = () => {}
  const { wakeApp, awake } = await open(async (onBroken) => {
    giveIn = onBroken
    return 'app'
  })
  await wakeApp()
  giveIn()
  await wakeApp()
  expect(awake()).toBeUndefined()
})

test('one that cannot start is told to who waits for it, and to nobody else', async () => {
  const untold: unknown[] = []
  const note = (error: unknown) => untold.push(error)
  process.on('unhandledRejection', note)
  const { wakeApp, awake } = await open(() => Promise.reject(new Error('It broke.')))
  await expect(wakeApp()).rejects.toThrow('It broke.')
  await new Promise((resolve) => setTimeout(resolve, 5))
  process.off('unhandledRejection', note)
  expect([awake(), untold]).toEqual([undefined, []])
})
