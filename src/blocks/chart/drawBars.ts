import { scaleBand } from 'd3-scale'
import { type Bar, type BarsPicture, rounded } from './picture'
import { axisOf } from './scale'

/** Characters that stand side by side on the narrowest phone, and over one point on every screen. Bars with more to say lie, each with a line of its own. */
const ROOM = { all: 30, point: 14 }
/** Space before the first and after the last bar of a point, and between its bars, as shares of one bar. */
const OUTER = 0.14
const INNER = 0.1

/** The bars of each point, one for each series; `characters` is what all points need beside each other. */
export function drawBars(series: readonly (readonly number[])[], count: number, characters: number): BarsPicture {
  const axis = axisOf(series.flat(), { withZero: true, isRound: false })
  const zero = axis.zero ?? 0
  const band = scaleBand<number>().domain(series.keys()).range([0, 100]).paddingOuter(OUTER).paddingInner(INNER)
  const barOf = (value: number, index: number): Bar => {
    const end = axis.at(value)
    return { from: Math.min(zero, end), to: Math.max(zero, end), left: rounded(band(index) ?? 0), width: rounded(band.bandwidth()), isNegative: value < 0 }
  }
  const bars = Array.from({ length: count }, (_, place) => series.map((values, index) => barOf(values[place] ?? 0, index)))
  return { kind: 'bars', isStanding: characters <= Math.min(ROOM.all, ROOM.point * count), zero, bars }
}
