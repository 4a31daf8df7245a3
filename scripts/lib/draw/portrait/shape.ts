import type { P2 } from '../solids/prism'

/** A closed area of a portrait, in hundredths of its side; y goes down. */
export type Shape = { points: readonly P2[]; left: number; right: number; top: number; foot: number }

/** Points between two that are given. */
const FINE = 5

/** Returns points on a smooth line through those that are given. */
export function curve(points: readonly P2[], isClosed = false): P2[] {
  const count = points.length
  const at = (index: number): P2 => points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  const spans = isClosed ? count : count - 1
  const found = Array.from({ length: spans * FINE }, (_, step): P2 => {
    const [index, t] = [Math.floor(step / FINE), (step % FINE) / FINE]
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const along = (axis: 0 | 1) =>
      0.5 * (2 * b[axis] + (c[axis] - a[axis]) * t + (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t + (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
    return [along(0), along(1)]
  })
  return isClosed ? found : [...found, at(count - 1)]
}

/** Points that are written as text: "36,27 37,20.5". */
export const points = (text: string): P2[] =>
  text.split(' ').map((point): P2 => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })

/** The area within a smooth line through points, which may be written as text. */
export function shape(written: readonly P2[] | string): Shape {
  const all = curve(typeof written === 'string' ? points(written) : written, true)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return { points: all, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

export function isWithin({ points, left, right, top, foot }: Shape, x: number, y: number): boolean {
  if (x < left || x > right || y < top || y > foot) return false
  let within = false
  let before = points.at(-1)
  for (const here of points) {
    if (before && before[1] > y !== here[1] > y && x < ((here[0] - before[0]) * (y - before[1])) / (here[1] - before[1]) + before[0]) within = !within
    before = here
  }
  return within
}

/** How far a point lies from the line around a shape. */
export function distance({ points }: Shape, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let before = points.at(-1) ?? [0, 0]
  for (const here of points) {
    const [dx, dy] = [here[0] - before[0], here[1] - before[1]]
    const share = Math.min(1, Math.max(0, ((x - before[0]) * dx + (y - before[1]) * dy) / (dx * dx + dy * dy || 1)))
    const [a, b] = [x - before[0] - share * dx, y - before[1] - share * dy]
    nearest = Math.min(nearest, a * a + b * b)
    before = here
  }
  return Math.sqrt(nearest)
}
