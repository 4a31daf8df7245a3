import { chance, round } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const SHAFT = lathe([
  [0.46, 0],
  [0.4, 0.3],
  [0.36, 0.35],
  [0.3, 4.3],
  [0.45, 4.6],
])
const THIN = lathe([
  [0.22, 0],
  [0.2, 0.2],
  [0.17, 2.5],
  [0.24, 2.7],
])

/** Two rows of windows. */
function windows({ point, face }: Hit): { tone?: number; part?: number } {
  if (face === 1) return {}
  const across = Math.abs((((face === 0 ? point[2] : point[0]) + 90) % 1.7) - 0.85)
  const isPane = across < 0.34 && ((point[1] > 0.9 && point[1] < 2.3) || (point[1] > 3 && point[1] < 4.6))
  return isPane ? { tone: 0.22, part: 1 } : {}
}
const wing = (x: number): Thing[] => [
  put(box(9, 5.4, 7), [x, 1.2, 0], { paint: windows }),
  put(box(9.4, 0.45, 7.4), [x, 6.4, 0]),
  put(box(8.8, 0.6, 6.8), [x, 6.85, 0], { tone: 0.95 }),
]
const middle = [
  put(box(9.4, 6, 8), [0, 1.2, 0], { tone: 0.9 }),
  ...[-3.75, -2.25, -0.75, 0.75, 2.25, 3.75].map((x) => put(SHAFT, [x, 1.6, 5.4], { lines: 'along', spacing: 3.2 })),
  put(box(9.2, 0.4, 2.4), [0, 1.2, 5]),
  put(box(9, 0.9, 2.2), [0, 6.2, 5]),
  put(
    prism(
      [
        [
          [-4.9, 0],
          [4.9, 0],
          [0, 1.9],
        ],
        [
          [-3.6, 0.3],
          [3.6, 0.3],
          [0, 1.5],
        ],
      ],
      5,
    ),
    frame([0, 7.1, 6.3]),
  ),
  put(
    prism(
      [
        [
          [-4, 0.2],
          [4, 0.2],
          [0, 1.7],
        ],
      ],
      4,
    ),
    frame([0, 7.1, 6]),
    { tone: 0.8 },
  ),
  ...[0, 1, 2, 3, 4].map((index) => put(box(10.6 - index * 0.2, 0.28, 4.4 - index * 0.7), [0, index * 0.26, 7 - index * 0.3])),
]
const drum = [
  put(box(7.4, 1.6, 7.4), [0, 7.2, -0.6]),
  put(bar(3.5, 0.6), [0, 8.8, -0.6]),
  put(bar(2.6, 3.2), [0, 9.3, -0.6], {
    tone: 0.75,
    paint: ({ point: [x, y, z], face }) =>
      face === 1 && Math.abs(((Math.atan2(x, z) + 9 * Math.PI) % (Math.PI / 6)) - Math.PI / 12) < 0.12 && y > 0.5 && y < 2.2 ? { tone: 0.2, part: 1 } : {},
  }),
  ...round(24, 4, 364)
    .slice(1)
    .map(([x, z]) => put(THIN, [x * 3.1, 9.4, -0.6 + z * 3.1], { lines: 'along', spacing: 2.8, edge: 0.8 })),
  put(
    lathe([
      [0, 0],
      [3.4, 0],
      [3.5, 0.3],
      [3.2, 0.5],
      [2.9, 0.5],
      [2.9, 1.1],
      [0, 1.1],
    ]),
    [0, 12.1, -0.6],
  ),
  put(
    lathe(
      [
        [2.8, 0],
        [2.72, 0.8],
        [2.45, 1.8],
        [2, 2.7],
        [1.4, 3.4],
        [0.75, 3.8],
      ],
      60,
    ),
    [0, 13.2, -0.6],
    { spacing: 3.4, tone: 0.95, lines: 'along' },
  ),
  put(
    lathe([
      [0.75, 0],
      [0.8, 0.15],
      [0.55, 0.2],
      [0.5, 1.5],
      [0.7, 1.6],
      [0.4, 1.9],
      [0.12, 2.4],
      [0.05, 3.6],
    ]),
    [0, 16.9, -0.6],
    { plate: 'accent', spacing: 2.8 },
  ),
]
const trees = Array.from({ length: 6 }, (_, tree): Thing => {
  const x = tree < 3 ? -21 + tree * 3.6 : 13.6 + (tree - 3) * 3.6
  return put(
    heap(
      Array.from({ length: 12 }, (_, index) => [
        [x + (chance(index + tree * 31) - 0.5) * 3, 1.6 + chance(index + tree * 17) * 2.6, 4 + chance(index * 3 + tree) * 1.6],
        0.75 + chance(index + 5) * 0.5,
      ]),
    ),
    [0, 0, 0],
    { tone: 0.7 },
  )
})

/** A house of government with a dome. */
export const dome = () =>
  outdoors({ eye: [13, 3.4, 40], target: [0, 9.4, 0], zoom: 1.12 }, [...wing(-9), ...wing(9), put(box(28.6, 1.2, 8.6), [0, 0, 0.2]), ...middle, ...drum, ...trees], {
    width: 720,
    clouds: [...cloud(590, 150, 220, 3), ...cloud(140, 175, 200, 7)],
  })
