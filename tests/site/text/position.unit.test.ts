import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { lineOf, lineStarts, nearestNode, placeAt, placer, rangeOf } from '../../../src/site/text/position'

const text = '{ "a": "x\\n\\u00e9\\"yz",\n  "b": [ { "c": 1 } ] }'
const tree = parseTree(text)
const marked = (path: (string | number)[], more: object = {}) => {
  const { offset, length } = rangeOf({ path, on: 'value', ...more }, tree, text)
  return text.slice(offset, offset + length)
}

test('a value is marked whole, of an object or list the bracket, of a name the name', () => {
  expect([marked(['b', 0, 'c']), marked(['b', 0]), marked(['b']), marked([])]).toEqual(['1', '{', '[', '{'])
  expect([marked(['b'], { on: 'key' }), marked(['b', 0, 'c'], { on: 'key' }), marked(['b', 0], { on: 'key' })]).toEqual(['"b"', '"c"', '{'])
})

test('a part of a text is marked as it is written, with its escapes', () => {
  const part = (start: number, length: number) => marked(['a'], { within: { start, length } })
  expect([part(0, 1), part(1, 1), part(2, 1), part(3, 1), part(4, 2), part(0, 6), part(4, 99)]).toEqual(['x', '\\n', '\\u00e9', '\\"', 'yz', 'x\\n\\u00e9\\"yz', 'yz'])
  expect(marked(['b', 0, 'c'], { within: { start: 0, length: 1 } })).toBe('1')
})

test('what is not there is told at what is around it', () => {
  expect([marked(['b', 3, 'x']), marked(['z']), rangeOf({ path: ['a'], on: 'value' }, undefined, '')]).toEqual(['[', '{', { offset: 0, length: 0 }])
})

test('lines begin behind line breaks', () => {
  const starts = lineStarts('a\nbc\n\nd')
  expect(starts).toEqual([0, 2, 5, 6])
  expect([0, 1, 2, 4, 5, 6, 7, 99].map((offset) => lineOf(starts, offset))).toEqual([1, 1, 2, 2, 3, 4, 4, 4])
})

test('a place is told by its line and column, and of several files with the name of its own', () => {
  const starts = lineStarts('ab\n\nc')
  expect([0, 2, 3, 4].map((offset) => placeAt(starts, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
  ])
  const place = placer({ text: 'ab\n\nc', origins: (offset) => (offset < 3 ? undefined : { file: `${offset}.json`, text: `${offset}\nxyz`, offset: 3 }) as never })
  expect([place(1), place(3), place(4)]).toEqual([
    { line: 1, column: 2 },
    { line: 2, column: 2, file: '3.json' },
    { line: 2, column: 2, file: '4.json' },
  ])
})

test('where a path does not lead to the end, what is nearest to it is taken', () => {
  const nodeOf = (path: (string | number)[]) => nearestNode(tree, path)?.type
  expect([nodeOf(['b', 0, 'c']), nodeOf(['b', 0, 'd', 1]), nodeOf(['b', 7]), nodeOf(['z']), nodeOf([]), nearestNode(undefined, ['a'])]).toEqual([
    'number',
    'object',
    'array',
    'object',
    'object',
    undefined,
  ])
})
