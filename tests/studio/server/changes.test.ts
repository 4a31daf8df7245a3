import { type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { matchTrees } from '../../../src/authoring/merge/matchTrees'
import { changesBetween } from '../../../src/studio/server/changes'

const treeOf = (value: unknown): Node => parseTree(JSON.stringify(value)) ?? expect.unreachable()
const between = (before: unknown, after: unknown) => {
  const [one, other] = [treeOf(before), treeOf(after)]
  return changesBetween(one, other, matchTrees(one, other)).map(({ what, path, before: was, after: is }) => [what, path.join('.'), was, is])
}
const entry = (id: string, more: object = {}) => ({ id, ...more })
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => entry(id))

test('fields that are another, new or gone are told with what stood and stands there', () => {
  expect(between({ x: 1, y: 2, same: [1] }, { x: 3, z: 4, same: [1] })).toEqual([
    ['changed', 'x', 1, 3],
    ['removed', 'y', 2, undefined],
    ['added', 'z', undefined, 4],
  ])
})

test('entries are told by what they are and not by their numbers', () => {
  expect(between([a, b], [b])).toEqual([['removed', '0', a, undefined]])
  expect(between([a], [b, a])).toEqual([['added', '0', undefined, b]])
  expect(between([a, entry('b', { x: 1 })], [c, a, entry('b', { x: 2 })])).toEqual([
    ['added', '0', undefined, c],
    ['changed', '2.x', 1, 2],
  ])
})

test('of entries in another order as few as can be are told to have moved', () => {
  expect(between([a, b, c, d], [d, a, b, c])).toEqual([['moved', '0', undefined, d]])
  expect(between([a, b, c, d], [b, c, d, a])).toEqual([['moved', '3', undefined, a]])
  expect(between([a, b, c, d], [a, c, b, d]).map(([what]) => what)).toEqual(['moved'])
  expect(between([a, b], [a, b])).toEqual([])
})

test('what has moved to another list is told where it is now, once', () => {
  const moved = entry('m', { text: 'All about the harbour and its boats' })
  expect(between({ x: [moved, a], y: [b] }, { x: [a], y: [b, moved] })).toEqual([['moved', 'y.1', undefined, moved]])
  const other = { ...moved, note: 'New' }
  expect(between({ x: [moved, a], y: [b] }, { x: [a], y: [b, other] })).toEqual([['moved', 'y.1', undefined, other]])
})

test('a value of another kind is another value', () => {
  expect(between({ x: [1] }, { x: { y: 1 } })).toEqual([['changed', 'x', [1], { y: 1 }]])
})
