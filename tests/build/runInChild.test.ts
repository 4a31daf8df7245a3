import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('node:child_process')
  vi.doUnmock('../../src/build/interruption')
  vi.resetModules()
  vi.restoreAllMocks()
})

/** A process that only notes what is done to it. */
async function open() {
  vi.resetModules()
  const noted: unknown[] = []
  const child = Object.assign(new EventEmitter(), { send: (input: object) => noted.push(['send', input]), kill: (signal: string) => noted.push(['kill', signal]) })
  let clean = () => {}
  vi.doMock('node:child_process', () => ({
    fork: (starter: string, [program]: string[], { execArgv, serialization, env }: { execArgv: string[]; serialization: string; env: NodeJS.ProcessEnv }) => {
      noted.push(['fork', starter, program, execArgv, serialization, env.NODE_ENV, env.PATH === process.env.PATH])
      return child
    },
  }))
  vi.doMock('../../src/build/interruption', () => ({
    cleanWhenInterrupted: (own: () => void) => {
      clean = own
      return () => noted.push('done')
    },
  }))
  const { runInChild, answerWith } = await import('../../src/build/runInChild')
  return { noted, child, runInChild, answerWith, interrupt: () => clean() }
}

test('a program beside this one hears one message, answers with one, and is then no longer waited for', async () => {
  const { noted, child, runInChild } = await open()
  const answer = runInChild('drawProcess.ts', { letters: 'abc' })
  const place = (file: string) => join(import.meta.dirname, '../../src/build', file)
  expect(noted).toEqual([
    ['fork', place('program/runProgram.mjs'), place('drawProcess.ts'), [], 'advanced', 'production', true],
    ['send', { letters: 'abc' }],
  ])
  child.emit('message', { fonts: [] })
  expect(await answer).toEqual({ fonts: [] })
  expect(noted.at(-1)).toBe('done')
})

test.each<[string, string, unknown, string]>([
  ['says what went wrong', 'message', 'The font is broken.', 'The font is broken.'],
  ['cannot be started', 'error', new Error('No memory.'), 'No memory.'],
  ['ends without an answer', 'exit', 137, 'bundleProcess.ts stopped with code 137.'],
])('a program that %s is an error', async (_what, event, value, expected) => {
  const { noted, child, runInChild } = await open()
  const answer = runInChild('bundleProcess.ts', {})
  child.emit(event, value)
  await expect(answer).rejects.toThrow(expected)
  expect(noted.at(-1)).toBe('done')
})

test('a signal to this process ends the program at once', async () => {
  const { noted, child, runInChild, interrupt } = await open()
  const answer = runInChild('bundleProcess.ts', {})
  interrupt()
  expect(noted.at(-1)).toEqual(['kill', 'SIGKILL'])
  child.emit('message', {})
  await answer
})

/** What is heard in the program itself, and what it answers. */
async function inChild(work: (input: unknown) => Promise<object>) {
  const { answerWith } = await open()
  const heard = new EventEmitter()
  const said: unknown[] = []
  vi.spyOn(process, 'once').mockImplementation((event, listener) => {
    heard.once(event, listener)
    return process
  })
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    heard.on(event, listener)
    return process
  })
  vi.spyOn(process, 'exit').mockImplementation((() => said.push('exit')) as never)
  // A worker of these tests talks with its own parent in the same way.
  const own = { send: process.send, disconnect: process.disconnect }
  process.send = ((message: unknown, sent?: () => void) => {
    said.push(message)
    sent?.()
    return true
  }) as typeof process.send
  process.disconnect = () => void said.push('disconnect')
  const restore = () => Object.assign(process, own)
  answerWith(work)
  return { heard, said, restore }
}

test('in the program, work is answered once, and the line then closed', async () => {
  const { heard, said, restore } = await inChild(async (input) => ({ twice: [input, input] }))
  heard.emit('message', 'a')
  heard.emit('message', 'b')
  await vi.waitUntil(() => said.length > 0)
  restore()
  expect(said).toEqual([{ twice: ['a', 'a'] }, 'disconnect'])
  expect(heard.listenerCount('SIGINT')).toBe(1)
})

test.each<[unknown, RegExp]>([
  [new Error('Broken.'), /^Error: Broken\.\n +at /],
  [Object.assign(new Error('Broken.'), { stack: undefined }), /^Broken\.$/],
  ['broken', /^broken$/],
])('in the program, the error %s is answered in words', async (error, words) => {
  const { heard, said, restore } = await inChild(() => Promise.reject(error))
  heard.emit('message', {})
  await vi.waitUntil(() => said.length > 0)
  restore()
  expect(said).toEqual([expect.stringMatching(words), 'disconnect'])
})

test('the program ends with the one that began it', async () => {
  const { heard, said, restore } = await inChild(async () => ({}))
  heard.emit('disconnect')
  restore()
  expect(said).toEqual(['exit'])
})
