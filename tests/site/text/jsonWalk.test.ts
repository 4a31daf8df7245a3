import { expect, test } from 'vitest'
import { afterComma, afterSpace, afterValue } from '../../../src/site/text/jsonWalk'

test.each([
  ['"a\\"]" ,', 6],
  ['{"a":[1,{"b":"}"}]} ]', 19],
  ['12.5e3,', 6],
  ['true]', 4],
  ['null', 4],
  ['[]', 2],
])('the value at the beginning of %s ends at %d', (text, end) => {
  expect(afterValue(text, 0)).toBe(end)
})

test('space is passed over, and one comma with it', () => {
  expect([afterSpace(' \r\n\tx', 0), afterSpace('x', 0), afterComma(' , x', 0), afterComma(' ]', 0)]).toEqual([4, 0, 3, 1])
})
