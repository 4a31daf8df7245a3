import { expect, test } from 'vitest'
import { drawBars } from '../../../src/blocks/chart/drawBars'

test('each point has a bar of every series, one beside the other, from zero to its value', () => {
  const { bars, zero } = drawBars([[10, -10], [30]], 2, 5)
  expect(zero).toBe(25)
  expect(bars.map((point) => point.map(({ from, to, isNegative }) => [from, to, isNegative]))).toEqual([
    [
      [25, 50, false],
      [25, 100, false],
    ],
    [
      [0, 25, true],
      [25, 25, false],
    ],
  ])
  const [[first, second] = []] = bars
  expect([first?.width === second?.width, (second?.left ?? 0) >= (first?.left ?? 0) + (first?.width ?? 0)]).toEqual([true, true])
})

test('bars stand as long as all points have room beside each other, and each over itself', () => {
  const isStanding = (count: number, characters: number) => drawBars([Array(count).fill(1)], count, characters).isStanding
  expect([isStanding(3, 30), isStanding(3, 31), isStanding(1, 14), isStanding(1, 15), isStanding(2, 28), isStanding(2, 29)]).toEqual([true, false, true, false, true, false])
})
