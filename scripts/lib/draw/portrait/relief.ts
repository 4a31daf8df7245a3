import type { P2 } from '../solids/prism'
import { distance, type Shape } from './shape'

/** A rise of the surface, or with a negative height a hollow: where, how wide, how high. */
export type Bump = readonly [x: number, y: number, wide: number, high: number, tall?: number]
export type Height = (x: number, y: number) => number

/** Returns a surface that rises round from the line around a shape to `high`, over `wide`, with bumps on it. */
export function relief(shape: Shape, wide: number, high: number, bumps: readonly Bump[] = []): Height {
  return (x, y) => {
    const inner = Math.min(1, distance(shape, x, y) / wide)
    let height = high * Math.sqrt(1 - (1 - inner) ** 2)
    for (const [cx, cy, size, rise, tall = size] of bumps) height += rise * Math.exp(-(((x - cx) / size) ** 2 + ((y - cy) / tall) ** 2))
    return height
  }
}

/** Half the distance over which a slope is measured. */
const REACH = 0.35

/** Where the light comes from: before the face and above it. */
const LIGHT = [-0.52, -0.55, 0.65] as const

/** Returns how bright a surface is at a point. */
export function brightnessOf(height: Height, x: number, y: number): number {
  const dx = (height(x + REACH, y) - height(x - REACH, y)) / (2 * REACH)
  const dy = (height(x, y + REACH) - height(x, y - REACH)) / (2 * REACH)
  const size = Math.hypot(dx, dy, 1)
  return Math.max(0, (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / size)
}

/** A step: 0 on the one side of a line through two points, 1 on the other, soft over `soft`. */
export function sideOf([ax, ay]: P2, [bx, by]: P2, soft: number): Height {
  const size = Math.hypot(bx - ax, by - ay)
  return (x, y) => {
    const off = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / size / soft
    const share = Math.min(1, Math.max(0, off + 0.5))
    return share * share * (3 - 2 * share)
  }
}
