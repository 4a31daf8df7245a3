import { describe, expect, test } from 'vitest'
import type { Chart } from '../../../src/blocks/chart/schema'
import { pictureOf, dataOf } from './pictured'

const linesOf = (chart: Partial<Chart>) => {
  const picture = pictureOf({ kind: 'line', ...chart })
  return picture.kind === 'lines' ? picture : expect.unreachable()
}

describe('lines', () => {
  test('run from point to point between round values', () => {
    const { lines, ticks } = linesOf({ data: dataOf(10, 30, 20), compare: [{ series: 'Other', values: [0, 5, 40] }] })
    expect(lines.map(({ line }) => line)).toEqual(['M16.67,75L50,25L83.33,50', 'M16.67,100L50,87.5L83.33,0'])
    expect(ticks).toEqual([
      { at: 0, text: '0' },
      { at: 25, text: '10' },
      { at: 50, text: '20' },
      { at: 75, text: '30' },
      { at: 100, text: '40' },
    ])
  })

  test('begin above zero when all values are high; an area never does', () => {
    expect(linesOf({ data: dataOf(1001, 1002, 1004) }).zero).toBeUndefined()
    expect(linesOf({ data: dataOf(1001, 1002, 1004), kind: 'area' }).zero).toBe(0)
    expect(linesOf({ data: dataOf(1, 1002) }).zero).toBe(0)
  })

  test('an area reaches down, or up, to zero', () => {
    expect(linesOf({ kind: 'area', data: dataOf(-20, 20) }).lines[0]?.area).toBe('M25,100L75,0L75,50L25,50Z')
  })

  test('of few points carry their values, of more a grid and as many labels as fit, with the last', () => {
    expect(linesOf({ data: dataOf(1, 2, 3) })).toMatchObject({ values: [-1, -1, 0], ticks: [], labelled: [0, 1, 2] })
    const long = linesOf({ data: dataOf(...Array(24).keys()) })
    expect(long.values).toEqual([])
    expect(long.ticks.length).toBeGreaterThan(2)
    expect(long.labelled).toEqual([23, 17, 11, 5])
  })

  test('let each value step aside where they rise behind it or fall before it, and stand over a top', () => {
    expect(linesOf({ data: dataOf(1, 3, 9, 4, 2) }).values).toEqual([-1, -1, 0, 1, 1])
    expect(linesOf({ data: dataOf(5, 5, 5) }).values).toEqual([0, 0, 0])
  })

  test('each have a mark of their own', () => {
    const others = ['B', 'C', 'D'].map((series) => ({ series, values: [1, 2] }))
    expect(new Set(linesOf({ data: dataOf(1, 2), compare: others }).lines.map(({ mark }) => mark)).size).toBe(4)
  })
})
