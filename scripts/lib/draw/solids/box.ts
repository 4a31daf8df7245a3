import { type Hit, NEAR, type Solid } from './solid'
import type { V3 } from './vector'

/** A box on the ground with its middle at the origin. Faces: 0 right and left, 1 top and bottom, 2 front and back. Lines lie level on its sides. */
export function box(width: number, height: number, depth: number): Solid {
  const low: V3 = [-width / 2, 0, -depth / 2]
  const high: V3 = [width / 2, height, depth / 2]
  return { middle: [0, height / 2, 0], radius: Math.hypot(width, height, depth) / 2, hit: (from, to) => hitBox(low, high, from, to) }
}

function hitBox(low: V3, high: V3, from: V3, to: V3): Hit | undefined {
  let [enter, leave, enterAxis, leaveAxis] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  for (const axis of [0, 1, 2] as const) {
    const by = 1 / (to[axis] || 1e-12)
    const [one, other] = [(low[axis] - from[axis]) * by, (high[axis] - from[axis]) * by]
    const [first, last] = one < other ? [one, other] : [other, one]
    if (first > enter) [enter, enterAxis] = [first, axis]
    if (last < leave) [leave, leaveAxis] = [last, axis]
  }
  if (enter > leave || leave < NEAR) return undefined
  const [far, axis] = enter > NEAR ? [enter, enterAxis] : [leave, leaveAxis]
  const point: V3 = [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far]
  const side = to[axis as 0 | 1 | 2] < 0 === enter > NEAR ? 1 : -1
  const normal: V3 = [axis === 0 ? side : 0, axis === 1 ? side : 0, axis === 2 ? side : 0]
  const [around, along] = axis === 1 ? [point[2], point[0]] : [point[1], axis === 0 ? point[2] : point[0]]
  return { far, point, normal, face: axis, around, along }
}
