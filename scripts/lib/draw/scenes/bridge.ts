import { chance, rod } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { prism, type P2 } from '../solids/prism'
import { frame, type V3 } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const DECK = 4.4
const TOWERS = [-13, 13]
const TOP = 14.4

/** A pointed arch in the board of a tower. */
const arch = (x: number): P2[] => [
  [x - 1.05, 5.4],
  [x + 1.05, 5.4],
  [x + 1.05, 10],
  [x + 0.8, 11],
  [x, 12],
  [x - 0.8, 11],
  [x - 1.05, 10],
]
const tower = (x: number): Thing[] => [
  put(
    prism(
      [
        [
          [-4, -1],
          [4, -1],
          [3.7, 13.2],
          [-3.7, 13.2],
        ],
        arch(-1.75),
        arch(1.75),
      ],
      2.4,
    ),
    frame([x + 1.2, 0, 0], 90),
    { tone: 0.95 },
  ),
  put(box(3, 0.5, 8.2), [x, 13.2, 0]),
  put(box(2.6, 0.6, 7.6), [x, 13.7, 0]),
  put(box(3.4, 3.4, 9), [x, -1, 0], { tone: 0.9 }),
]
/** How high the cable hangs. */
function height(x: number): number {
  const span = Math.abs(x) <= 13 ? (x / 13) ** 2 : ((30 - Math.abs(x)) / 17) ** 1.6
  return DECK + 1.2 + (TOP - DECK - 1.2) * span
}
const xs = Array.from({ length: 41 }, (_, index) => -30 + index * 1.5)
const cables = [-3.2, 3.2].flatMap((z) => [
  ...xs.slice(1).map((x) => rod([x - 1.5, height(x - 1.5), z], [x, height(x), z], 0.17, { edge: 0.8, tone: 0.5 })),
  ...xs.filter((x) => Math.abs(Math.abs(x) - 13) > 1).map((x) => rod([x, DECK + 0.6, z], [x, height(x), z], 0.05, { edge: 0.55, tone: 0.4, castsShadow: false })),
])
const deck = [
  put(box(90, 0.9, 7), [0, DECK - 0.6, 0], { tone: 0.75, spacing: 3 }),
  ...[-3.4, 3.4].map((z) => put(box(90, 0.12, 0.12), [0, DECK + 1.1, z])),
  ...Array.from({ length: 40 }, (_, index) => put(box(0.12, 0.9, 0.12), [-40 + index * 2, DECK + 0.3, 3.4], { castsShadow: false, edge: 0.5 })),
]
const hills = Array.from({ length: 11 }, (_, index) =>
  put(ball([10 + chance(index) * 8, 2.5 + chance(index + 30) * 3.2, 6]), [-70 + index * 14, -0.5, -60 - chance(index + 9) * 14], { tone: 1.05, edge: 0.6 }),
)

function boat(x: number, z: number, turned: number): Thing[] {
  const own = frame([x, -0.05, z], turned)
  const at = (up: number, along = 0): V3 => [own.at[0] + own.x[0] * along, up, own.at[2] + own.x[2] * along]
  return [
    put(
      prism(
        [
          [
            [-2.2, 0.75],
            [-1.7, 0],
            [1.6, 0],
            [2.4, 0.95],
          ],
        ],
        1.1,
      ),
      own,
      { tone: 0.5 },
    ),
    rod(at(0.5, 0.2), at(5.2, 0.2), 0.07),
    put(
      prism(
        [
          [
            [0.35, 1.1],
            [2, 1.2],
            [0.35, 4.9],
          ],
        ],
        0.05,
      ),
      frame(at(0, 0), turned + 8),
      { tone: 1.1, lines: 'along' },
    ),
    put(
      prism(
        [
          [
            [0.05, 1.1],
            [-1.8, 1.2],
            [0.05, 4.5],
          ],
        ],
        0.05,
      ),
      frame(at(0, 0), turned + 8),
      { tone: 0.95, lines: 'along' },
    ),
  ]
}

/** A bridge that hangs from two towers of stone, over water with boats. */
export const bridge = () =>
  outdoors({ eye: [-27, 7, 31], target: [1.5, 6.2, 0], zoom: 1.2 }, [...TOWERS.flatMap(tower), ...cables, ...deck, ...hills, ...boat(-6, 12, 12), ...boat(11, 9, -14)], {
    clouds: [...cloud(440, 120, 240, 3), ...cloud(110, 150, 130, 7)],
    ground: { tone: 0.92 },
  })
