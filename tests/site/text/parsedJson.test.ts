import { expect, test } from 'vitest'
import { parsedJson } from '../../../src/site/text/parsedJson'

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['"a"', 'a'],
  ['{"a":}', undefined],
  ['', undefined],
])('%j stands for %j', (text, value) => {
  expect(parsedJson(text)).toEqual(value)
})
