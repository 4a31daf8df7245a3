import { chance, ring, round, rod } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put } from '../trace/thing'

/** Bands, a door, and windows one above the other. */
function bands({ point: [x, y, z] }: Hit): { tone: number; part: number } {
  const turn = Math.atan2(x, z)
  const window = [4.2, 7.2, 10.2].some((at) => Math.abs(turn - 0.15) < 0.24 - y * 0.004 && Math.abs(y - at) < 0.42)
  if (window || (y < 2 && Math.abs(turn - 0.15) < 0.3)) return { tone: 0.15, part: 9 }
  const band = Math.floor(y / 2.6)
  return { tone: band % 2 === 1 ? 0.55 : 1.15, part: band }
}
const tower = [
  put(
    lathe([
      [2.7, 0],
      [2.35, 2.6],
      [2.1, 5.2],
      [1.9, 7.8],
      [1.75, 10.4],
      [1.65, 12.6],
    ]),
    [0, 2, 0],
    { paint: bands, spacing: 3.6 },
  ),
  put(
    lathe([
      [1.6, 0],
      [2.4, 0.7],
      [2.6, 0.7],
      [2.6, 1],
      [0, 1],
    ]),
    [0, 14.4, 0],
  ),
  put(ring(2.45, 0.06), [0, 16.3, 0]),
  ...round(14)
    .slice(1)
    .map(([x, z]) => rod([x * 2.45, 15.3, z * 2.45], [x * 2.45, 16.3, z * 2.45], 0.05, { edge: 0.6 })),
  put(bar(1.15, 2), [0, 15.4, 0], { plate: 'accent', tone: 1.3, lines: 'along' }),
  ...round(8, 10, 370)
    .slice(1)
    .map(([x, z]) => rod([x * 1.18, 15.4, z * 1.18], [x * 1.18, 17.4, z * 1.18], 0.06, { edge: 0.8 })),
  put(
    lathe([
      [1.45, 0],
      [1.5, 0.2],
      [1.1, 0.7],
      [0.5, 1.15],
      [0.2, 1.3],
      [0.2, 1.5],
      [0, 1.9],
    ]),
    [0, 17.4, 0],
    { tone: 0.6 },
  ),
]
const rocks = [
  put(
    heap(
      Array.from({ length: 34 }, (_, index) => [
        [-7 + chance(index) * 14.5, -0.6 + chance(index + 50) * 1.3 * (1 - Math.abs(chance(index) - 0.5)), -2.6 + chance(index + 90) * 6],
        0.9 + chance(index + 70) * 1.1,
      ]),
      [0.7, 1, 0.3],
    ),
    [0, 0, 0],
    { tone: 0.85 },
  ),
  put(bar(3.4, 0.6), [0, 1.6, 0]),
]
const house = [
  put(box(4.2, 2.6, 3.2), [5, 1.2, -0.6], {
    paint: ({ point: [x, y], face }) => (face === 2 && y > 0.9 && y < 1.9 && Math.abs(Math.abs(x) - 1) < 0.35 ? { tone: 0.2, part: 1 } : {}),
  }),
  put(
    prism(
      [
        [
          [-1.9, 0],
          [1.9, 0],
          [0, 1.6],
        ],
      ],
      4.6,
    ),
    frame([7.3, 3.8, -0.6], 90),
    { tone: 0.5, spacing: 3.2 },
  ),
  put(box(0.6, 1.6, 0.6), [6, 4.4, -0.8]),
]
const ship = [
  put(
    prism(
      [
        [
          [-2.4, 0.9],
          [-1.9, 0],
          [1.9, 0],
          [2.6, 1.2],
        ],
      ],
      1.2,
    ),
    [-13.5, 0, -16],
    { tone: 0.5 },
  ),
  ...[-1, 0.9].map((x) => rod([-13.5 + x, 0.5, -16.5], [-13.5 + x, 6, -16.5], 0.09)),
  ...[-1, 0.9].map((x) =>
    put(
      prism(
        [
          [
            [x - 0.9, 1.6],
            [x + 0.9, 1.6],
            [x + 0.7, 5.6],
            [x - 0.7, 5.6],
          ],
        ],
        0.1,
      ),
      [-13.5, 0, -16.2],
      { tone: 1.15, lines: 'along' },
    ),
  ),
]

/** A lighthouse on its rock, and a ship that has seen it. */
export const lighthouse = () =>
  outdoors({ eye: [-7, 4.4, 36], target: [-2.6, 9.2, 0], zoom: 1.5 }, [...tower, ...rocks, ...house, ...ship], {
    clouds: [...cloud(500, 170, 230, 3), ...cloud(120, 120, 170, 7)],
    ground: { tone: 0.95 },
  })
