import { expect, test } from 'vitest'
import { DOCUMENT_NAMES } from '../../src/parts/documentNames'
import { FRAME_IDS, id, isFreeId } from '../../src/parts/id'

test('an id has the form of an anchor', () => {
  const right = ['a', 'our-fees', 'part-2', 'x'.repeat(64)]
  const wrong = ['', '2nd', '-a', 'Fees', 'a b', 'a_b', 'é', 'a\n', 'x'.repeat(65)]
  expect([right.map(isFreeId), wrong.filter(isFreeId)]).toEqual([right.map(() => true), []])
  expect([right.map((value) => id.safeParse(value).success), wrong.filter((value) => id.safeParse(value).success)]).toEqual([right.map(() => true), []])
})

test('ids of the frame and names of every page are not free, what is only like them is', () => {
  const frame = ['main', 'app', 'announcer', 'frame', 'panel', 'panel-title', 'list-0', 'list-12']
  expect([frame.filter(isFreeId), frame.filter((name) => !FRAME_IDS.test(name))]).toEqual([[], []])
  for (const name of ['title', 'forms', 'onclick', 'constructor', 'images']) expect([DOCUMENT_NAMES.has(name), isFreeId(name)], name).toEqual([true, false])
  for (const name of ['mains', 'the-main', 'panel-titles', 'list-a', 'list-', 'titles', 'constructors']) expect(isFreeId(name), name).toBe(true)
})

test('the schema leaves it to checks whether an id is free', () => {
  expect(id.safeParse('main').success).toBe(true)
})
