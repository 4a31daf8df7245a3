import { ring, rod } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const RADIUS = 2.9
/** Lands of no real world: a few waves that meet. */
function lands({ point: [x, y, z] }: Hit): { tone: number; part: number } {
  const [a, b, c] = [x / RADIUS, y / RADIUS, z / RADIUS]
  const height =
    Math.sin(a * 3.1 - 1.1) * Math.cos(c * 2.6 + 2.4) + 0.6 * Math.sin(b * 4.2 + a * 2 + 1.9) + 0.35 * Math.sin(7 * a - 5 * b + 3 * c) + 0.18 * Math.sin(13 * b + 11 * a)
  return height > 0.5 ? { tone: 0.6, part: 1 } : { tone: 1.02, part: 0 }
}
const sphere = [
  put(ball(RADIUS), frame([-3, 5.6, 0], 20, 12, -22), { paint: lands, spacing: 3.6 }),
  put(ring(3.25, 0.13), frame([-3, 5.6, 0], 0, 90), { plate: 'accent', edge: 1.1 }),
  put(
    lathe([
      [0, 0],
      [2, 0],
      [2.1, 0.15],
      [2.1, 0.4],
      [1.5, 0.6],
      [0.6, 0.9],
      [0.3, 1.3],
      [0.45, 1.7],
      [0.25, 2],
      [0.2, 2.4],
      [0, 2.4],
    ]),
    [-3, 0, 0],
    { tone: 0.7 },
  ),
  rod([-4.1, 8.55, 0], [-4.25, 8.95, 0], 0.16, { plate: 'accent' }),
]

function book(x: number, y: number, z: number, width: number, thick: number, depth: number, turned: number, tone: number): Thing[] {
  const own = (up: number) => frame([x, y + up, z], turned)
  return [
    put(box(width, 0.14, depth), own(0), { tone }),
    put(box(width - 0.2, thick - 0.28, depth - 0.3), own(0.14), { tone: 1.1, spacing: 2.8 }),
    put(box(width, 0.14, depth), own(thick - 0.14), { tone }),
    // The back of the book, round.
    put(
      prism(
        [
          [
            [0, 0],
            [-0.22, thick * 0.2],
            [-0.28, thick * 0.5],
            [-0.22, thick * 0.8],
            [0, thick],
          ],
        ],
        width,
      ),
      { ...frame([x, y, z], turned - 90), at: spot(x, y, z, turned, -width / 2, depth / 2 - 0.12) },
      { tone },
    ),
  ]
}
function spot(x: number, y: number, z: number, turned: number, right: number, near: number): [number, number, number] {
  const own = frame([x, y, z], turned)
  return [x + own.x[0] * right + own.z[0] * near, y, z + own.x[2] * right + own.z[2] * near]
}
const books = [...book(4, 0, 0.4, 5.6, 1.15, 4.2, 6, 0.5), ...book(4.1, 1.15, 0.3, 5.2, 0.9, 4, -5, 0.85), ...book(3.8, 2.05, 0.3, 4.6, 1.05, 3.6, 11, 0.42)]
const compass = [
  rod([3.2, 6.1, 0.9], [2.2, 3.1, 1.3], 0.1, { plate: 'accent' }),
  rod([3.2, 6.1, 0.9], [4.6, 3.1, 1], 0.1, { plate: 'accent' }),
  put(ball(0.24), [3.2, 6.15, 0.9], { plate: 'accent' }),
  rod([3.2, 6.2, 0.9], [3.2, 6.75, 0.9], 0.1, { plate: 'accent' }),
]
const desk = [put(box(70, 0.6, 15), [0, -0.61, 0], { tone: 0.9, spacing: 4.4 })]

/** A globe, and compasses on a pile of books. */
export const globe = () => indoors({ eye: [3, 8, 26], target: [0.3, 4.2, 0], zoom: 1.6 }, [...sphere, ...books, ...compass, ...desk], { light: [0.42, 0.4] })
