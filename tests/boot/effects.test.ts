import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const PARTS = ['../../src/boot/islands', '../../src/boot/reveal'] as const
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.unstubAllGlobals()
})

async function open(path = '/') {
  const { document } = toyBrowser('<main><div id="one" data-island="tabs"><span id="courses"></span></div><section id="two"><div data-island="form"></div></section></main>', path)
  const done: string[] = []
  vi.doMock(PARTS[0], () => ({ sleepAway: () => done.push('sleep away'), wake: ({ id }: Element) => done.push(`wake ${id}`) }))
  vi.doMock(PARTS[1], () => ({ watchReveals: (part: Node) => done.push(`reveals of ${part.nodeName}`) }))
  return { document, done, ...(await import('../../src/boot/effects')) }
}

test('with a part that comes, groups are watched and islands that have gone are put to sleep', async () => {
  const { startEffects, document, done } = await open()
  startEffects(document.body)
  expect(done).toEqual(['sleep away', 'reveals of BODY'])
})

test.each([
  ['/#courses', ['wake one']],
  ['/#one', ['wake one']],
  ['/#two', []],
  ['/#nothing', []],
  ['/', []],
])('of %s the island that holds what is named wakes, and no other', async (path, expected) => {
  const { wakeNamed, done } = await open(path)
  wakeNamed()
  expect(done).toEqual(expected)
})
