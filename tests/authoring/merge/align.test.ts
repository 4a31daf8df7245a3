import { type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { ADDED, type Alignment, alignEntries, fieldOf, isSameKind, likeness, UNKNOWN } from '../../../src/authoring/merge/align'

const listOf = (...entries: unknown[]): Node[] => parseTree(JSON.stringify(entries))?.children ?? []
/** Which entry became which, by number. */
function pairs(before: unknown[], after: unknown[], how?: Alignment): number[][] {
  const [here, there] = [listOf(...before), listOf(...after)]
  return [...alignEntries(here, there, how)].map(([one, other]) => [here.indexOf(one), there.indexOf(other)]).sort(([one = 0], [other = 0]) => one - other)
}
const words = (text: string) => ({ text })

test('of entries that are equally alike those are one that stand nearest', () => {
  expect(pairs([words('x y'), words('a b c d')], [words('a b c e'), words('a b c f')], UNKNOWN)).toEqual([[1, 1]])
})

test('what is most alike is one before what is less so, whatever its place', () => {
  expect(pairs([words('a b c d e'), words('a b c d f')], [words('a b c d f g'), words('a b c d e h')], UNKNOWN)).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('a name counts more than words, but only among things of one type', () => {
  const [one, other] = [
    { path: '/a', title: 'One' },
    { path: '/b', title: 'Other' },
  ]
  expect(
    pairs(
      [one, other],
      [
        { ...one, path: '/b' },
        { ...other, path: '/a' },
      ],
    ),
  ).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(pairs([{ type: 'hero', id: 'x' }], [{ type: 'faq', id: 'x' }])).toEqual([])
})

test('two that are the same are two', () => {
  expect(pairs([words('a'), words('a')], [words('a'), words('a')])).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect(pairs([words('a'), words('a')], [words('a')])).toEqual([[0, 0]])
})

test('what was changed altogether is known by its place, where as many stand there as before and none has a name', () => {
  expect(pairs(['a', 'old', 'z'], ['a', 'new', 'z'])).toContainEqual([1, 1])
  expect(pairs(['a', 'old', 'z'], ['a', 'new', 'newer', 'z'])).not.toContainEqual([1, 1])
  expect(pairs([words('a'), { id: 'x', one: 'old' }], [words('a'), { id: 'y', other: 'new' }])).toEqual([[0, 0]])
  // One that has got its name, or lost it, may be the same.
  const named = { id: 'x', one: 'old' }
  for (const [before, after] of [
    [named, { other: 'new' }],
    [{ other: 'new' }, named],
  ])
    expect(pairs([words('a'), before], [words('a'), after])).toEqual([
      [0, 0],
      [1, 1],
    ])
  expect(pairs(['old'], ['new'], ADDED)).toEqual([])
})

test('the likeness of two goes from nothing to one, and is nothing for two types', () => {
  const of = (one: unknown, other: unknown) => listOf(one, other) as [Node, Node]
  expect([
    likeness(...of(words('a b'), words('a b'))),
    likeness(...of({ type: 'a' }, { type: 'b' })),
    likeness(...of({ use: 'a' }, { use: 'b' })),
    likeness(...of([], {})),
    likeness(...of(['a'], words('a'))),
  ]).toEqual([1, 0, 0, 0, 0])
  expect(likeness(...of('a b c', 'a b d'))).toBeCloseTo(2 / 3)
})

test('a field is found in an object, and in nothing else', () => {
  const [object, list, text] = listOf({ a: 1, b: [2] }, ['a', 1], 'a')
  expect([object, list, text].map((node) => node && fieldOf(node, 'a')?.value)).toEqual([1, undefined, undefined])
  expect(object && fieldOf(object, 'c')).toBeUndefined()
})

test('two nodes are of one kind where both are lists, both are the same sort of value, or both are objects of one type and use', () => {
  const is = (one: unknown, other: unknown) => isSameKind(...(listOf(one, other) as [Node, Node]))
  expect([is([], [1]), is('a', 'b'), is({ type: 'a' }, { type: 'a', b: 1 }), is({ use: 'a' }, { use: 'a' })]).toEqual([true, true, true, true])
  expect([is([], {}), is('a', 1), is({ type: 'a' }, { type: 'b' }), is({ type: 'a', use: 'a' }, { type: 'a', use: 'b' }), is({}, { type: 'a' })]).toEqual(Array(5).fill(false))
})
