import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { type Merged, mergeTrees } from '../../../src/authoring/merge/mergeTrees'

const treeOf = (value: unknown): Node => parseTree(JSON.stringify(value)) ?? expect.unreachable()

function valueOf(merged: Merged): unknown {
  if (merged.is === 'copy') return getNodeValue(merged.node)
  if (merged.is === 'list') return merged.entries.map(valueOf)
  if (merged.is === 'object') return Object.fromEntries(merged.entries.map(({ name, value }) => [name, valueOf(value)]))
  return { ours: getNodeValue(merged.clash.ours), theirs: getNodeValue(merged.clash.theirs) }
}

/** The value that comes of two states, and how often a person is asked or told. */
function merge(base: unknown, ours: unknown, theirs: unknown) {
  const { merged, clashes, kept } = mergeTrees(base === undefined ? undefined : treeOf(base), treeOf(ours), treeOf(theirs))
  return { value: valueOf(merged), asked: clashes.length, kept: kept.map(({ by }) => by) }
}
const clean = (value: unknown) => ({ value, asked: 0, kept: [] })
const entry = (id: string, more: object = {}) => ({ id, ...more })
const [a, b, c, d] = [entry('a'), entry('b'), entry('c'), entry('d')]

test('of two that have put a list into another order ours is right, else the one that has', () => {
  expect(merge([a, b, c], [b, a, c], [a, c, b])).toEqual(clean([b, a, c]))
  expect(merge([a, b, c], [a, b, c], [c, a, b])).toEqual(clean([c, a, b]))
  expect(merge([a, b, c], [c, a, b], [a, b, c])).toEqual(clean([c, a, b]))
})

test('what one has added stands behind its neighbour, also where the other has turned the list round', () => {
  expect(merge([a, b, c], [a, d, b, c], [c, b, a])).toEqual(clean([c, b, a, d]))
  expect(merge([a, b, c], [c, b, a], [a, d, b, c])).toEqual(clean([c, b, a, d]))
})

test('a field that one has taken away goes, unless the other has changed it', () => {
  expect(merge({ x: 1, y: 2 }, { y: 2 }, { x: 1, y: 2 })).toEqual(clean({ y: 2 }))
  expect(merge({ x: 1, y: 2 }, { x: 1, y: 2 }, { y: 2 })).toEqual(clean({ y: 2 }))
  expect(merge({ x: 1, y: 2 }, { y: 2 }, { x: 3, y: 2 })).toEqual({ value: { y: 2, x: 3 }, asked: 0, kept: ['ours'] })
  expect(merge({ x: 1, y: 2 }, { x: 3, y: 2 }, { y: 2 })).toEqual({ value: { x: 3, y: 2 }, asked: 0, kept: ['theirs'] })
})

test('a value that became a list for one and words for the other is asked for as a whole', () => {
  expect(merge({ x: 'a' }, { x: ['a'] }, { x: 'b' })).toEqual({ value: { x: { ours: ['a'], theirs: 'b' } }, asked: 1, kept: [] })
  expect(merge({ x: 'a' }, { x: ['a'] }, { x: 'a' })).toEqual(clean({ x: ['a'] }))
})

test('what both have moved, to two places, is where ours has it, once, with the changes of both', () => {
  const one = entry('one', { text: 'All about the harbour and its boats', size: 1 })
  const base = { x: [one], y: [], z: [] }
  const ours = { x: [], y: [{ ...one, size: 2 }], z: [] }
  const theirs = { x: [], y: [], z: [{ ...one, note: 'New' }] }
  expect(merge(base, ours, theirs)).toEqual(clean({ x: [], y: [{ ...one, size: 2, note: 'New' }], z: [] }))
  expect(merge(base, theirs, ours)).toEqual(clean({ x: [], y: [], z: [{ ...one, note: 'New', size: 2 }] }))
})

test('without what both come from nothing counts as taken away, and what both say otherwise is asked for', () => {
  expect(merge(undefined, { x: 1, z: [a] }, { x: 2, y: 3, z: [b] })).toEqual({ value: { x: { ours: 1, theirs: 2 }, z: [a, b], y: 3 }, asked: 1, kept: [] })
})

test('what one has moved to another list is there alone, with what the other has changed of it, and what the other has added beside it stays', () => {
  const one = entry('one', { text: 'All about the harbour and its boats', size: 1 })
  const base = { x: [one, a], y: [b] }
  const moved = { x: [a], y: [b, one] }
  expect(merge(base, { x: [{ ...one, size: 2 }, a, c], y: [b] }, moved)).toEqual(clean({ x: [a, c], y: [b, { ...one, size: 2 }] }))
  expect(merge(base, moved, { x: [{ ...one, size: 2 }, a, c], y: [b] })).toEqual(clean({ x: [a, c], y: [b, { ...one, size: 2 }] }))
  expect(merge(base, base, moved)).toEqual(clean(moved))
  expect(merge(base, moved, base)).toEqual(clean(moved))
})
