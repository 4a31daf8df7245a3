import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanWhenInterrupted } from '../../src/build/interruption'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const listening = () => SIGNALS.map((signal) => process.listenerCount(signal))
const before = listening()
const more = before.map((count) => count + 1)
let done: string[] = []
const cleaning = (name: string) => cleanWhenInterrupted(() => void done.push(name))

beforeEach(() => {
  done = []
  vi.spyOn(process, 'kill').mockImplementation((id, signal) => {
    done.push(`${id === process.pid} ${signal}`)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

test.each(SIGNALS)('%s ends the process by itself, after what was begun last has been taken away first', (signal) => {
  cleaning('first')
  cleaning('second')
  expect(listening()).toEqual(more)
  process.emit(signal, signal)
  expect([done, listening()]).toEqual([['second', 'first', `true ${signal}`], before])
})

test('a work that is done is left alone, and when none goes on nobody listens', () => {
  const [one, other] = [cleaning('one'), cleaning('other')]
  one()
  expect(listening()).toEqual(more)
  process.emit('SIGTERM', 'SIGTERM')
  expect(done).toEqual(['other', 'true SIGTERM'])
  other()
  expect(listening()).toEqual(before)
})

test('when all is done nobody listens any more, and the next work is heard of again', () => {
  cleaning('early')()
  expect(listening()).toEqual(before)
  cleaning('late')
  process.emit('SIGINT', 'SIGINT')
  expect(done).toEqual(['late', 'true SIGINT'])
})

test('what cannot be taken away keeps nothing else from it', () => {
  cleaning('first')
  cleanWhenInterrupted(() => {
    throw new Error('The disk does not let it go.')
  })
  process.emit('SIGINT', 'SIGINT')
  expect([done, listening()]).toEqual([['first', 'true SIGINT'], before])
})
