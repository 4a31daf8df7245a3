import { findNodeAtLocation, getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { matchTrees } from '../../../src/authoring/merge/matchTrees'

const treeOf = (value: unknown): Node => parseTree(JSON.stringify(value)) ?? expect.unreachable()

/** What became of the parts at these places: where they are now, and "moved" where that is another list. */
function becameOf(before: unknown, after: unknown, ...places: JSONPath[]): (string | undefined)[] {
  const tree = treeOf(before)
  const match = matchTrees(tree, treeOf(after))
  return places.map((place) => {
    const node = findNodeAtLocation(tree, place) ?? expect.unreachable(place.join('.'))
    const now = match.after.get(node)
    if (now && match.before.get(now) !== node) return 'torn'
    return now && `${getNodePath(now).join('.')}${match.moved.has(node) ? ' moved' : ''}`
  })
}
const answer = { question: 'How long does it take', answer: 'Two days or three' }
const group = { type: 'faq', title: 'All the questions', items: [answer] }

test('what stands in another list is found again there, and what went with it is where it is', () => {
  expect(becameOf({ a: [group], b: [] }, { a: [], b: [group] }, ['a', 0], ['a', 0, 'items', 0])).toEqual(['b.0 moved', 'b.0.items.0'])
})

test('what went with something is not looked for elsewhere, though the same stands there, too', () => {
  const places: JSONPath[] = [
    ['a', 0],
    ['a', 0, 'items', 0],
  ]
  expect(becameOf({ a: [group], b: [], c: [] }, { a: [], b: [group], c: [answer] }, ...places)).toEqual(['b.0 moved', 'b.0.items.0'])
  expect(becameOf({ a: [group], b: [], c: [] }, { a: [], c: [answer], b: [group] }, ...places)).toEqual(['b.0 moved', 'b.0.items.0'])
})

test('two that are the same are two in their new list as well', () => {
  expect(becameOf({ a: [answer, answer], b: [] }, { a: [], b: [answer, answer] }, ['a', 0], ['a', 1])).toEqual(['b.0 moved', 'b.1 moved'])
  expect(becameOf({ a: [answer, answer], b: [] }, { a: [], b: [answer] }, ['a', 0], ['a', 1])).toEqual(['b.0 moved', undefined])
})

test('what was changed on its way is found while most of it is the same, and a thing of another type never', () => {
  const changed = { ...group, title: 'All of the questions' }
  expect(becameOf({ a: [group], b: [] }, { a: [], b: [changed] }, ['a', 0])).toEqual(['b.0 moved'])
  expect(becameOf({ a: [group], b: [] }, { a: [], b: [{ ...group, type: 'steps' }] }, ['a', 0])).toEqual([undefined])
  expect(becameOf({ a: [answer], b: [] }, { a: [], b: [{ question: 'Where', answer: 'At the harbour' }] }, ['a', 0])).toEqual([undefined])
})

test('of several that are alike the one that is most so is taken, and the very same before all', () => {
  const near = { ...answer, answer: 'Two days or four' }
  const nearer = { ...answer, note: 'New' }
  expect(becameOf({ a: [answer], b: [] }, { a: [], b: [near, nearer] }, ['a', 0])).toEqual(['b.1 moved'])
  expect(becameOf({ a: [answer], b: [] }, { a: [], b: [nearer, answer] }, ['a', 0])).toEqual(['b.1 moved'])
})

test('numbers and words that stand in another list have not been moved', () => {
  expect(becameOf({ a: [1, 'x'], b: [] }, { a: [], b: [1, 'x'] }, ['a', 0], ['a', 1])).toEqual([undefined, undefined])
})
