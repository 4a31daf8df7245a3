import { expect, test } from 'vitest'
import { applyEdits } from '../../../../src/site/text/edits'
import { syntaxFaults } from '../../../../src/site/read/syntax/syntax'

const mended = (text: string) =>
  applyEdits(
    text,
    syntaxFaults(text).flatMap(({ edits }) => edits),
  )
const siteOf = (line: string) => `{\n  "pages": [\n    ${line},\n    { "path": "/" }\n  ],\n  "site": 1\n}`

test.each([
  '{ "link": { "label": "Write", "href"": "mailto:{site.contact.email}" } }',
  '{ "label”: "Call", "href": "tel:{site.contact.phone}" }',
  '{ "a": "x", "b"": "c", "text": "Seven; three of them come early", "more": "x" }',
  '{ "a": "x", "b"": "c", "text": "a = b", "more": "x" }',
  '{ "a": "x", "b"": "c", "text": "one,, two", "more": "x" }',
  '{ "a": "x", "b"": "c",\t"text": "One\u00a0two", "more": "x, }" }',
])('on a line with a mistake that only its author can mend nothing else is changed: %s', (line) => {
  expect(mended(siteOf(line))).toBe(siteOf(line))
})

test.each(['"text": One\ntwo = 2;\nthree"', '"text": \'One\ntwo: 2;\nthree\''])('nor in the lines that a text may go on with: %j', (text) => {
  expect(mended(`{\n${text},\n"b": "c"\n}`)).toBe(`{\n${text},\n"b": "c"\n}`)
})

test('a comment is taken out before the first mistake that only its author can mend, and stays behind it, wherever in a text that is', () => {
  const edits = (text: string) => syntaxFaults(text).map(({ name, edits: own }) => [name, own.length])
  expect(edits('{\n// before\n"a": "\\u12",\n/* behind */ "b": 1\n}')).toEqual([
    ['comment', 1],
    ['unicode', 0],
    ['comment', 0],
  ])
  expect(edits('{\n"a": "x\u0001y",\n"c": 1, // behind\n"b": 1\n}')).toEqual([
    ['control', 0],
    ['comment', 0],
  ])
})

test('before and behind it, and beside a strange escape, what is safe is mended', () => {
  expect(mended('{\n"a": \'x\',\n"b": Seven; three",\n"c": \'y\\q\';\n"d": \'z\'\n}')).toBe('{\n"a": "x",\n"b": Seven; three",\n"c": "y\\\\q",\n"d": "z"\n}')
})
