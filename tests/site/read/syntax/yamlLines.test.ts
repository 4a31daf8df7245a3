import { expect, test } from 'vitest'
import { yamlFile, yamlLines } from '../../../../src/site/read/syntax/yamlLines'
import { applyEdits } from '../../../../src/site/text/edits'

const mended = (text: string, edits: ReturnType<typeof yamlFile>) => edits && JSON.parse(applyEdits(text, edits))

test('a file of YAML is written as JSON', () => {
  const text = 'a:\n  - b: 1\n'
  expect(mended(text, yamlFile(text))).toEqual({ a: [{ b: 1 }] })
  expect([yamlFile('{ "a": 1 }'), yamlFile('words'), yamlFile('')]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['{ "l": [\n  { "a": 1 },\n  - b: 2\n    c: x\n  - d: 3\n] }', { l: [{ a: 1 }, { b: 2, c: 'x' }, { d: 3 }] }],
  ['{ "l": [\n  - b: 2\n  { "a": 1 }\n] }', { l: [{ b: 2 }, { a: 1 }] }],
  ['{\n  "a": 1\n  b: two words\n}', { a: 1, b: 'two words' }],
])('lines of it among JSON are entries: %j', (text, value) => expect(mended(text, yamlLines(text))).toEqual(value))

test('what is none stays', () => expect([yamlLines('{ "a": 1 }'), yamlLines('[\n a: &x\n]')]).toEqual([undefined, undefined]))
