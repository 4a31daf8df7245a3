import { expect, test } from 'vitest'
import { axisOf } from '../../../src/blocks/chart/scale'

const HALF = { withZero: true, isRound: false }
const ROUND = { withZero: false, isRound: true }

test('an axis with zero begins or ends there, and the farthest value is its other end', () => {
  const up = axisOf([5, 20], HALF)
  expect([up.zero, up.at(5), up.at(20), up.ticks]).toEqual([0, 25, 100, [0, 20]])
  const down = axisOf([-20, -5], HALF)
  expect([down.zero, down.at(-20), down.at(-5)]).toEqual([100, 0, 75])
  const both = axisOf([-10, 30], HALF)
  expect([both.zero, both.at(30)]).toEqual([25, 100])
})

test('without zero it reaches from round value to round value, and zero lies nowhere', () => {
  const axis = axisOf([52, 88], ROUND)
  expect([axis.ticks, axis.zero, axis.at(50), axis.at(90)]).toEqual([[50, 60, 70, 80, 90], undefined, 0, 100])
  expect(axisOf([0, 37], ROUND).zero).toBe(0)
})

test('values that are all equal reach from zero, and no values to one', () => {
  expect([axisOf([7, 7], ROUND).at(7) > 80, axisOf([7, 7], { withZero: false, isRound: false }).ticks, axisOf([0, 0], HALF).ticks]).toEqual([true, [0, 7], [0, 1]])
  expect(axisOf([], HALF).ticks).toEqual([0, 1])
})

test('huge and tiny values keep their places', () => {
  const huge = axisOf([-1.7e308, 1.7e308], ROUND)
  expect([huge.at(0), huge.at(1.7e308), huge.ticks.length]).toEqual([50, 100, 2])
  expect(axisOf([1e-300, 3e-300], HALF).at(1.5e-300)).toBe(50)
})
