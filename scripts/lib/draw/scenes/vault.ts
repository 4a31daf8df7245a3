import { disc, ring, rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame, inside } from '../solids/vector'
import { moved, put } from '../trace/thing'

/** What is turned lies with its axis towards the viewer. */
const facing = (x: number, y: number, z: number) => frame([x, y, z], 0, 90)

const wall = [
  put(
    prism(
      [
        [
          [-14, -6],
          [14, -6],
          [14, 16],
          [-14, 16],
        ],
        disc(0, 5, 4.75, 48),
      ],
      2,
    ),
    [0, 0, 0],
    { tone: 1.05, plate: 'accent', spacing: 4.4 },
  ),
  put(
    lathe([
      [4.75, -1.5],
      [5.5, -1.5],
      [5.5, 0.35],
      [5.2, 0.6],
      [4.9, 0.6],
      [4.6, 0.1],
      [4.6, -1.5],
    ]),
    facing(0, 5, 0),
    { tone: 1 },
  ),
  ...round(24)
    .slice(1)
    .map(([x, y]) => put(ball(0.16), [x * 5.2, 5 + y * 5.2, 0.55], { tone: 1, edge: 0.8 })),
  put(box(60, 0.01, 30), [0, -1.6, 10], { tone: 0.8 }),
]
/** Rows of boxes with a lock each, inside. */
function boxes({ point: [x, y], face }: Hit): { tone?: number; part?: number } {
  if (face !== 2) return { tone: 0.4 }
  const [across, up] = [((x + 51.1) % 2.2) - 1.1, ((y + 50) % 1.5) - 0.75]
  const isGap = Math.abs(across) > 1.02 || Math.abs(up) > 0.67
  return isGap ? { tone: 0.15 } : Math.hypot(across, up) < 0.2 ? { tone: 0.2, part: 2 } : { tone: 0.75, part: 1 }
}
const room = [put(box(11, 11, 0.2), [0, -0.5, -6], { paint: boxes }), put(box(11, 0.1, 6), [0, 0.3, -3.2], { tone: 0.6 })]

const leaf = [
  put(
    lathe([
      [0, 0.2],
      [0.8, 0.2],
      [0.8, 0.32],
      [2.9, 0.32],
      [2.9, 0.5],
      [3.4, 0.5],
      [3.4, 0.25],
      [4.45, 0.25],
      [4.45, -0.3],
      [4.2, -0.3],
      [4.2, -1.5],
      [3.8, -1.9],
      [0, -1.9],
    ]),
    facing(0, 0, 0),
    { tone: 1 },
  ),
  ...round(12)
    .slice(1)
    .map(([x, y]) => rod([x * 3.9, y * 3.9, -1], [x * 4.75, y * 4.75, -1], 0.3, { tone: 1.05 })),
  ...round(24, 7, 367)
    .slice(1)
    .map(([x, y]) => put(ball(0.13), [x * 3.95, y * 3.95, 0.3], { edge: 0.8 })),
  ...round(5, 18, 378)
    .slice(1)
    .flatMap(([x, y]) => [rod([0, 0, 1.05], [x * 2.35, y * 2.35, 1.05], 0.14, { plate: 'accent', edge: 1.2 }), put(ball(0.24), [x * 2.4, y * 2.4, 1.05], { plate: 'accent' })]),
  put(ring(1.65, 0.17), facing(0, 0, 1.05), { plate: 'accent' }),
  put(
    lathe([
      [0.55, 0],
      [0.55, 1],
      [0.35, 1.3],
      [0, 1.35],
    ]),
    facing(0, 0, 0.2),
    { plate: 'accent' },
  ),
]
const hinges = [7.2, 2.4].flatMap((y) => [put(bar(0.42, 1.5), [-5.3, y, 0.9]), put(ball(0.42), [-5.3, y + 1.5, 0.9])])

/** The round door of a vault, half open; behind it rows of boxes. */
export const vault = () =>
  indoors({ eye: [4.5, 6.2, 27], target: [-1.2, 5, 0], zoom: 1.6 }, [...wall, ...room, ...hinges, ...moved(leaf, inside(frame([-5, 5, 1], -62), frame([4.9, 0, 0])))], {
    light: [0.5, 0.5],
  })
