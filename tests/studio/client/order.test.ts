import { expect, test } from 'vitest'
import { droppedAt, identities, reordered } from '../../../src/studio/client/order'

test('an entry is moved up, down and to the end; the others keep their order', () => {
  expect([reordered(['a', 'b', 'c'], 2, 0), reordered(['a', 'b', 'c'], 0, 1), reordered(['a', 'b', 'c'], 0, 2)]).toEqual([
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
  ])
})

test('what is not there moves nothing', () => expect(reordered(['a'], 4, 0)).toEqual(['a']))

test('sections that look alike are told apart, and all keep their names where they are moved', () => {
  const line = (type: string, title: string) => ({ path: [], type, title, isShared: false, isHidden: false, problems: 0 })
  const lines = [line('note', 'One'), line('note', 'Two'), line('note', 'One'), line('rule', 'One')]
  const names = identities(lines)
  expect(new Set(names).size).toBe(4)
  expect(identities(reordered(lines, 3, 0))).toEqual(reordered(names, 3, 0))
})

test('a section with a title that ends in a number is told apart from the second of two', () => {
  const lines = ['One', 'One', 'One 2', '2 One'].map((title) => ({ path: [], type: 'note', title, isShared: false, isHidden: false, problems: 0 }))
  expect(new Set(identities(lines)).size).toBe(4)
})

test('what is dropped elsewhere in the list moves, up or down; where it lay, or beside the list, it does not', () => {
  expect([droppedAt(1, { index: 0 }), droppedAt(1, { index: 2 }), droppedAt(1, { index: 1 }), droppedAt(1, null)]).toEqual([0, 2, undefined, undefined])
})
