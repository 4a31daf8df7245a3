import { NEAR, type Solid } from './solid'
import { dot, scale, subtract, unit, type V3 } from './vector'

/** A ball, or an egg with three radii, around the origin. Its lines are cut by level planes, or by planes across another axis. */
export function ball(radii: number | V3, axis: V3 = [0, 1, 0]): Solid {
  const [a, b, c] = typeof radii === 'number' ? ([radii, radii, radii] as const) : radii
  const pole = unit(axis)
  const shrink = (v: V3): V3 => [v[0] / a, v[1] / b, v[2] / c]
  return {
    middle: [0, 0, 0],
    radius: Math.max(a, b, c),
    hit(from, to) {
      const [start, way] = [shrink(from), shrink(to)]
      const [p, q, r] = [dot(way, way), dot(start, way), dot(start, start) - 1]
      const root = q * q - p * r
      if (root < 0) return undefined
      const first = (-q - Math.sqrt(root)) / p
      const far = first > NEAR ? first : (-q + Math.sqrt(root)) / p
      if (far < NEAR) return undefined
      const point: V3 = [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far]
      const normal = unit(shrink(shrink(point)))
      const on = subtract(point, scale(pole, dot(point, pole)))
      return { far, point, normal, face: 0, around: dot(point, pole), along: Math.atan2(on[0], on[2]) * a }
    },
  }
}
