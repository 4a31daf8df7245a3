import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { fieldEdit, layoutIn, valueEdit, written } from '../../../src/authoring/edit/fieldEdits'
import { applyEdits } from '../../../src/site/text/edits'

/** A text with a field set in the object at a path. */
function withField(text: string, path: (string | number)[], name: string, value: unknown, order?: string[]): string {
  const root = parseTree(text)
  const owner = root && findNodeAtLocation(root, path)
  if (!owner) throw new Error('There is no such object.')
  return applyEdits(text, [fieldEdit(text, owner, name, value, order)])
}
const INDENTED = '{\n  "a": {\n    "one": 1,\n    "three": 3\n  },\n  "b": {}\n}\n'

test('a field that is there gets the value, and nothing else changes', () => {
  expect(withField(INDENTED, ['a'], 'one', 'x "y"')).toBe(INDENTED.replace('1', '"x \\"y\\""'))
})

test('a field that is not there stands on a line of its own, behind those that come before it', () => {
  const order = ['zero', 'one', 'two', 'three', 'four']
  expect(withField(INDENTED, ['a'], 'two', 2, order)).toBe(INDENTED.replace('1,', '1,\n    "two": 2,'))
  expect(withField(INDENTED, ['a'], 'zero', 0, order)).toBe(INDENTED.replace('"one"', '"zero": 0,\n    "one"'))
  expect(withField(INDENTED, ['a'], 'four', 4, order)).toBe(INDENTED.replace('"three": 3', '"three": 3,\n    "four": 4'))
  expect(withField(INDENTED, ['a'], 'strange', 4, order)).toBe(INDENTED.replace('"three": 3', '"three": 3,\n    "strange": 4'))
})

test('lists and objects are set out as the file is, line ends and tabs included', () => {
  expect(withField(INDENTED, ['b'], 'list', [{ x: 1 }])).toBe(INDENTED.replace('{}', '{\n    "list": [\n      {\n        "x": 1\n      }\n    ]\n  }'))
  const windows = INDENTED.replaceAll('\n', '\r\n').replaceAll('  ', '\t')
  expect(withField(windows, ['b'], 'list', [1])).toBe(windows.replace('{}', '{\r\n\t\t"list": [\r\n\t\t\t1\r\n\t\t]\r\n\t}'))
})

test('what stands on one line stays on one line', () => {
  const line = '{"a":{"one":1},"b":{}}'
  expect(withField(line, ['a'], 'two', { x: [1] })).toBe('{"a":{"one":1, "two": {"x":[1]}},"b":{}}')
  expect(withField(line, ['b'], 'two', 2)).toBe('{"a":{"one":1},"b":{"two": 2}}')
  expect(withField('{\n  "a": { "one": 1 }\n}', ['a'], 'two', 2)).toBe('{\n  "a": { "one": 1, "two": 2 }\n}')
})

test('a value takes the place of another one', () => {
  const root = parseTree(INDENTED)
  const node = root && findNodeAtLocation(root, ['a'])
  expect(node && applyEdits(INDENTED, [valueEdit(INDENTED, node, ['x'])])).toBe('{\n  "a": [\n    "x"\n  ],\n  "b": {}\n}\n')
})

test.each<[text: string, path: string[], eol: string, indent: string, unit: string]>([
  ['{"a":{"b":1}}', ['a'], '\n', '', ''],
  ['{ "a": [ {} ],\n"c": 1 }', ['a'], '\n', '  ', '  '],
  ['{\n  "a": { "b": 1 }\n}', ['a'], '\n', '', ''],
  ['{\n  "a": {\n    "b": 1 }\n}', ['a'], '\n', '    ', '  '],
  ['{\n\t"a": {\n\t\t"b": 1\n\t}\n}', ['a'], '\n', '\t\t', '\t'],
  ['{\r\n   "a": {}\r\n}', ['a'], '\r\n', '      ', '   '],
  ['{\n    "a": [1, 2]\n}', ['a'], '\n', '        ', '    '],
  ['{\n  "a": { "b": 1,\n    "c": 2 }\n}', ['a'], '\n', '    ', '  '],
  ['{\n"a": {\n"b": 1\n}\n}', ['a'], '\n', '', ''],
  ['{ "a": {} }', ['a'], '\n', '', ''],
])('in %j what is put into %j is set out with these line ends and blanks', (text, path, eol, indent, unit) => {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, path)
  expect(node && layoutIn(text, node)).toEqual({ eol, indent, unit })
})

test('a value is written in the lines of its place, or in one', () => {
  const value = { a: [1], b: 'x\ny' }
  expect(written(value, { eol: '\r\n', indent: '    ', unit: '  ' })).toBe('{\r\n      "a": [\r\n        1\r\n      ],\r\n      "b": "x\\ny"\r\n    }')
  expect(written(value, { eol: '\n', indent: '', unit: '' })).toBe('{"a":[1],"b":"x\\ny"}')
})
