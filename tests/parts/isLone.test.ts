import { expect, test } from 'vitest'
import { isLone } from '../../src/parts/isLone'

const lone = (count: number, isLed = false) => Array.from({ length: count }, (_, place) => place).filter((place) => isLone(place, count, isLed))

test('of an odd number of entries in two columns the last stands alone, and one that is the only one does not', () => {
  expect([1, 2, 3, 4, 5].map((count) => lone(count))).toEqual([[], [], [2], [], [4]])
})

test('behind one that has both columns it is so of an even number', () => {
  expect([1, 2, 3, 4].map((count) => lone(count, true))).toEqual([[], [1], [], [3]])
})
