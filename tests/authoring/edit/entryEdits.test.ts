import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { insertValueEdit, onOneLine } from '../../../src/authoring/edit/entryEdits'
import { applyEdits } from '../../../src/site/text/edits'

/** The text of a file whose list "items" has one more entry. */
function withEntry(text: string, index: number, value: unknown): string {
  const tree = parseTree(text)
  const list = tree && findNodeAtLocation(tree, ['items'])
  if (!list) throw new Error('There is no list.')
  return applyEdits(text, [insertValueEdit(text, list, index, value)])
}
const lines = '{\n  "items": [\n    { "a": 1 },\n    { "a": 2 }\n  ]\n}\n'

test('an entry stands on one line as its neighbour does, at its place', () => {
  const between = (...entries: string[]) => `{\n  "items": [\n    ${entries.join(',\n    ')}\n  ]\n}\n`
  expect([0, 1, 2].map((index) => withEntry(lines, index, { a: 9 }))).toEqual([
    between('{ "a": 9 }', '{ "a": 1 }', '{ "a": 2 }'),
    between('{ "a": 1 }', '{ "a": 9 }', '{ "a": 2 }'),
    between('{ "a": 1 }', '{ "a": 2 }', '{ "a": 9 }'),
  ])
})

test('a line has 140 letters at most: what is longer is set out on several', () => {
  const ofLength = (length: number) => ({ a: 'x'.repeat(length - '{ "a": "" }'.length) })
  expect(withEntry(lines, 2, ofLength(140))).toContain(`    ${onOneLine(ofLength(140))}\n`)
  expect(withEntry(lines, 2, ofLength(141))).toContain(`    {\n      "a": "${ofLength(141).a}"\n    }\n`)
})

test('beside an entry on several lines one is set out on several, and in a file without lines on one', () => {
  const long = '{\n  "items": [\n    {\n      "a": 1\n    }\n  ]\n}\n'
  expect(withEntry(long, 1, { a: 2 })).toBe('{\n  "items": [\n    {\n      "a": 1\n    },\n    {\n      "a": 2\n    }\n  ]\n}\n')
  expect(JSON.parse(withEntry('{"items":[{"a":1}]}', 1, { a: [2] }))).toEqual({ items: [{ a: 1 }, { a: [2] }] })
  expect(withEntry('{"items":[{"a":1}]}', 1, { a: 2 })).not.toContain('\n')
})

test('the first entry of an empty list stands on a line of its own', () => {
  expect(withEntry('{\n  "items": []\n}\n', 0, 'x')).toBe('{\n  "items": [\n    "x"\n  ]\n}\n')
  expect(withEntry('{"items":[]}', 0, 'x')).toBe('{"items":["x"]}')
})

test('a value on one line is written as people do', () => {
  expect(onOneLine({ a: [1, { b: null }], c: {}, d: [], 'e"': 'x\n' })).toBe('{ "a": [1, { "b": null }], "c": {}, "d": [], "e\\"": "x\\n" }')
})
