import { expect, test } from 'vitest'
import { lex } from '../../../../src/site/read/syntax/lex'
import { MOST_FAULTS } from '../../../../src/site/read/syntax/token'

const words = (text: string) => {
  const { tokens, faults, end } = lex(text)
  return [tokens.map(({ offset, length }) => text.slice(offset, offset + length)), faults.map(({ name, offset }) => `${name} ${offset}`), end >= text.length]
}

test('a text is cut into its signs, line by line, up to its end', () => {
  expect(words('{\n  "a": [\r\n1, 2\n]\n}\n')).toEqual([['{', '"a"', ':', '[', '1', ',', '2', ']', '}'], [], true])
  expect([words(''), words('1')]).toEqual([
    [[], [], true],
    [['1'], [], true],
  ])
})

test('mistakes are told in the order of the lines', () => {
  expect(words('[x,\n01,\n// c\n2]')).toEqual([['[', 'x', ',', '01', ',', '2', ']'], ['bareWord 1', 'number 4', 'comment 8'], true])
})

test('a quote that is missing is put where it makes the line right, and a comment is left as a whole', () => {
  expect(words('{"a: 1,\n"b": 2}')).toEqual([['{', '"a', ':', '1', ',', '"b"', ':', '2', '}'], ['quoteMissing 1'], true])
  expect(words('{"a": "b\nc", "d": 1}\n')).toEqual([['{', '"a"', ':', '"b\nc"', ',', '"d"', ':', '1', '}'], ['lineBreak 6'], true])
  expect(words('[/* "\n" */\n1]')).toEqual([['[', '1', ']'], ['comment 1'], true])
})

test('where more is wrong than can be told the rest is left', () => {
  const { faults, end } = lex('x\n'.repeat(MOST_FAULTS + 5))
  expect([faults.length, end]).toEqual([MOST_FAULTS, 2 * MOST_FAULTS])
})
