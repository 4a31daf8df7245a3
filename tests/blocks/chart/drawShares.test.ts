import { expect, test } from 'vitest'
import { drawShares } from '../../../src/blocks/chart/drawShares'

const percentOf = (share: number) => `${Number((share * 100).toFixed(9))}%`

test('each value has its part of the ring, in their order; what is not above zero has none', () => {
  const { arcs, percent } = drawShares([1, 0, 6, -4, 1], percentOf)
  expect([percent, arcs.map((arc) => arc !== '')]).toEqual([
    ['12.5%', '0%', '75%', '0%', '12.5%'],
    [true, false, true, false, true],
  ])
  // It begins at the top, and goes clockwise.
  expect([arcs[0]?.startsWith('M0,-126'), arcs[4]?.includes('0,-126')]).toEqual([true, true])
})

test('no share of nothing is shown, and huge values have shares', () => {
  expect([drawShares([0, 0], percentOf), drawShares([], percentOf).percent]).toEqual([{ kind: 'shares', arcs: ['', ''], percent: ['0%', '0%'] }, []])
  expect(drawShares([1.5e308, 1.5e308], percentOf).percent).toEqual(['50%', '50%'])
})
