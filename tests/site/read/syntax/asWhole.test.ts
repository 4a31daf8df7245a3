import { expect, test } from 'vitest'
import { asWhole } from '../../../../src/site/read/syntax/asWhole'
import { fault } from '../../../../src/site/read/syntax/token'
import { applyEdits } from '../../../../src/site/text/edits'

const unknown = [fault('other', 0, 1)]
const mended = (text: string) => {
  const found = asWhole(text, unknown)
  return found && [found.name, found.offset, found.edits.length > 0 && JSON.parse(applyEdits(text, found.edits))]
}

test.each([
  ['1 {\n2 "a": 1\n3 }', ['lineNumbers', 0, { a: 1 }]],
  ['{\n+  "a": 1\n}', ['comparison', 2, { a: 1 }]],
  ['> { "a": 1 }', ['mailQuotes', 0, { a: 1 }]],
  ['{ \\"a\\": 1 }', ['escapedQuotes', 2, { a: 1 }]],
  ['{ &quot;a&quot;: 1 }', ['htmlQuotes', 2, { a: 1 }]],
  ['{ "a": """b""" }', ['lineBreak', 7, { a: 'b' }]],
  ['["a"\n+ "b"]', ['plus', 3, ['ab']]],
  ['{ "a": b" }', ['quoteMissing', 7, { a: 'b' }]],
  ['{\n"a": "b,\n"c": 1 }', ['quoteMissing', 7, { a: 'b', c: 1 }]],
  ['[\na\tb\n]', ['tabs', 2, [['a', 'b']]]],
  ['a: 1', ['yaml', 0, { a: 1 }]],
  ['[\n  - a: 1\n]', ['yaml', 4, [{ a: 1 }]]],
  ['[\n  <p>a</p>\n]', ['html', 4, false]],
])('%j is one mistake', (text, found) => expect(mended(text)).toEqual(found))

test('where anything else is wrong, too, nothing is said here', () => {
  expect([asWhole('1 {\n2 "a" 1\n3 }', unknown), asWhole('{ "a": b }', unknown), asWhole('', unknown), asWhole(`a: ${'b'.repeat(1_000_000)}`, unknown)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what each place by itself mends is left to that', () => {
  expect(asWhole('{\n  a: 1\n}', [fault('bareName', 4, 1, [{ offset: 4, length: 1, by: '"a"' }])])).toBeUndefined()
})
