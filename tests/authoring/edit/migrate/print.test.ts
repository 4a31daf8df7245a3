import { expect, test } from 'vitest'
import { indentIn, print, reindent, styleOf } from '../../../../src/authoring/edit/migrate/print'

test.each([
  ['{\n  "a": 1\n}', { unit: '  ', eol: '\n', space: ' ' }],
  ['{\r\n\t"a": 1\r\n}', { unit: '\t', eol: '\r\n', space: ' ' }],
  ['{"a":1,"b":2}', { unit: '  ', eol: '\n', space: '' }],
  ['{"a":1, "b":2}', { unit: '  ', eol: '\n', space: ' ' }],
  ['{}', { unit: '  ', eol: '\n', space: ' ' }],
  ['{\n    "a": {\n        "b": 1 } }', { unit: '    ', eol: '\n', space: ' ' }],
])('%j is written in the style %j', (text, style) => {
  expect(styleOf(text)).toEqual(style)
})

test('a value is written as the file would write it', () => {
  const value = { a: [1, { b: 'c' }], d: {}, e: [] }
  expect(print(value, undefined, { unit: '  ', eol: '\n', space: ' ' })).toBe('{ "a": [1, { "b": "c" }], "d": {}, "e": [] }')
  expect(print(value, undefined, { unit: '  ', eol: '\n', space: '' })).toBe('{"a":[1,{"b":"c"}],"d":{},"e":[]}')
  expect(print({ a: [1] }, '\t', { unit: '\t', eol: '\r\n', space: ' ' })).toBe('{\r\n\t\t"a": [\r\n\t\t\t1\r\n\t\t]\r\n\t}')
})

test('lines are moved to another indentation', () => {
  expect(reindent('{\n    "a": [\n      1\n    ]\n  }', '  ', '\t')).toBe('{\n\t  "a": [\n\t    1\n\t  ]\n\t}')
  expect(reindent('{\n"a": 1\n}', '  ', '\t')).toBe('{\n"a": 1\n}')
  expect([indentIn(' '), indentIn(',\n  '), indentIn('\n\n\t')]).toEqual([undefined, '  ', '\t'])
})
