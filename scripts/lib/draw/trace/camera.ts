import { add, cross, dot, scale, subtract, unit, type V3 } from '../solids/vector'

/** From where a scene is looked at, and where to; `zoom` is the width of what is seen at a distance of one, turned over: the larger the narrower. */
export type Camera = { eye: V3; target: V3; zoom: number; shift?: readonly [number, number] }

export type View = { eye: V3; ray: (x: number, y: number) => V3; spot: (point: V3) => readonly [x: number, y: number] }

/** Returns the rays of a camera through the points of a picture, and the points at which things are seen. */
export function viewOf({ eye, target, zoom, shift = [0, 0] }: Camera, width: number, height: number): View {
  const ahead = unit(subtract(target, eye))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const size = zoom * width
  const [middleX, middleY] = [width / 2 + shift[0], height / 2 + shift[1]]
  return {
    eye,
    ray: (x, y) => unit(add(scale(ahead, size), add(scale(right, x - middleX), scale(up, middleY - y)))),
    spot: (point) => {
      const way = subtract(point, eye)
      const by = size / dot(way, ahead)
      return [middleX + dot(way, right) * by, middleY - dot(way, up) * by]
    },
  }
}
