import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RING, type Picture } from '../../../src/blocks/chart/picture'
import { resolve } from '../../../src/blocks/chart/resolve'
import type { Chart } from '../../../src/blocks/chart/schema'
import { context, pictureOf, dataOf, value } from './pictured'

const barsOf = (...values: number[]) => {
  const picture = pictureOf({ data: dataOf(...values) })
  return picture.kind === 'bars' ? { zero: picture.zero, ends: picture.bars.map(([bar]) => [bar?.from, bar?.to]) } : expect.unreachable()
}
const sharesOf = (...values: number[]) => {
  const picture = pictureOf({ kind: 'shares', data: dataOf(...values) })
  return picture.kind === 'shares' ? picture : expect.unreachable()
}

/** Every number that a path or a picture holds. */
const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/gi) ?? []).map(Number)

/** What a picture draws outside of its box, or cannot draw at all. */
function misdrawn(picture: Picture): unknown[] {
  const isPercent = (value: number) => value >= 0 && value <= 100
  if (picture.kind === 'bars') return picture.bars.flat().filter(({ from, to, left, width }) => ![from, to, left, left + width, picture.zero].every(isPercent) || from > to)
  if (picture.kind === 'shares') {
    const wrong = picture.arcs.filter((arc) => /NaN|Infinity/.test(arc) || numbersIn(arc).some((value) => Math.abs(value) > RING.box / 2))
    return [...wrong, ...picture.percent.filter((text) => !/^[\d.]+%$/.test(text))]
  }
  const paths = picture.lines.flatMap(({ line, area = '' }) => [line, area]).filter((path) => /NaN|Infinity/.test(path) || !numbersIn(path).every(isPercent))
  const spots = picture.lines.flatMap(({ dots }) => dots).filter(({ x, y }) => !isPercent(x) || !isPercent(y))
  return [...paths, ...spots, ...picture.ticks.filter(({ at, text }) => !isPercent(at) || /NaN|∞/.test(text))]
}

describe('bars', () => {
  test('are as long as their values, the highest as high as the chart', () => {
    expect(barsOf(100, 125, 145, 180, 220)).toEqual({
      zero: 0,
      ends: [
        [0, 45.45],
        [0, 56.82],
        [0, 65.91],
        [0, 81.82],
        [0, 100],
      ],
    })
  })

  test('below zero hang from it', () => {
    expect(barsOf(30, -10, 0)).toEqual({
      zero: 25,
      ends: [
        [25, 100],
        [0, 25],
        [25, 25],
      ],
    })
    expect(barsOf(-5, -10)).toEqual({
      zero: 100,
      ends: [
        [50, 100],
        [0, 100],
      ],
    })
  })

  test('of nothing but zeros have no length, of equal values the same', () => {
    expect(barsOf(0, 0).ends).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(barsOf(7, 7).ends).toEqual([
      [0, 100],
      [0, 100],
    ])
  })

  test('stand side by side as long as their words fit a phone, and their point, and lie otherwise', () => {
    const isStanding = (chart: Partial<Chart>) => pictureOf(chart)
    expect(isStanding({ data: dataOf(100, 125, 145, 180, 220) })).toMatchObject({ isStanding: true })
    expect(isStanding({ data: dataOf(100, 125, 145, 180, 2_200_000) })).toMatchObject({ isStanding: false })
    expect(
      isStanding({
        data: [
          { label: 'A bar with a long name', value: 1 },
          { label: 'Other', value: 2 },
        ],
      }),
    ).toMatchObject({ isStanding: false })
    expect(isStanding({ data: [{ label: 'Visitors from abroad', value: 1 }] })).toMatchObject({ isStanding: false })
    expect(isStanding({ data: dataOf(100, 125, 145), compare: [{ series: 'Other', values: [1, 2, 333] }] })).toMatchObject({ isStanding: true })
  })

  test('of several series stand beside each other without touching', () => {
    const picture = pictureOf({
      data: dataOf(1),
      compare: [
        { series: 'Second', values: [2] },
        { series: 'Third', values: [3] },
      ],
    })
    const [first, second, third] = picture.kind === 'bars' ? (picture.bars[0] ?? []) : []
    expect(picture.names).toEqual(['Ours', 'Second', 'Third'])
    expect((first?.left ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.left ?? 0)
    expect((second?.left ?? 0) + (second?.width ?? 0)).toBeLessThan(third?.left ?? 0)
  })
})

describe('shares', () => {
  test('are parts of the whole, each with its percent', () => {
    expect(sharesOf(1, 2, 1).percent).toEqual(['25%', '50%', '25%'])
    expect(sharesOf(1, 2, 0, 1).arcs.map((arc) => arc !== '')).toEqual([true, true, false, true])
  })

  test('of nothing are no part, of huge values still shares', () => {
    expect(sharesOf(0, 0)).toMatchObject({ arcs: ['', ''], percent: ['0%', '0%'] })
    expect(sharesOf(1.7e308, 1.7e308).percent).toEqual(['50%', '50%'])
  })
})

describe('values are written', () => {
  const textsOf = (chart: Partial<Chart>, lang?: string) => pictureOf(chart, lang).points.map(({ texts }) => texts[0])

  test('in the language of the site, with what stands before and after', () => {
    const data = dataOf(1234.5, -12)
    expect(textsOf({ data, prefix: '$', unit: 'k' })).toEqual(['$1,234.5k', '−$12k'])
    expect(textsOf({ data, unit: ' €' }, 'de')).toEqual(['1.234,5 €', '−12 €'])
    expect(textsOf({ data: dataOf(-0.04, -0), decimals: 1 })).toEqual(['0.0', '0.0'])
    expect(textsOf({ data, decimals: 2 }, 'pt-PT')).toEqual(['1234,50', '−12,00'])
  })

  test('short where that is asked for, and by powers of ten where nobody could read the digits', () => {
    expect(textsOf({ data: dataOf(1_234_567, 950), short: true })).toEqual(['1.2M', '950'])
    expect(textsOf({ data: dataOf(1e300, 0.00001, 0) })).toEqual(['1E300', '1E-5', '0'])
  })

  test('in English where a language has the form of one and is none', () => {
    expect(textsOf({ data: dataOf(1234.5) }, 'en-12')).toEqual(['1,234.5'])
  })
})
const charts = fc.record({
  kind: fc.constantFrom(...(['bars', 'line', 'area', 'shares'] as const)),
  data: fc.array(fc.record({ label: fc.string({ minLength: 1 }), value }), { minLength: 1, maxLength: 24 }),
  others: fc.uniqueArray(fc.array(value, { minLength: 24, maxLength: 24 }), { maxLength: 3 }),
  short: fc.boolean(),
})

test('nothing lies outside of its picture, whatever the values', { tags: ['random'] }, () => {
  fc.assert(
    fc.property(charts, ({ others, ...chart }) => {
      const data = chart.kind === 'shares' ? chart.data.map((point) => ({ ...point, value: Math.abs(point.value) })) : chart.data
      const compare = others.map((values, index) => ({ series: `Other ${index}`, values: values.slice(0, data.length) }))
      expect(misdrawn(pictureOf({ ...chart, data, compare }))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('without data there is no picture', () => {
  expect(resolve({ caption: 'Nothing.', series: 'Ours', data: [], title: 'Bread' }, context)).toEqual({ caption: 'Nothing.', title: 'Bread' })
})
