import { type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { type Answer, composeText } from '../../../src/authoring/merge/composeText'
import { mergeTrees } from '../../../src/authoring/merge/mergeTrees'

const treeOf = (text: string): Node => parseTree(text) ?? expect.unreachable()
const labels = { ours: 'mine', theirs: 'yours' }
const compose = (base: string, ours: string, theirs: string, answer: Answer = 'open') =>
  composeText(mergeTrees(treeOf(base), treeOf(ours), treeOf(theirs)).merged, { texts: { ours, theirs }, answer: () => answer, labels })

test('what one of the two has is as it stands there, byte by byte', () => {
  expect(compose('{"a":1,"b":2}', '{ "a" : 1,  "b": 2 }', '{"a":1,"b":[ 3,4 ]}')).toBe('{ "a" : 1,  "b": [ 3,4 ] }')
  expect(compose('[1]', '[ 1 ]', '[1]')).toBe('[ 1 ]')
})

test('what is added is set out as what is there: on lines, in one line, before the bracket', () => {
  expect(compose('{\n  "a": 1\n}', '{\n  "a": 1\n}', '{"a":1,"b":2}')).toBe('{\n  "a": 1,\n  "b": 2\n}')
  expect(compose('["a"]', '["a"]', '["a", "b"]')).toBe('["a","b"]')
  expect(compose('[]', '[]', '["b"]')).toBe('["b"]')
  expect(compose('{\n  "a": 1,\n  "b": 2\n}', '{\n  "b": 2\n}', '{"a":1,"b":2}')).toBe('{\n  "b": 2\n}')
})

test('what nobody has any more leaves empty brackets', () => {
  expect([compose('{ "a": 1 }', '{  }', '{ "a": 1 }'), compose('[ 1 ]', '[ 1 ]', '[ ]')]).toEqual(['{}', '[]'])
})

test('an open question stands between marks on lines of their own, with its comma and its name', () => {
  const of = (value: number) => `{\n  "a": ${value},\n  "b": 2\n}`
  expect(compose(of(1), of(2), of(3))).toBe('{\n<<<<<<< mine\n  "a": 2,\n=======\n  "a": 3,\n>>>>>>> yours\n  "b": 2\n}')
  expect([compose(of(1), of(2), of(3), 'ours'), compose(of(1), of(2), of(3), 'theirs')]).toEqual([of(2), of(3)])
})

test('also in one line, and at the end, where the bracket goes to a line of its own', () => {
  expect(compose('{"a":1}', '{"a":2}', '{"a":3}')).toBe('{\n<<<<<<< mine\n"a":2\n=======\n"a":3\n>>>>>>> yours\n}')
  expect(compose('{"a":1,"b":1}', '{"a":2,"b":1}', '{"a":3,"b":1}')).toBe('{\n<<<<<<< mine\n"a":2,\n=======\n"a":3,\n>>>>>>> yours\n"b":1\n}')
})

test('a question that is the whole file is answered by ours, unless theirs is chosen', () => {
  expect([compose('1', '2', '3'), compose('1', '2', '3', 'theirs')]).toEqual(['2', '3'])
})

test('behind the mark of a last entry the bracket goes to a line of its own, as it does where it stands on one', () => {
  expect(compose('[\n  1\n]', '[\n  1, 2\n]', '[\n  1\n]')).toBe('[\n  1, 2\n]')
  expect(compose('{\n  "a": 1\n}', '{\n  "a": 2\n  }', '{\n  "a": 3\n}')).toBe('{\n<<<<<<< mine\n  "a": 2\n=======\n  "a": 3\n>>>>>>> yours\n  }')
})

test('blanks before a comma stay where they were', () => {
  expect(compose('[1 ,2]', '[1 , 2]', '[1 ,2,3]')).toBe('[1 , 2,3]')
})
