import { bar, lathe } from './solids/lathe'
import { prism, type P2 } from './solids/prism'
import type { Solid } from './solids/solid'
import { cross, type Frame, length, subtract, unit, type V3 } from './solids/vector'
import { put, type Thing } from './trace/thing'

type Options = Parameters<typeof put>[2]

/** A frame whose upright axis leads from one point to another. */
export function between(from: V3, to: V3): Frame {
  const y = unit(subtract(to, from))
  const x = unit(cross(y, Math.abs(y[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
  return { at: from, x, y, z: cross(x, y) }
}

/** A round rod from one point to another. */
export const rod = (from: V3, to: V3, radius: number, options: Options = {}): Thing => put(bar(radius, length(subtract(to, from))), between(from, to), options)

/** A ring that lies level: its middle line, and how thick it is. */
export function ring(radius: number, thick: number): Solid {
  return lathe(
    round(12).map(([x, y]) => [radius + x * thick, y * thick] as const),
    60,
  )
}

/** Points around a circle of radius one, from the right and back to it. */
export function round(count: number, from = 0, to = 360): P2[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const turn = ((from + ((to - from) * index) / count) * Math.PI) / 180
    return [Math.cos(turn), Math.sin(turn)] as const
  })
}

/** A circle as an outline of a board. */
export const disc = (x: number, y: number, radius: number, count = 28): P2[] =>
  round(count)
    .slice(1)
    .map(([right, up]): P2 => [x + right * radius, y + up * radius])

/** A wheel of teeth, with holes between its spokes. */
export function gear(radius: number, teeth: number, depth: number, spokes = 6): Solid {
  const tooth = radius * Math.min(0.16, 4.2 / teeth)
  const outer = Array.from({ length: teeth * 4 }, (_, index): P2 => {
    const turn = ((index + (index % 2 === 0 ? 0.1 : -0.1)) / (teeth * 4)) * 2 * Math.PI
    const out = index % 4 < 2 ? radius : radius - tooth
    return [Math.cos(turn) * out, Math.sin(turn) * out]
  })
  const [inner, rim] = [radius * 0.3, radius - tooth * 2.2]
  const holes = Array.from({ length: spokes }, (_, index): P2[] => {
    const [start, end] = [((index + 0.14) * 360) / spokes, ((index + 0.86) * 360) / spokes]
    return [...round(8, start, end).map(([x, y]): P2 => [x * rim, y * rim]), ...round(4, end - 8, start + 8).map(([x, y]): P2 => [x * inner, y * inner])]
  })
  return prism([outer, ...holes], depth)
}

/** A number between 0 and 1 that looks like chance and is always the same. */
export const chance = (seed: number): number => Math.abs(Math.sin(seed * 12.9898 + 4.1414) * 43758.5453) % 1
