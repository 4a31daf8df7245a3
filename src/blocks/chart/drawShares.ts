import { arc, pie } from 'd3-shape'
import { RING, type SharesPicture } from './picture'

const DIGITS = 2

/** The parts of a ring, clockwise from the top, in the order of the values. What is below zero is no part. */
export function drawShares(values: readonly number[], percentOf: (share: number) => string): SharesPicture {
  const largest = Math.max(...values, 0)
  // By the largest, or the sum of huge values would be endless.
  const sizes = values.map((value) => (largest > 0 ? Math.max(0, value) / largest : 0))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const draw = arc<{ startAngle: number; endAngle: number }>().innerRadius(RING.inner).outerRadius(RING.outer).digits(DIGITS)
  return {
    kind: 'shares',
    arcs: pie()
      .sort(null)(sizes)
      .map((part) => (part.value > 0 ? (draw(part) ?? '') : '')),
    percent: sizes.map((size) => percentOf(whole > 0 ? size / whole : 0)),
  }
}
