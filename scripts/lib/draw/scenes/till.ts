import { disc, rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { type P2, prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame, type V3 } from '../solids/vector'
import { put } from '../trace/thing'

/** Half as wide as the body, which is seen from the side as its outline: keys on a slope, and a round back. */
const HALF = 4
const SLOPE = { foot: [2.9, 2.5], head: [0.7, 5] } as const
const OUTLINE: readonly P2[] = [
  [-2.9, 1.9],
  [-SLOPE.foot[0], SLOPE.foot[1]],
  [-SLOPE.head[0], SLOPE.head[1]],
  [-0.7, 6.6],
  ...round(10, 180, 0).map(([x, y]): P2 => [1 + x * 1.7, 6.6 + y * 1.2]),
  [2.7, 1.9],
]
/** A field with a frame around it on the drawer and on the sides. */
const panelled =
  (wide: number, low: number, high: number) =>
  ({ face, point: [x, y] }: Hit): { tone?: number; part?: number } =>
    face === 2 && Math.abs(x) < wide && y > low && y < high ? { tone: 0.75, part: 1 } : {}

const body = [
  put(box(9, 1.6, 6.6), [0, 0, 0], { tone: 0.55, spacing: 3.4, paint: panelled(3.9, 0.35, 1.25) }),
  put(box(9.5, 0.3, 7.1), [0, 1.6, 0], { tone: 1.25 }),
  put(prism([OUTLINE], HALF * 2), frame([HALF, 0, 0], 90), { tone: 0.6, spacing: 3.2 }),
  ...[-HALF - 0.02, HALF + 0.32].map((x) => put(prism([OUTLINE.map(([z, y]): P2 => [z * 1.06, y * 1.03])], 0.3), frame([x, -0.06, 0], 90), { plate: 'accent', spacing: 3.4 })),
  put(ball(0.32), [0, 0.8, 3.5], { plate: 'accent' }),
]
/** Keys in rows up the slope, each on its stem. */
const LEAN = (Math.atan2(SLOPE.head[1] - SLOPE.foot[1], SLOPE.foot[0] - SLOPE.head[0]) * 180) / Math.PI
const outward: V3 = [0, Math.cos((LEAN * Math.PI) / 180), Math.sin((LEAN * Math.PI) / 180)]
const keys = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: 8 }, (_, column) => {
    const share = (row + 0.55) / 4.1
    const from: V3 = [-3.2 + column * 0.914, SLOPE.foot[1] + (SLOPE.head[1] - SLOPE.foot[1]) * share, SLOPE.foot[0] + (SLOPE.head[0] - SLOPE.foot[0]) * share]
    const to: V3 = [from[0], from[1] + outward[1] * 0.42, from[2] + outward[2] * 0.42]
    return [rod(from, to, 0.08, { tone: 0.4, edge: 0.5 }), put(bar(0.33, 0.14), frame(to, 0, LEAN - 12), { tone: 1.4, plate: (row + column) % 7 === 0 ? 'accent' : 'ink' })]
  }).flat(),
)
/** The window at the top, in which the amount stands on white plates. */
const display = [
  put(box(7, 1.9, 1.3), [0, 7.5, -0.9], { tone: 0.5, spacing: 3.2 }),
  put(box(6.2, 1.3, 0.2), [0, 7.8, -0.22], { tone: 0.2 }),
  ...[-2.2, -0.75, 0.75, 2.2].map((x) => put(box(1.1, 1, 0.12), [x, 7.95, -0.1], { tone: 1.5 })),
  ...[-2.2, -0.75, 0.75, 2.2].map((x) => put(prism([disc(x, 8.45, 0.3, 20), disc(x, 8.45, 0.17, 20)], 0.06), [0, 0, 0.04], { tone: 0.15 })),
  put(prism([[[-3.5, 9.4], ...round(16, 180, 0).map(([x, y]): P2 => [x * 2.3, 9.4 + y * 1.05]), [3.5, 9.4]]], 0.8), [0, 0, -0.5], { plate: 'accent', spacing: 3.4 }),
  put(ball(0.3), [0, 10.6, -0.9], { plate: 'accent' }),
]
const crank = [rod([4.2, 4.4, 0.2], [5.1, 4.4, 0.2], 0.28), rod([5, 4.4, 0.2], [5, 2.7, 1.6], 0.2), rod([5, 2.7, 1.6], [6.2, 2.7, 1.6], 0.3, { plate: 'accent' })]
const coins = (x: number, z: number, count: number) =>
  Array.from({ length: count }, (_, index) => put(bar(0.62, 0.2), [x + (index % 2) * 0.05, index * 0.2, z], { plate: 'accent' }))
const slip = ({ face, point: [x, , z] }: Hit) => (face === 1 && Math.abs(x) < 1 && (z + 20) % 0.5 < 0.09 ? { tone: 0.35, part: 1 } : {})
const counter = [
  put(box(60, 0.6, 16), [0, -0.61, 0], { tone: 0.85, spacing: 4.4 }),
  put(box(2.8, 0.1, 4), frame([7.6, 0, 2.6], -16), { tone: 1.3, paint: slip }),
  ...coins(-6.3, 2.4, 6),
  ...coins(-7.6, 1.4, 4),
  ...coins(-5.6, 3.9, 2),
  put(
    lathe([
      [0, 0],
      [1.1, 0],
      [1.2, 0.2],
      [0.35, 0.5],
      [0.3, 1],
      [0.95, 1.15],
      [1.05, 1.6],
      [0.5, 2.1],
      [0.12, 2.2],
      [0.12, 2.5],
      [0, 2.5],
    ]),
    [-7.4, 0, -1.4],
    { tone: 0.7 },
  ),
]

/** A cash register of the old kind on a counter, with coins and a slip. */
export const till = () => indoors({ eye: [6.5, 9.4, 25], target: [0.3, 4.8, 0], zoom: 1.56 }, [...body, ...keys, ...display, ...crank, ...counter], { light: [0.5, 0.42] })
