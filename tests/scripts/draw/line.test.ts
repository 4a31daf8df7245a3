import { expect, test } from 'vitest'
import { engrave } from '../../../scripts/lib/draw/engrave'
import { chainsOf } from '../../../scripts/lib/draw/line/chain'
import { pathText } from '../../../scripts/lib/draw/line/pathText'
import { simplify } from '../../../scripts/lib/draw/line/simplify'
import { coverage } from '../../../scripts/lib/draw/line/swell'
import { type Sampler, USUAL } from '../../../scripts/lib/draw/trace/sample'

test('links become the longest lines, and where three meet each ends', () => {
  expect(
    chainsOf(
      [
        [1, 2],
        [3, 2],
        [3, 4],
      ].map(([a = 0, b = 0]) => [a, b] as const),
    ),
  ).toEqual([[1, 2, 3, 4]])
  const fork = chainsOf(
    [
      [1, 2],
      [2, 3],
      [2, 4],
    ].map(([a = 0, b = 0]) => [a, b] as const),
  )
  expect(fork.map((chain) => chain.length)).toEqual([2, 2, 2])
  expect(
    chainsOf(
      [
        [1, 2],
        [2, 3],
        [3, 1],
      ].map(([a = 0, b = 0]) => [a, b] as const),
    )[0],
  ).toHaveLength(4)
})

test('what is left out of a line was within the tolerance, and its ends stay', () => {
  const wave = Array.from({ length: 200 }, (_, x) => [x, 10 * Math.sin(x / 20), 1] as const)
  const few = simplify(wave, 0.3)
  expect([few[0], few.at(-1)]).toEqual([wave[0], wave.at(-1)])
  expect(few.length).toBeLessThan(40)
  for (const [x, y] of wave) {
    const at = few.findIndex(([right]) => right >= x)
    const [after, before] = [few[at] ?? [0, 0], few[Math.max(0, at - 1)] ?? [0, 0]]
    const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0])
    expect(Math.abs(before[1] + share * (after[1] - before[1]) - y)).toBeLessThan(0.45)
  }
})

test('the darker a surface is, the more its lines cover, and only the dark is crossed', () => {
  const shades = Array.from({ length: 21 }, (_, index) => index / 20)
  const covered = shades.map((dark) => coverage(dark, 'around', true) + coverage(dark, 'along', true))
  expect(covered).toEqual(covered.toSorted((one, other) => one - other))
  expect([coverage(0.5, 'along', true), coverage(0.9, 'along', false)]).toEqual([0, 0])
  expect(coverage(0.9, 'along', true)).toBeGreaterThan(0)
})

test('a path is written in whole steps from where the last one ended, and what is no line is left out', () => {
  expect(
    pathText(
      [
        [
          [1, 1],
          [2, 1],
        ],
        [
          [5, 5],
          [5.01, 5],
        ],
        [
          [2, 2],
          [2, 0],
        ],
      ].map((line) => line.map(([x = 0, y = 0]) => [x, y] as const)),
      false,
    ),
  ).toBe('m3 3 3 0m0 3 0-6')
})

/** A surface that is lit from the left. */
const shaded: Sampler = (x, y) => ({ region: x < 30 ? 1 : 2, group: 1, around: y, along: x + y, dark: x / 60, far: 1 })

test('a drawing is the same every time, has an edge between two surfaces, and more ink where it is dark', () => {
  const plan = { width: 60, height: 40, sampler: shaded, mannerOf: () => USUAL }
  const drawn = engrave(plan)
  expect(engrave(plan)).toBe(drawn)
  expect(drawn).toMatch(/^<svg [^>]*viewBox="0 0 180 120"><path fill="#f8f4ea"/)
  expect(engrave({ ...plan, fade: () => 0, mannerOf: () => ({ ...USUAL, edge: 0 }) }).match(/ d="m/g)).toBeNull()
})
