import { expect, test } from 'vitest'
import { changeOf, typedChange } from '../../../../src/studio/client/inPlace/typedChange'

test('two texts differ in one stretch', () => {
  expect(changeOf('abcd', 'aXd')).toEqual({ start: 1, end: 3, by: 'X' })
  expect(changeOf('aa', 'aaa')).toEqual({ start: 2, end: 2, by: 'a' })
  expect(changeOf('same', 'same')).toEqual({ start: 4, end: 4, by: '' })
})

test('a change in a page changes one stretch of what was typed, and leaves its signs', () => {
  expect(typedChange('"It\'s" 3-5 days...', '“It’s” 3–5 days…', '“It’s” 3–5 weeks…')).toBe('"It\'s" 3-5 weeks...')
  expect(typedChange('an e-mail', 'an e-\u2060mail', 'my e-\u2060mail')).toBe('my e-mail')
  expect(typedChange('a "b"', 'a «\u202fb\u202f»', 'a «\u202fc\u202f»')).toBe('a "c"')
  expect(typedChange('a -- b', 'a – b', 'a – b, c')).toBe('a -- b, c')
  expect(typedChange('a "b"', 'a “b”', 'a')).toBe('a')
})

test('of another text nothing is said', () => {
  expect(typedChange('a', 'b', 'c')).toBeUndefined()
})
