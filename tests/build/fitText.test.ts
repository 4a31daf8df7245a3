import { expect, test } from 'vitest'
import { fitText, LINE, lettersOf } from '../../src/build/fitText'

/** Every letter as wide as a half of its size, and a line as high as its letters by the rule. */
const fitted = (text: string, width: number, height: number) => fitText(lettersOf(text), { width, height }, () => 0.5)

test('letters are counted as a reader counts them, and white space is one space', () => {
  expect(lettersOf('  e\u0301 \n\t a👩‍🍳 ')).toEqual(['e\u0301', ' ', 'a', '👩‍🍳'])
  expect(lettersOf(' ')).toEqual([])
})

test('letters are as large as their box allows, up to the last pixel of its width and height', () => {
  expect(fitted('abcd', 184, 92 * LINE)).toEqual({ lines: ['abcd'], size: 92 })
  expect(fitted('abcd', 183, 92 * LINE)).toEqual({ lines: ['abcd'], size: 80 })
  expect(fitted('abcd', 184, 92 * LINE - 1)).toEqual({ lines: ['abcd'], size: 80 })
  expect(['abcde', 'abcdef', 'abcdefg', 'abcdefgh', 'abcdefghi', 'abcdefghij'].map((word) => fitted(word, 161, 400).size)).toEqual([56, 46, 46, 38, 32, 32])
})

test('lines end where words end: behind a space or a dash, and behind each letter of scripts without spaces', () => {
  const lines = (text: string, width: number) => fitted(text, width, 400).lines
  expect(lines('one two three', 300)).toEqual(['one', 'two', 'three'])
  expect(lines('one two three', 400)).toEqual(['one two', 'three'])
  expect(lines('half-baked', 276)).toEqual(['half-', 'baked'])
  expect(lines('half–baked', 276)).toEqual(['half–', 'baked'])
  expect(lines('half/baked', 276)).toEqual(['half/', 'baked'])
  expect(lines('東京パン', 92)).toEqual(['東京', 'パン'])
  expect(lines('ab東京', 92)).toEqual(['ab', '東京'])
  expect(lines('東ab', 92)).toEqual(['東', 'ab'])
})

test('a space at the end of a line takes no room', () => {
  expect(fitted('abcd efgh', 184, 400)).toEqual({ lines: ['abcd', 'efgh'], size: 92 })
})

test('a word wider than its box is broken inside, in the smallest letters', () => {
  expect(fitted('abcdefgh', 64, 400)).toEqual({ lines: ['abcd', 'efgh'], size: 32 })
})

test('what is too long even for the smallest letters ends in three points in place of its last two letters', () => {
  expect(fitted('aaaa bbbb cccc', 64, 2.9 * 32 * LINE)).toEqual({ lines: ['aaaa', 'bb…'], size: 32 })
  expect(fitted('aaaa b cc dddd', 64, 2 * 32 * LINE)).toEqual({ lines: ['aaaa', 'b…'], size: 32 })
})

test('nothing has no line', () => {
  expect(fitted('', 100, 100)).toEqual({ lines: [], size: 92 })
})
