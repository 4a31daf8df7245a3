import { scaleLinear } from 'd3-scale'
import { rounded } from './picture'

/** Lines of a grid that are easy to read beside each other. */
const TICKS = 4
/** Beyond this size, and below one part of it, steps between round values cannot be counted. */
const COUNTABLE = 1e290

/** Where a value lies, in percent from the lower end of its axis; and the round values that a grid would show. */
export type Axis = { at: (value: number) => number; ticks: number[]; zero: number | undefined }

/**
 * An axis for these values, whatever they are: huge, tiny, negative, all equal, or none at all.
 *
 * @param withZero whether it has to reach to zero
 * @param isRound whether it ends at round values; else the highest value is its end
 */
export function axisOf(values: readonly number[], { withZero, isRound }: { withZero: boolean; isRound: boolean }): Axis {
  const [low, high] = ends(values, withZero)
  const isCountable = [low, high].every((end) => end === 0 || (Math.abs(end) > 1 / COUNTABLE && Math.abs(end) < COUNTABLE))
  const round = scaleLinear().domain([low, high])
  if (isCountable && isRound) round.nice(TICKS)
  const [from = low, to = high] = round.domain()
  // By its own size, or the distance of two huge values would be endless.
  const size = Math.max(Math.abs(from), Math.abs(to))
  const scale = scaleLinear()
    .domain([from / size, to / size])
    .range([0, 100])
    .clamp(true)
  const at = (value: number) => rounded(scale(value / size))
  const ticks = isCountable && isRound ? round.ticks(TICKS).filter((tick) => tick >= from && tick <= to) : []
  return { at, ticks: ticks.length > 1 ? ticks : [from, to], zero: from <= 0 && to >= 0 ? at(0) : undefined }
}

/** The lowest and the highest value, which are never the same. */
function ends(values: readonly number[], withZero: boolean): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (!withZero && low < high) return [low, high]
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)]
  return from < to ? [from, to] : [0, 1]
}
