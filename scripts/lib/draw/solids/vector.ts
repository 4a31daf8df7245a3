/** A point or a direction in space: to the right, up, towards the viewer. */
export type V3 = readonly [x: number, y: number, z: number]

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const length = (a: V3): number => Math.hypot(...a)
export const unit = (a: V3): V3 => scale(a, 1 / (length(a) || 1))

/** Where something stands and how it is turned: its own three directions as seen from outside. */
export type Frame = { at: V3; x: V3; y: V3; z: V3 }

const RADIANS = Math.PI / 180

/** Returns the frame of what stands at a point, turned in degrees: about the upright axis, then leant towards the viewer, then to the left. */
export function frame(at: V3, turned = 0, leant = 0, tilted = 0): Frame {
  const [a, b, c] = [turned * RADIANS, leant * RADIANS, tilted * RADIANS]
  const about = (v: V3): V3 => {
    const rolled: V3 = [v[0] * Math.cos(c) - v[1] * Math.sin(c), v[0] * Math.sin(c) + v[1] * Math.cos(c), v[2]]
    const pitched: V3 = [rolled[0], rolled[1] * Math.cos(b) - rolled[2] * Math.sin(b), rolled[1] * Math.sin(b) + rolled[2] * Math.cos(b)]
    return [pitched[0] * Math.cos(a) + pitched[2] * Math.sin(a), pitched[1], -pitched[0] * Math.sin(a) + pitched[2] * Math.cos(a)]
  }
  return { at, x: about([1, 0, 0]), y: about([0, 1, 0]), z: about([0, 0, 1]) }
}

/** A direction of a frame as it is outside. */
export const outward = ({ x, y, z }: Frame, v: V3): V3 => add(add(scale(x, v[0]), scale(y, v[1])), scale(z, v[2]))

/** Returns the frame of one that stands inside of another. */
export function inside(outer: Frame, inner: Frame): Frame {
  return { at: add(outer.at, outward(outer, inner.at)), x: outward(outer, inner.x), y: outward(outer, inner.y), z: outward(outer, inner.z) }
}
