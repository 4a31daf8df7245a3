import type { Hit, Solid } from '../solids/solid'
import { add, type Frame, frame, inside, outward, type V3 } from '../solids/vector'
import { type Manner, USUAL } from './sample'

/** What a surface adds of its own at a point: its brightness from 0 to 1, and a number for what is to be set off by an edge, such as a pane. */
export type Paint = (hit: Hit) => { tone?: number; part?: number }

/** A solid where it stands, with the manner in which it is drawn; `tone` is how bright it is in full light. */
export type Thing = {
  solid: Solid
  frame: Frame
  middle: V3
  tone: number
  /** Lines run around the form, or along it. */
  lines: 'around' | 'along'
  paint: Paint | undefined
  castsShadow: boolean
  manner: Manner
}

type Options = Partial<Pick<Thing, 'tone' | 'lines' | 'paint' | 'castsShadow'> & Manner>

/** Puts a solid to a point or into a frame. */
export function put(solid: Solid, at: V3 | Frame, options: Options = {}): Thing {
  const { tone = 1, lines = 'around', paint, castsShadow = true, ...manner } = options
  const own = 'x' in at ? at : frame(at)
  return { solid, frame: own, middle: add(own.at, outward(own, solid.middle)), tone, lines, paint, castsShadow, manner: { ...USUAL, ...manner } }
}

/** Puts things that were made around the origin into a frame, all at once. */
export function moved(things: readonly Thing[], outer: Frame): Thing[] {
  return things.map((thing) => {
    const own = inside(outer, thing.frame)
    return { ...thing, frame: own, middle: add(own.at, outward(own, thing.solid.middle)) }
  })
}

/** Where a ray meets a thing; the hit is in the directions of the thing. */
export function meet({ solid, frame: { at, x, y, z } }: Thing, from: V3, to: V3): Hit | undefined {
  const [a, b, c] = [from[0] - at[0], from[1] - at[1], from[2] - at[2]]
  return solid.hit(
    [a * x[0] + b * x[1] + c * x[2], a * y[0] + b * y[1] + c * y[2], a * z[0] + b * z[1] + c * z[2]],
    [to[0] * x[0] + to[1] * x[1] + to[2] * x[2], to[0] * y[0] + to[1] * y[1] + to[2] * y[2], to[0] * z[0] + to[1] * z[1] + to[2] * z[2]],
  )
}

/** Whether a ray can meet a thing at all. */
export function isOnTheWay({ middle, solid }: Thing, from: V3, to: V3): boolean {
  const [x, y, z] = [middle[0] - from[0], middle[1] - from[1], middle[2] - from[2]]
  const near = x * to[0] + y * to[1] + z * to[2]
  return near > -solid.radius && x * x + y * y + z * z - near * near <= solid.radius * solid.radius
}
