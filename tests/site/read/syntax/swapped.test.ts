import { expect, test } from 'vitest'
import { lex } from '../../../../src/site/read/syntax/lex'
import { swapBrackets } from '../../../../src/site/read/syntax/swapped'
import { applyEdits } from '../../../../src/site/text/edits'

function swapped(text: string): string {
  const { faults } = swapBrackets(lex(text).tokens)
  return applyEdits(
    text,
    faults.flatMap(({ edits }) => edits),
  )
}

test.each([
  ['["a": 1]', '{"a": 1}'],
  ['["a": ["b": [1]], "c": 2,]', '{"a": {"b": [1]}, "c": 2,}'],
  ['{"a": {"x", "y"}}', '{"a": ["x", "y"]}'],
  ['{"a": {{"b": 1}}}', '{"a": [{"b": 1}]}'],
  ['{"a": {{"b": 1}, {"b": 2},}}', '{"a": [{"b": 1}, {"b": 2},]}'],
  ['{"a": {1, true, [2]}}', '{"a": [1, true, [2]]}'],
  ['[["a": 1], {"b": ["c": 2]}]', '[{"a": 1}, {"b": {"c": 2}}]'],
  ['{"a": {{}}}', '{"a": [{}]}'],
])('in %s the brackets are those of another language', (text, mended) => expect(swapped(text)).toBe(mended))

test.each([
  '{"a": 1}',
  '[1, 2]',
  '[]',
  '{}',
  '{{"a": 1}}',
  '{"a": {"x"}}',
  '["a": 1, 2]',
  '[1: "a"]',
  '["a", 1]',
  '["a": ,]',
  '{"a": {1, 2: 3}}',
  '{"a": {,}}',
  '{"a": {[1]}}',
  '{"a": {"x",}}',
  '["a":: 1]',
  '{"a": {"x", "y": 1}}',
  '["a": 1',
])('in %s nothing is exchanged', (text) => expect(swapped(text)).toBe(text))

test('each pair is one mistake, told at the first sign inside of it, and the signs are those that belong there', () => {
  const { tokens, faults } = swapBrackets(lex('["a": {"x", "y"}]').tokens)
  expect(faults.map(({ name, offset, length }) => [name, offset, length])).toEqual([
    ['fieldInList', 1, 3],
    ['entryAlone', 7, 3],
  ])
  expect(tokens.map(({ kind }) => kind).join(' ')).toBe('{ string : [ string , string ] }')
})
