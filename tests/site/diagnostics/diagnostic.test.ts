import { expect, test } from 'vitest'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at, atKey, atOffset } from '../../../src/site/diagnostics/diagnostic'

const said = message('emptyText', {})

test('a finding says where it is: at a value or a part of it, at the name of a field, or at an offset', () => {
  expect(at(['pages', 0], said)).toEqual({ location: { path: ['pages', 0], on: 'value', within: undefined }, message: said })
  expect(at(['a'], said, { start: 2, length: 3 })).toEqual({ location: { path: ['a'], on: 'value', within: { start: 2, length: 3 } }, message: said })
  expect(atKey(['a', 'b'], said)).toEqual({ location: { path: ['a', 'b'], on: 'key' }, message: said })
  expect(atOffset(7, 2, said)).toEqual({ location: { offset: 7, length: 2 }, message: said })
})
