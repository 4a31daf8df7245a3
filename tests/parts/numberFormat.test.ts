import { expect, test } from 'vitest'
import { formatter, monthsFormatter, numberIn, percentFormatter } from '../../src/parts/numberFormat'

const written = (value: number, options: Parameters<typeof formatter>[0] = {}, lang = 'en') => formatter(options, lang)(value).replaceAll(/\s/g, ' ')

test('what stands before a value follows its sign, and its unit ends it', () => {
  expect([written(-12, { prefix: '$' }), written(1234.5, { prefix: '$', unit: ' m' }), written(3, { unit: '%' })]).toEqual(['−$12', '$1,234.5 m', '3%'])
})

test('decimals are as many as were asked for, and the language writes them', () => {
  expect([written(1.5, { decimals: 2 }), written(1.257, { decimals: 1 }), written(1234.5, { decimals: 0 }), written(1234.5, {}, 'de')]).toEqual(['1.50', '1.3', '1,235', '1.234,5'])
  expect([written(-0.2, { decimals: 0 }), written(1_250_000, { short: true }), written(7, {}, 'no language')]).toEqual(['0', '1.3M', '7'])
})

test('what is too large or too small to read is written with its power', () => {
  expect([1e15, -1e15, 9e14, 1e-3, 9e-4, 0].map((value) => written(value))).toEqual(['1E15', '−1E15', '900,000,000,000,000', '0.001', '9E-4', '0'])
  expect(written(0.0004, { decimals: 3 })).toBe('0.000')
})

test('a share of a whole has at most one decimal', () => {
  expect([percentFormatter('en')(1 / 3), percentFormatter('en')(1), percentFormatter('no language')(0.5)]).toEqual(['33.3%', '100%', '50%'])
})

test('months are words of the language', () => {
  expect([monthsFormatter('en')(1), monthsFormatter('en')(7.6), monthsFormatter('de')(3), monthsFormatter('no language')(2)]).toEqual([
    '1 month',
    '8 months',
    '3 Monate',
    '2 months',
  ])
})

test.each<[string, string, number | undefined]>([
  ['$8,884.88', 'en', 8884.88],
  ['8.884,88 €', 'de', 8884.88],
  ['8\u202f884,88 €', 'fr', 8884.88],
  ['About 10 months, or 12', 'en', 10],
  ['1,234,567', 'en', 1_234_567],
  ['None', 'en', undefined],
  ['', 'no language', undefined],
])('the first number of "%s" in the language "%s" is %s', (words, lang, number) => {
  expect(numberIn(words, lang)).toBe(number)
})
