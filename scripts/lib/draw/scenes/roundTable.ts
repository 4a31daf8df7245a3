import { ring, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { type P2, prism } from '../solids/prism'
import { frame } from '../solids/vector'
import { moved, put, type Thing } from '../trace/thing'

const SEATS = 8

const table = [
  put(
    lathe([
      [0, 0],
      [2.6, 0],
      [2.4, 0.4],
      [1, 0.8],
      [0.7, 1.6],
      [0.9, 2.2],
      [0.6, 2.8],
      [1.6, 3.4],
      [0, 3.5],
    ]),
    [0, 0, 0],
    { tone: 0.6, spacing: 3.4 },
  ),
  put(
    lathe([
      [0, 3.5],
      [5.6, 3.5],
      [5.8, 3.6],
      [5.8, 3.85],
      [5.6, 3.95],
      [0, 3.95],
    ]),
    [0, 0, 0],
    { tone: 1 },
  ),
  put(ring(4.3, 0.05), [0, 3.95, 0], { plate: 'accent', edge: 0.8 }),
]

/** The back of a chair, with a round head and a splat. */
const BACK: readonly P2[] = [[-0.95, 0], [-1.02, 2.2], ...round(10, 170, 10).map(([x, y]): P2 => [x * 1.05, 2.3 + y * 0.75]), [1.02, 2.2], [0.95, 0]]
const OPENING: readonly P2[] = [[-0.62, 0.4], [-0.68, 2.1], ...round(8, 165, 15).map(([x, y]): P2 => [x * 0.7, 2.15 + y * 0.5]), [0.68, 2.1], [0.62, 0.4]]
const SPLAT: readonly P2[] = [
  [-0.2, 0.3],
  [-0.3, 1.5],
  [-0.16, 2.7],
  [0.16, 2.7],
  [0.3, 1.5],
  [0.2, 0.3],
]

const legs = [-0.8, 0.8].flatMap((x) => [-0.75, 0.75].map((z) => put(bar(0.11, 2, 0.15), [x, 0, z], { tone: 0.5, edge: 0.8 })))
const chair = [
  ...legs,
  put(box(2.1, 0.3, 2), [0, 2, 0], { tone: 0.75, plate: 'accent' }),
  put(prism([BACK, OPENING], 0.22), frame([0, 2.2, 1], 0, 8), { tone: 0.6 }),
  put(prism([SPLAT], 0.16), frame([0, 2.2, 0.97], 0, 8), { tone: 0.6 }),
]

/** A sheet before each seat, with lines of writing. */
const sheet = put(box(1.15, 0.03, 1.5), [0, 3.95, 4.6], {
  tone: 1.5,
  paint: ({ face, point: [x, , z] }) => (face === 1 && Math.abs(x) < 0.42 && Math.abs(z) < 0.55 && (z + 9) % 0.28 < 0.07 ? { tone: 0.35, part: 1 } : {}),
})

const places = Array.from({ length: SEATS }, (_, seat): Thing[] => {
  const own = frame([0, 0, 0], ((seat + 0.5) * 360) / SEATS)
  return moved([...moved(chair, frame([0, 0, 7])), sheet], own)
}).flat()

const middle = [
  put(bar(1.1, 0.2, 1), [0, 3.95, 0], { tone: 0.7 }),
  put(
    lathe([
      [0, 0],
      [0.7, 0],
      [0.72, 0.5],
      [0.4, 0.8],
      [0.4, 1],
      [0, 1],
    ]),
    [0, 4.15, 0],
    { plate: 'accent' },
  ),
  put(ball(0.28), [0, 5.3, 0], { plate: 'accent' }),
]

const floor = put(box(120, 0.01, 70), [0, -0.01, -8], { tone: 1.15, edge: 0, spacing: 5 })

/** A round table with eight chairs, seen from above. */
export const roundTable = () => indoors({ eye: [3, 17, 26], target: [0.6, 2.4, 0.4], zoom: 1.5 }, [...table, ...places, ...middle, floor], { width: 720, light: [0.5, 0.3] })
