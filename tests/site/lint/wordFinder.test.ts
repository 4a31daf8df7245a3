import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordFinder } from '../../../src/site/lint/wordFinder'
import { runs } from '../../lib/runs'
import { leastSeconds } from '../../lib/seconds'

/** The same by one regular expression, whose time grows with the number of words. */
function byExpression(words: readonly string[], text: string): [number, string][] {
  const all = [...words].sort((a, b) => b.length - a.length).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const any = new RegExp(`(?<![\\p{L}\\p{N}$€£+.-])(?:${all.join('|')})(?![\\p{L}\\p{N}%+]|[.,-]\\p{N}|-\\p{L})`, 'gu')
  return Array.from(text.matchAll(any), ({ index, 0: word }) => [index, word])
}

test('of many words the longest that stands by itself is found, wherever it stands', () => {
  const find = wordFinder(['12 days', '12 days or less', '$5', '+1 555'])
  expect(find('12 days; 12 days or less, 12 days or lesser, 112 days, $5, $5.50, $5. +1 555-x')).toEqual([
    { index: 0, word: '12 days' },
    { index: 9, word: '12 days or less' },
    { index: 26, word: '12 days' },
    { index: 55, word: '$5' },
    { index: 66, word: '$5' },
  ])
  expect(wordFinder([])('12 days')).toEqual([])
})

test('what is found is what a regular expression of all words finds', { tags: ['random'] }, () => {
  const letters = fc.array(fc.constantFrom('a', 'b', '1', '2', ' ', '.', ',', '-', '%', '$', '+', 'é', '𝒜', '\u0301', '👍', '('), { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      fc.array(
        letters.map((word) => word.slice(0, 4)).filter((word) => !/\p{Cs}/u.test(word) && word !== ''),
        { minLength: 1, maxLength: 8 },
      ),
      letters,
      (words, text) => {
        expect(wordFinder(words)(text).map(({ index, word }) => [index, word])).toEqual(byExpression(words, text))
      },
    ),
    runs(2_000),
  )
})

test('twenty thousand words take no longer to be looked for than a few', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `value number ${index}`)
  const find = wordFinder(words)
  const text = words.slice(0, 4_000).join('; ')
  const seconds = leastSeconds(2, () => expect(find(text)).toHaveLength(4_000))
  // It takes a tenth of a second; one regular expression of all words took more than ten.
  expect(seconds).toBeLessThan(2)
})
