import { chance, rod } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

/** Windows of the floor above: sills, frames and dark panes. */
function upstairs({ point: [x, y], face }: Hit): { tone?: number; part?: number } {
  if (face !== 2 || y < 5.9 || y > 8.6) return {}
  const across = Math.abs(((x + 50) % 3.2) - 1.6)
  if (across > 0.85) return {}
  const isPane = across < 0.68 && across > 0.05 && y > 6.1 && y < 8.4 && Math.abs(y - 7.3) > 0.06
  return isPane ? { tone: 0.2, part: 2 } : { tone: 1.1, part: 1 }
}

const house = [
  put(box(9.6, 9.4, 6), [0, 0.3, -3], { paint: upstairs }),
  put(box(10.2, 0.5, 6.6), [0, 9.5, -3]),
  put(box(9.9, 0.5, 6.3), [0, 9, -3], { spacing: 3.2 }),
  put(box(10, 0.9, 0.5), [0, 4.55, 0.1], { tone: 1.1 }),
  ...[-3.2, 0, 3.2].flatMap((x) => [put(box(2, 0.2, 0.5), [x, 5.75, 0.1]), put(box(2, 0.35, 0.4), [x, 8.65, 0.1])]),
  ...Array.from({ length: 14 }, (_, index) => put(box(0.26, 0.35, 0.35), [-4.55 + index * 0.7, 9.1, 0.2], { edge: 0.8 })),
]
const front = [
  put(box(5.4, 3, 0.1), [-1.8, 1.2, 0.01], { tone: 0.22, edge: 0.9 }),
  put(box(1.6, 3.9, 0.1), [2.9, 0.3, 0.01], { tone: 0.5, paint: ({ point: [x, y] }) => (y > 1.5 && y < 3.6 && Math.abs(x) < 0.55 ? { tone: 0.2, part: 1 } : {}) }),
  ...[-4.6, -1.8, 1, 1.9, 3.9].map((x) => put(box(0.22, 4, 0.3), [x, 0.3, 0.05])),
  put(box(5.8, 0.9, 0.4), [-1.8, 0.3, 0.05], { tone: 0.9 }),
  put(ball(0.12), [3.5, 2, 0.2], { plate: 'accent' }),
  put(box(2, 0.2, 0.9), [2.9, 0.1, 0.4]),
  ...[-4, -3.3, -2.6].map((x, index) =>
    put(
      lathe([
        [0.3, 0],
        [0.34, 0.9],
        [0.2, 1.1],
        [0.2, 1.25],
        [0, 1.25],
      ]),
      [x, 1.2, 0.35 + (index % 2) * 0.1],
      { tone: 1.3, edge: 0.8 },
    ),
  ),
  put(
    heap([
      [[-1, 1.5, 0.4], 0.3],
      [[-0.4, 1.5, 0.4], 0.3],
      [[0.2, 1.5, 0.4], 0.3],
      [[-0.7, 2, 0.4], 0.3],
      [[-0.1, 2, 0.4], 0.3],
    ]),
    [0, 0, 0],
    { tone: 1.5, plate: 'accent' },
  ),
]
const stripes = ({ face, point: [, , z] }: Hit) => (face !== 0 && Math.floor((z + 60) / 0.72) % 2 === 0 ? { tone: 0.5, part: 1 } : { tone: 1.15 })
const awning = [
  put(
    prism(
      [
        [
          [0, 1.5],
          [0.12, 1.5],
          [2.6, 0.25],
          [2.6, -0.3],
          [2.52, -0.3],
          [2.52, 0.2],
          [0, 1.4],
        ],
      ],
      9.8,
    ),
    frame([-4.9, 4.1, 0.1], -90),
    { lines: 'along', paint: stripes },
  ),
]
const street = [
  put(box(80, 0.3, 5), [0, 0, 2.2], { tone: 1 }),
  put(box(1.5, 1.1, 1.1), frame([-5.6, 0.3, 1.8], 10), { tone: 0.8 }),
  put(heap(Array.from({ length: 9 }, (_, index) => [[-6.1 + (index % 3) * 0.48, 1.45 + chance(index) * 0.1, 1.45 + Math.floor(index / 3) * 0.35], 0.27])), [0, 0, 0], {
    plate: 'accent',
    edge: 1,
  }),
  put(
    lathe([
      [0, 0],
      [0.55, 0],
      [0.7, 0.65],
      [0.55, 1.3],
      [0, 1.3],
    ]),
    [-7.4, 0.3, 1.4],
    { tone: 0.75, spacing: 3 },
  ),
  ...[0.35, 1.2].map((y) =>
    put(
      lathe([
        [0.64, -0.06],
        [0.7, -0.06],
        [0.7, 0.06],
        [0.64, 0.06],
      ]),
      [-7.4, y, 1.4],
      { edge: 0.6 },
    ),
  ),
]
const lamp: Thing[] = [
  put(
    lathe([
      [0.45, 0],
      [0.45, 0.3],
      [0.25, 0.6],
      [0.14, 1.2],
      [0.1, 5.6],
      [0.2, 5.7],
      [0.2, 5.9],
    ]),
    [6.7, 0.3, 3.2],
    { tone: 0.5 },
  ),
  put(
    lathe([
      [0.2, 0],
      [0.45, 1],
      [0.5, 1.05],
      [0.3, 1.4],
      [0.1, 1.5],
      [0, 1.7],
    ]),
    [6.7, 6.2, 3.2],
    { plate: 'accent', tone: 1.1 },
  ),
  rod([6.2, 5.6, 3.2], [7.2, 5.6, 3.2], 0.06),
]
const neighbours = [
  put(box(8, 7.4, 6), [9.2, 0.3, -3.2], { tone: 0.85, lines: 'around', spacing: 4.4 }),
  put(box(8.4, 0.4, 6.4), [9.2, 7.7, -3.2]),
  put(box(8, 11.6, 6), [-9.2, 0.3, -3.3], {
    tone: 1,
    spacing: 4.4,
    paint: ({ point: [x, y], face }) => (face === 2 && Math.abs(((x + 51) % 2.6) - 1.3) < 0.5 && y % 3.4 > 1.2 && y % 3.4 < 2.9 ? { tone: 0.45, part: 1 } : {}),
  }),
  put(bar(0.4, 1.2), [9.4, 8, -3], { tone: 0.7 }),
]

/** A shop with an awning in a street, its goods before the door. */
export const storefront = () =>
  outdoors({ eye: [7.5, 3, 22], target: [-0.3, 4.7, 0], zoom: 1.46 }, [...house, ...front, ...awning, ...street, ...lamp, ...neighbours], { clouds: [...cloud(560, 110, 150, 3)] })
