import { expect, test } from 'vitest'
import { createKnownStates } from '../../../src/studio/client/knownStates'

const title = ['pages', 0, 'sections', 1, 'title']
const place = ['pages', 0, 'sections', 2]

test('states that were made here are told from those of others, whichever is heard of first', () => {
  const states = createKnownStates()
  states.seen('a')
  states.made('b', 'a', title)
  expect([states.last(), states.isOwnSince('a'), states.isOwnSince('b'), states.isOwnSince('unknown')]).toEqual(['b', true, true, false])
  // The dev server told of it before it answered.
  states.seen('c')
  states.made('c', 'b')
  expect(states.isOwnSince('a')).toBe(true)
  states.seen('d')
  states.made('d')
  expect(states.isOwnSince('a')).toBe(true)
  states.seen('theirs')
  expect([states.isOwnSince('a'), states.isOwnSince('theirs')]).toEqual([false, true])
})

test('what somebody else has made between two of one’s own is seen by the state that the change came on top of', () => {
  const states = createKnownStates()
  states.seen('a')
  states.made('b', 'theirs')
  expect([states.isOwnSince('a'), states.isOwnSince('theirs')]).toEqual([false, true])
})

test('a change that changes nothing makes no other state', () => {
  const states = createKnownStates()
  states.seen('a')
  states.made('a', 'a', title)
  expect([states.last(), states.isOwnSince('a')]).toEqual(['a', true])
})

test('a state is an earlier one than those that came after it, as far as both are known', () => {
  const states = createKnownStates()
  for (const hash of ['a', 'b', 'a', 'c']) states.seen(hash)
  const isBefore = (one: string, other: string) => states.isBefore(one, other)
  expect([isBefore('b', 'c'), isBefore('c', 'b'), isBefore('c', 'c'), isBefore('unknown', 'c'), isBefore('a', 'unknown'), isBefore('a', 'b')]).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('places stay where they are as long as only values outside of them are set', () => {
  const states = createKnownStates()
  states.seen('a')
  states.made('b', 'a', title)
  states.made('c', 'b', place)
  expect([states.latestAlike('a', [place]), states.latestAlike('a', [[...place, 'items', 0]]), states.latestAlike('b', [['pages', 0]])]).toEqual(['c', 'b', 'c'])
  states.made('d', 'c')
  expect([states.latestAlike('a', [place]), states.latestAlike('d', [place]), states.latestAlike('unknown', [place])]).toEqual(['c', 'd', 'unknown'])
})

test('of very many states the latest are known', () => {
  const states = createKnownStates()
  for (let count = 0; count < 600; count++) states.made(`${count}`, undefined, title)
  expect([states.isOwnSince('50'), states.isOwnSince('500'), states.latestAlike('500', [place])]).toEqual([false, true, '599'])
})
