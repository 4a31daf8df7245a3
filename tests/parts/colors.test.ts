import { expect, test } from 'vitest'
import { contrastOf, mixed, mixedInOklab, rgbOf, WHITE } from '../../src/parts/colors'

const rounded = (numbers: readonly number[]) => numbers.map((number) => Math.round(number * 1000) / 1000)

test('a colour is read by its parts, and mixed with another by its share', () => {
  expect(rgbOf('#ff0080')).toEqual([1, 0, 128 / 255])
  expect(rounded(mixed([1, 0, 0.5], 25, [0, 1, 0.5]))).toEqual([0.25, 0.75, 0.5])
})

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrastOf([0, 0, 0], WHITE)).toBe(21)
  expect(contrastOf(WHITE, [0, 0, 0])).toBe(21)
  expect(contrastOf(WHITE, WHITE)).toBe(1)
  // Published examples.
  expect(
    [
      ['#777777', 4.478],
      ['#ff0000', 3.998],
      ['#00ff00', 1.372],
      ['#0000ff', 8.592],
      ['#0a0a0a', 19.8],
    ].map(([hex, ratio]) => [Math.abs(contrastOf(rgbOf(String(hex)), WHITE) - Number(ratio)) < 0.005, hex]),
  ).toEqual([
    [true, '#777777'],
    [true, '#ff0000'],
    [true, '#00ff00'],
    [true, '#0000ff'],
    [true, '#0a0a0a'],
  ])
})

test('colours are mixed in oklab as browsers mix them', () => {
  // As Chromium computes color-mix(in oklab, red 50%, blue).
  expect(mixedInOklab([1, 0, 0], 50, [0, 0, 1]).map((part) => Math.round(part * 255))).toEqual([140, 83, 162])
  expect(rounded(mixedInOklab([1, 0, 0], 100, [0, 0, 1]))).toEqual([1, 0, 0])
  expect(rounded(mixedInOklab([0, 1, 0], 0, [0.2, 0.4, 0.6]))).toEqual([0.2, 0.4, 0.6])
})

test('colours that are almost black are mixed as all others', () => {
  expect(rounded(mixedInOklab([0.02, 0.01, 0.03], 100, [1, 1, 1]))).toEqual([0.02, 0.01, 0.03])
})
