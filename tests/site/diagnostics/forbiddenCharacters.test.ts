import { expect, test } from 'vitest'
import { forbiddenIn, SUSPECT } from '../../../src/site/diagnostics/forbiddenCharacters'

const found = (text: string) => forbiddenIn(text).map(({ message: { name }, start }) => [name, start])

test('of what no text can hold the first is told, with its place', () => {
  expect(found('ab\u0007c\u001b')).toEqual([['controlCharacter', 2]])
  expect(found('a\ud800')).toEqual([['controlCharacter', 1]])
})

test('what may not stand there is told by its number, also what is no character and never will be', () => {
  for (const [text, name] of [
    ['\ufdd0', 'U+FDD0'],
    ['\uffff', 'U+FFFF'],
    ['\u{1fffe}', 'U+1FFFE'],
    ['\u0007', 'U+0007'],
    ['\u202e', 'U+202E'],
  ] as const) {
    expect(SUSPECT.test(text)).toBe(true)
    expect(forbiddenIn(`ab${text}`).map(({ message: { words }, start }) => [words, start])).toEqual([[{ name }, 2]])
  }
})

test('tabs, line breaks and letters of all languages are nothing to tell', () => {
  expect(found('a\tb\nc é 日本 שלום 😀')).toEqual([])
  expect(SUSPECT.test('a\tb\nc é 日本 שלום 😀')).toBe(false)
})

test('what turns letters round is told, and a range only where it is left open or closed twice', () => {
  expect(found('ab\u202ec')).toEqual([['turnedDirection', 2]])
  expect(found('a \u2067שלום\u2069 b')).toEqual([])
  expect(found('a \u2067\u2068b\u2069')).toEqual([['turnedDirection', 2]])
  expect(found('a\u2069')).toEqual([['turnedDirection', 1]])
})

test('a text can have one fault of each kind', () => {
  expect(found('\u202e\u0001')).toEqual([
    ['controlCharacter', 1],
    ['turnedDirection', 0],
  ])
})
