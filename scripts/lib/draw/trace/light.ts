import { add, cross, dot, scale, unit, type V3 } from '../solids/vector'
import { isOnTheWay, meet, type Thing } from './thing'

/** Where the light comes from, how much of it is everywhere, and how far things darken each other in corners. */
export type Light = { from: V3; everywhere: number; corners: number }

export const MORNING: Light = { from: unit([-0.62, 0.66, 0.6]), everywhere: 0.3, corners: 1.2 }

/** What the sky and the ground send back into the shadow, from the other side. */
const BACK: V3 = unit([0.8, 0.25, 0.35])
const BACK_STRENGTH = 0.16

/** Whether anything stands between a point and the light, not farther than `reach`. */
export function isHidden(things: readonly Thing[], point: V3, to: V3, reach = Number.POSITIVE_INFINITY): boolean {
  for (const thing of things) {
    if (!thing.castsShadow || !isOnTheWay(thing, point, to)) continue
    const hit = meet(thing, point, to)
    if (hit && hit.far < reach) return true
  }
  return false
}

/** Returns how bright a surface is that looks into a direction, from 0 to 1. */
export function brightness({ from, everywhere }: Light, normal: V3, isLit: boolean): number {
  const straight = isLit ? Math.max(0, dot(normal, from)) : 0
  return everywhere + (1 - everywhere) * straight * 1.15 + BACK_STRENGTH * Math.max(0, dot(normal, BACK))
}

/** Returns how much of what is around a point is near and takes the light from it: 0 in the open, 1 in a crack. */
export function cornered({ corners }: Light, things: readonly Thing[], point: V3, normal: V3): number {
  const side = unit(cross(normal, Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const other = cross(normal, side)
  const ways: V3[] = [0, 1, 2, 3, 4].map((index) => {
    const turn = (index * 2 * Math.PI) / 5 + 0.4
    return unit(add(scale(normal, 0.75), add(scale(side, Math.cos(turn)), scale(other, Math.sin(turn)))))
  })
  return ways.filter((way) => isHidden(things, point, way, corners)).length / ways.length
}
