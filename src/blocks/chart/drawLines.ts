import { scalePoint } from 'd3-scale'
import { area, line, type SymbolType, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'
import { type LinesPicture, type Point, rounded } from './picture'
import { axisOf } from './scale'

/** Characters that stand side by side on the narrowest phone: of values, and of labels beside the words of a grid. */
const ROOM = { values: 30, labels: 20 }
/** A line of values that all lie in this upper share of the highest may begin above zero. */
const UPPER = 0.5
/** Each series has a mark of its own, so that colour alone tells nothing apart; its size is in square pixels. */
const MARKS: readonly SymbolType[] = [symbolCircle, symbolSquare, symbolDiamond, symbolTriangle]
const MARK_SIZE = 52
const DIGITS = 2

type Spot = { x: number; y: number }

/** A line for each series, with a grid to read it by; `characters` is what all points need beside each other. */
export function drawLines(series: readonly (readonly number[])[], points: readonly Point[], characters: number, isArea: boolean, format: (value: number) => string): LinesPicture {
  const values = series.flat()
  const axis = axisOf(values, { withZero: isArea || Math.min(...values) < Math.max(...values) * UPPER, isRound: true })
  const place = scalePoint<number>().domain(points.keys()).range([0, 100]).padding(0.5)
  const floor = 100 - (axis.zero ?? 0)
  const lineOf = line<Spot>(
    ({ x }) => x,
    ({ y }) => y,
  ).digits(DIGITS)
  const areaOf = area<Spot>(
    ({ x }) => x,
    floor,
    ({ y }) => y,
  ).digits(DIGITS)
  const lines = series.map((own, index) => {
    const dots = points.map((_, at) => ({ x: rounded(place(at) ?? 0), y: rounded(100 - axis.at(own[at] ?? 0)) }))
    const mark = symbol(MARKS[index] ?? symbolCircle, MARK_SIZE).digits(DIGITS)() ?? ''
    return { line: lineOf(dots) ?? '', ...(isArea && { area: areaOf(dots) ?? '' }), dots, mark }
  })
  const longestLabel = Math.max(...points.map(({ label }) => label.length))
  // Where each value stands at its point, nobody needs a grid to read it by.
  const hasValues = series.length === 1 && characters <= ROOM.values
  return {
    kind: 'lines',
    values: hasValues ? asides(lines[0]?.dots ?? []) : [],
    lines,
    ticks: hasValues ? [] : axis.ticks.map((tick) => ({ at: axis.at(tick), text: format(tick) })),
    ...(axis.zero !== undefined && { zero: axis.zero }),
    labelled: hasValues ? [...points.keys()] : thinned(points.length, longestLabel),
  }
}

/** How each value above its dot steps aside: for a line that rises behind it to the start, for one that falls before it to the end. */
function asides(dots: readonly Spot[]): number[] {
  const isAbove = (spot: Spot | undefined, y: number) => Number(spot !== undefined && spot.y < y)
  return dots.map(({ y }, place) => isAbove(dots[place - 1], y) - isAbove(dots[place + 1], y))
}

/** Which of so many labels are written: all that fit, evenly, and always the last, which is often the present. */
function thinned(count: number, longest: number): number[] {
  const step = Math.max(1, Math.ceil((count * (longest + 1)) / ROOM.labels))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step)
}
