import { expect, test } from 'vitest'
import { countKeys, endOfString, scan } from '../../../src/site/text/scan'

test('colons and brackets count outside of texts only', () => {
  expect(scan('{ "a:": [1, { "b\\":": "[[{{" }] }', 3)).toEqual({ tooDeepAt: undefined, colons: 2 })
  expect(scan('[[[]]]', 2)).toEqual({ tooDeepAt: 2, colons: 0 })
  expect(scan('[[],[],[[]]]', 3).tooDeepAt).toBeUndefined()
  expect(scan('{"a":{"b":{"c":1}}}', 2)).toEqual({ tooDeepAt: 10, colons: 2 })
})

test('only its own bracket closes one', () => {
  expect(scan('[},[},[},[}', 3).tooDeepAt).toBe(9)
})

test('a text ends at its quote, or with its line', () => {
  expect([endOfString('"ab"', 0), endOfString('"a\\"b"', 0), endOfString('"ab\n"', 0), endOfString('"ab', 0), endOfString('"a\\\\"', 0)]).toEqual([3, 5, 3, 3, 4])
})

test('the names in all braces are counted', () => {
  expect([{ a: 1, b: { c: [{ d: 1 }, { e: null }] } }, [], 'a', null, [[{ a: [] }]]].map(countKeys)).toEqual([5, 0, 0, 0, 1])
})
