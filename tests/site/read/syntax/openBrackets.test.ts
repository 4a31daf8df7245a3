import { expect, test } from 'vitest'
import { awaitedIn, closing, openIn } from '../../../../src/site/read/syntax/openBrackets'

test('brackets in texts count for nothing', () => {
  expect(openIn('{"a": ["}]", {')).toEqual(['{', '[', '{'])
  expect(awaitedIn('"{["}]}')).toEqual(['{', '[', '{'])
})

test('what is opened and closed is neither open nor awaited', () => {
  expect(openIn('{"a": [{}], "b": [')).toEqual(['{', '['])
  expect(awaitedIn('[{}], {}] , "b": {}}')).toEqual(['{', '['])
})

test('what is open is closed from the innermost out', () => {
  expect(closing(['{', '[', '{'])).toBe('}]}')
})
