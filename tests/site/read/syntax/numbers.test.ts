import { expect, test } from 'vitest'
import { plainNumber } from '../../../../src/site/read/syntax/numbers'

test.each([
  ['+3', '3'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['5.', '5'],
  ['1_000', '1000'],
  ['0x1F', '31'],
  ['0b101', '5'],
  ['0o17', '15'],
])('%s is %s wherever it stands', (written, plain) => {
  for (const isField of [true, false]) expect(plainNumber(`${written} ]`, isField)).toEqual({ written, plain })
})

test.each([
  ['1,200', '1200'],
  ['1,234,567.8', '1234567.8'],
  ['1.234.567', '1234567'],
  ['1.234,5', '1234.5'],
  ['12,5', '12.5'],
  ["1'200", '1200'],
  ['1 200', '1200'],
])('%s is %s in a field, and no number in a list', (written, plain) => {
  expect([plainNumber(`${written}, "b": 1`, true)?.plain, plainNumber(`${written}]`, false)]).toEqual([plain, undefined])
})

test.each(['1', '-1.5', '1e5', '007', '10%', '1,2,3', '1.2.3', '0x', '1_0', '12,5 px'])('%s is no number that others write otherwise', (text) => {
  expect(plainNumber(text, true)).toBe(undefined)
})
