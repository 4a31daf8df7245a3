import { expect, test } from 'vitest'
import { optionAddress } from '../../src/parts/optionAddress'

test('a word becomes a part of an address, and one without letters that addresses have is called by its place', () => {
  const words = ['Beginner', 'Fácil', 'For people in a hurry!', '入門', '⚡', 'C++ & C#']
  expect(words.map((word) => optionAddress(words, word))).toEqual(['beginner', 'facil', 'for-people-in-a-hurry', '4', '5', 'c-c'])
})
