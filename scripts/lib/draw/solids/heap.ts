import { ball } from './ball'
import { type Hit, nearer, type Solid } from './solid'
import { add, length, subtract, type V3 } from './vector'

/** Balls that have grown together, such as smoke, leaves or coal: one surface without edges inside. */
export function heap(parts: readonly (readonly [at: V3, radius: number])[], axis: V3 = [0.25, 1, 0.4]): Solid {
  const balls = parts.map(([at, radius]) => ({ at, solid: ball(radius, axis) }))
  const middle = parts.reduce<V3>((sum, [at]) => [sum[0] + at[0] / parts.length, sum[1] + at[1] / parts.length, sum[2] + at[2] / parts.length], [0, 0, 0])
  return {
    middle,
    radius: Math.max(...parts.map(([at, radius]) => length(subtract(at, middle)) + radius)),
    hit: (from, to) =>
      balls.reduce<Hit | undefined>((found, { at, solid }) => {
        const hit = solid.hit(subtract(from, at), to)
        return nearer(found, hit && { ...hit, point: add(hit.point, at) })
      }, undefined),
  }
}
