import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const PARTS = ['../../src/boot/islands', '../../src/boot/reveal'] as const
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function open(path = '/') {
  const { document } = toyBrowser('<main><div id="one" data-island="tabs"><span id="courses"></span></div><section id="two"><div data-island="form"></div></section></main>', path)
  const done: string[] = []
  vi.doMock(PARTS[0], () => ({ sleepAway: () => done.push('sleep away'), wake: ({ id }: Element) => done.push(`wake ${id}`) }))
  vi.doMock(PARTS[1], () => ({ watchReveals: (part: Node) => done.push(`reveals of ${part.nodeName}`) }))
  return { document, done, ...(await import('../../src/boot/effects')) }
}

test('with a part that comes, islands that have gone are put to sleep, and groups are watched and what is named wakes once it is painted', async () => {
  const { startEffects, document, done } = await open('/#one')
  startEffects(document.body)
  expect(done).toEqual(['sleep away'])
  await vi.waitFor(() => expect(done).toEqual(['sleep away', 'reveals of BODY', 'wake one']))
})

test.each([
  ['a new page', '/', true, true, 'true'],
  ['a new page, at a place on it', '/#two', true, false, 'true'],
  ['a page that is gone back to', '/', false, false, 'false'],
  ['the first page', '/', undefined, false, 'undefined'],
])('that %s is shown from its top is told until it is painted, and then whether it was gone to', async (_name, path, isNew, expected, then) => {
  const { startEffects, document } = await open(path)
  startEffects(document.body, isNew)
  expect(document.documentElement.matches('[data-fresh=""]')).toBe(expected)
  await vi.waitFor(() => expect(document.documentElement.dataset.fresh).toBe(then))
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
