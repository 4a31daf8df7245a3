import { expect, test } from 'vitest'
import { wordsOfValue } from '../../../src/studio/client/wordsOfValue'

test('a value is said as it is read', () => {
  expect(['A word', '', undefined, true, false, 3, ['a']].map(wordsOfValue)).toEqual(['A word', 'nothing', 'nothing', 'yes', 'no', '3', '["a"]'])
})
