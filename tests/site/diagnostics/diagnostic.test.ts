import { expect, test } from 'vitest'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at, atKey, atOffset, moved } from '../../../src/site/diagnostics/diagnostic'
import type { JsonPath } from '../../../src/site/text/jsonPath'

const said = message('emptyText', {})

test('a finding says where it is: at a value or a part of it, at the name of a field, or at an offset', () => {
  expect(at(['pages', 0], said)).toEqual({ location: { path: ['pages', 0], on: 'value', within: undefined }, message: said })
  expect(at(['a'], said, { start: 2, length: 3 })).toEqual({ location: { path: ['a'], on: 'value', within: { start: 2, length: 3 } }, message: said })
  expect(atKey(['a', 'b'], said)).toEqual({ location: { path: ['a', 'b'], on: 'key' }, message: said })
  expect(atOffset(7, 2, said)).toEqual({ location: { offset: 7, length: 2 }, message: said })
})

test('a finding that is moved stands where its place is written, and is seen from where these are; one at an offset stays', () => {
  const further = (path: JsonPath) => ['shared', ...path]
  expect(moved({ ...at(['a'], said, { start: 2, length: 3 }), seenFrom: [['b']] }, further)).toEqual({
    location: { path: ['shared', 'a'], on: 'value', within: { start: 2, length: 3 } },
    message: said,
    seenFrom: [['shared', 'b']],
  })
  expect(moved(atKey(['a'], said), further)).toEqual(atKey(['shared', 'a'], said))
  expect(moved(atOffset(7, 2, said), further)).toEqual(atOffset(7, 2, said))
})
