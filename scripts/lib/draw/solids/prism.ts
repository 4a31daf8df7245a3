import { type Hit, NEAR, nearer, type Solid } from './solid'
import type { V3 } from './vector'

/** A point of a flat outline: to the right, and up. */
export type P2 = readonly [x: number, y: number]
type Side = { from: P2; to: P2; start: number; normal: V3 }

/**
 * An outline cut out of a board that lies between z = 0 and z = -depth. Further outlines are holes in it.
 * Faces: 0 the front and the back; from 1 on the sides, which are one face as long as they bend by less than 30 degrees.
 */
export function prism(outlines: readonly (readonly P2[])[], depth: number): Solid {
  const sides = outlines.flatMap(sidesOf)
  const all = outlines.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const faces = facesOf(sides)
  return {
    middle: [(left + right) / 2, (low + high) / 2, -depth / 2],
    radius: Math.hypot(right - left, high - low, depth) / 2,
    hit: (from, to) => {
      // Where the ray enters and leaves the board: only what it crosses on the way between can be hit.
      const steep = to[2] || 1e-12
      const [one, other] = [-from[2] / steep, (-depth - from[2]) / steep]
      const [enter, leave] = [Math.max(Math.min(one, other), NEAR), Math.max(one, other)]
      if (leave < NEAR) return undefined
      const [ax, ay, bx, by] = [from[0] + to[0] * enter, from[1] + to[1] * enter, from[0] + to[0] * leave, from[1] + to[1] * leave]
      if ((ax < left && bx < left) || (ax > right && bx > right) || (ay < low && by < low) || (ay > high && by > high)) return undefined
      const [front, back] = one < other ? [0, -depth] : [-depth, 0]
      let found = onFlat(outlines, front, from, to)
      if (found) return found
      found = onFlat(outlines, back, from, to)
      for (let index = 0; index < sides.length; index++) {
        const side = sides[index]
        if (side && isCrossed(side, ax, ay, bx, by)) found = nearer(found, onSide(side, faces[index] ?? 1, depth, from, to))
      }
      return found
    },
  }
}

/** Whether two points lie on different sides of an edge. */
function isCrossed({ from, normal }: Side, ax: number, ay: number, bx: number, by: number): boolean {
  return (ax - from[0]) * normal[0] + (ay - from[1]) * normal[1] > 0 !== (bx - from[0]) * normal[0] + (by - from[1]) * normal[1] > 0
}

function sidesOf(outline: readonly P2[]): Side[] {
  let start = 0
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const side: Side = { from, to, start, normal: [(to[1] - from[1]) / size, (from[0] - to[0]) / size, 0] }
    start += size
    return side
  })
}

function facesOf(sides: readonly Side[]): number[] {
  let face = 1
  return sides.map(({ normal }, index) => {
    const before = sides[index - 1]?.normal
    if (before && before[0] * normal[0] + before[1] * normal[1] < 0.866) face += 1
    return face
  })
}

function onFlat(outlines: readonly (readonly P2[])[], z: number, from: V3, to: V3): Hit | undefined {
  const far = (z - from[2]) / (to[2] || 1e-12)
  const point: V3 = [from[0] + to[0] * far, from[1] + to[1] * far, z]
  if (far < NEAR || !isWithin(outlines, point)) return undefined
  return { far, point, normal: [0, 0, z === 0 ? 1 : -1], face: 0, around: point[1], along: point[0] }
}

function onSide({ from: a, to: b, start, normal }: Side, face: number, depth: number, from: V3, to: V3): Hit | undefined {
  const steep = to[0] * normal[0] + to[1] * normal[1]
  if (Math.abs(steep) < 1e-12) return undefined
  const far = ((a[0] - from[0]) * normal[0] + (a[1] - from[1]) * normal[1]) / steep
  const point: V3 = [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far]
  if (far < NEAR || point[2] > 0 || point[2] < -depth) return undefined
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / size
  return share < 0 || share > size ? undefined : { far, point, normal, face, around: point[2], along: start + share }
}

function isWithin(outlines: readonly (readonly P2[])[], [x, y]: V3): boolean {
  let within = false
  for (const outline of outlines) {
    let before = outline.at(-1)
    for (const here of outline) {
      if (before && before[1] > y !== here[1] > y && x < ((here[0] - before[0]) * (y - before[1])) / (here[1] - before[1]) + before[0]) within = !within
      before = here
    }
  }
  return within
}
