import { expect, test } from 'vitest'
import { syntaxFaults } from '../../../../src/site/read/syntax/syntax'

const reported = (text: string) => syntaxFaults(text).map(({ name, offset, length }) => `${name} ${offset} ${text.slice(offset, offset + length)}`)

/** In objects a name or colon stands before each text; in a list on one line a text may start anywhere behind the last one. */
const objects = [
  '{"a": "x y", "b": 1, "c": true, "d": null}',
  '{ "a" : "b" , "c" : "d" }',
  '{\n"x": "y", "z": [\n1]}',
  '{\n"x": "y", "z": {\n}}',
  '{\n"x": "y", "z":\n1}',
  '[\n{"x": "y"}\n]',
  '[\r\n"x", "y",\r\n1]',
  '[\n"x", "y", 1,\n2]',
  '[\n"x y", {"y": 1}\n, 3]',
]
const lists = [
  '["a", 1, "b", true, {}, [], "c"]',
  '[["a", 2], ["b", false], [{"c": null}, "d"]]',
  '{"a": [1, {"b": "c"}], "d": {}, "e": -1}',
  '{"$a": 1, "b-c": [true, "d"]}',
  '{"a": {"b": "c"}, "d": ["e", "f"]}',
  '[ "a" , "b" ]',
]

/** Each text of a line without one of its quotes, and where the text starts. */
const lacking = (lines: readonly string[], isMeant: (isFirst: boolean) => boolean) =>
  lines.flatMap((line) =>
    [...line.matchAll(/"/g)].flatMap(({ index }, count) =>
      isMeant(count % 2 === 0) ? [[line.slice(0, index) + line.slice(index + 1), count % 2 === 0 ? index : line.lastIndexOf('"', index - 1)] as const] : [],
    ),
  )

test.each([...lacking(objects, () => true), ...lacking(lists, (isFirst) => !isFirst)])(
  'in %j the quote that is missing is one mistake, told at %d, where its text starts',
  (text, start) => {
    expect(reported(text)).toEqual([expect.stringMatching(new RegExp(`^quoteMissing ${start} [^,:{}]*$`))])
  },
)

const many = (piece: string) => piece.repeat(600)

test.each([
  ['at its beginning', `["a, ${many('1, ')}1]`, 1],
  ['at its end', `[${many('1, ')}"a, 1]`, 1801],
  ['at its beginning, with texts behind it', `["a, ${many('"x", ')}1]`, 1],
  ['at its end, with texts before it', `[${many('"x", ')}"a, 1]`, 3001],
])('a long line is searched %s', (_where, text, start) => {
  expect(reported(text)).toEqual([`quoteMissing ${start} "a`])
})

test('in the middle of a line that is too long to try all, the rest of it is what lacks a quote', () => {
  expect(reported(`[${many('1, ')}"a, ${many('1, ')}1]`).map((found) => found.slice(0, 20))).toEqual(['quoteMissing 1801 "a'])
})

test.each(['"a\nb"', '"a\n  b"', '"a\nb\nc"', '"a\r\nb"', '"a\n\n\nb"', '"a\nb \\"c\\""', '"a\\q\nb"', '"a\nb: c"', `"a${'\nb'.repeat(20)}"`])(
  '%j is one text with line breaks in it, whatever follows',
  (written) => {
    const [first = ''] = written.split('\n')
    for (const [before, after] of [
      ['[', ']'],
      ['[1, ', ', 2]'],
      ['[', ' , {}]'],
      ['[', '\n]'],
      ['{"x": ', ', "y": 1}'],
      ['{"x": ', '}'],
    ])
      expect(reported(`${before}${written}${after}`)).toEqual([`lineBreak ${before?.length} ${first}`])
  },
)

test('mistakes behind a text with a line break are told, too', () => {
  expect(reported('[1, "a\nb", x]')).toEqual(['lineBreak 4 "a', 'bareWord 11 x'])
})

test.each([
  '[\n"a\n]',
  '[\n"a\n,"b"]',
  '{\n"a": "b\n, "c": 1}',
  '{\n"a": "b,\n"c": 1}',
  '[\n"a\n}',
  '["a\n  ]',
  '["a\n[b"]',
  '["a\n{b"]',
  '{\n"a": "b,\nc": 1}',
  '{\n"a": "b\n  c" : 1}',
  `["a${'\nb'.repeat(21)}"]`,
  '{\n"a": "(b\nc"\n}',
])('in %j a quote is missing, and no text goes on', (text) => {
  expect(reported(text)[0]).toMatch(/^quoteMissing \d+ "\(?[ab]$/)
  expect(reported(text).join()).not.toContain('lineBreak')
})

test('a sign for inches that ends no text is told by itself', () => {
  expect(reported('{"a": "a 27" screen", "b": 1}')).toEqual(['quoteInside 11 "'])
})
