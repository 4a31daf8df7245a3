import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const PARTS = ['../../src/boot/islands', '../../src/boot/reveal'] as const
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.unstubAllGlobals()
})

async function open() {
  const { document } = toyBrowser('<main></main>')
  const done: string[] = []
  const watch = (what: string) => (part: Node) => {
    done.push(`${what} of ${part.nodeName}`)
    return () => done.push(`no ${what} of ${part.nodeName}`)
  }
  vi.doMock(PARTS[0], () => ({ watchIslands: watch('islands') }))
  vi.doMock(PARTS[1], () => ({ watchReveals: watch('reveals') }))
  return { document, done, ...(await import('../../src/boot/effects')) }
}

test('islands and groups of a part are watched, the islands until they are stopped', async () => {
  const { startEffects, document, done } = await open()
  const stop = startEffects(document.body)
  expect(done.splice(0)).toEqual(['islands of BODY', 'reveals of BODY'])
  stop()
  expect(done).toEqual(['no islands of BODY'])
})

test('those of the page are stopped before they begin anew', async () => {
  const { restartEffects, done } = await open()
  restartEffects()
  expect(done.splice(0)).toEqual(['islands of #document', 'reveals of #document'])
  restartEffects()
  expect(done).toEqual(['no islands of #document', 'islands of #document', 'reveals of #document'])
})

test('those that were handed over are not stopped, but those that began later are', async () => {
  const { restartEffects, handOverEffects, done } = await open()
  restartEffects()
  handOverEffects()
  restartEffects()
  expect(done).toEqual(['islands of #document', 'reveals of #document', 'islands of #document', 'reveals of #document'])
  restartEffects()
  expect(done.slice(4, 5)).toEqual(['no islands of #document'])
})
