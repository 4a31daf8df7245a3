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

function gate({ point: [x, y], face }: Hit): { tone?: number; part?: number } {
  if (face !== 0) return {}
  const isDoor = Math.abs(x) < 1.3 && y < 3
  const isHatch = Math.abs(x) < 0.6 && y > 4.4 && y < 5.6
  return isHatch ? { tone: 0.15, part: 2 } : isDoor ? { tone: Math.abs(Math.abs(x) - (y * 1.3) / 3) < 0.12 || Math.abs(x) < 0.06 ? 1.2 : 0.4, part: 1 } : {}
}
const barn = [
  put(
    prism(
      [
        [
          [-3.4, 0],
          [3.4, 0],
          [3.4, 4],
          [2.5, 6],
          [0, 7.4],
          [-2.5, 6],
          [-3.4, 4],
        ],
      ],
      8,
    ),
    frame([-5.6, 0, -4], 30),
    { tone: 0.82, lines: 'along', paint: gate, spacing: 3.6 },
  ),
  put(
    prism(
      [
        [
          [3.85, 3.6],
          [2.75, 6.1],
          [0, 7.65],
          [0, 8],
          [2.95, 6.35],
          [4.1, 3.7],
        ],
      ],
      8.8,
    ),
    frame([-5.4, 0, -3.6], 30),
    { tone: 0.9, spacing: 3.6 },
  ),
  put(
    prism(
      [
        [
          [-3.85, 3.6],
          [-2.75, 6.1],
          [0, 7.65],
          [0, 8],
          [-2.95, 6.35],
          [-4.1, 3.7],
        ],
      ],
      8.8,
    ),
    frame([-5.4, 0, -3.6], 30),
    { tone: 0.9 },
  ),
]
const silo = [-11.6, -14.8].flatMap((x, index) => [
  put(
    lathe([
      [1.6, 0],
      [1.6, 8.4 - index],
      [1.7, 8.5 - index],
      [1.3, 9.4 - index],
      [0.7, 9.95 - index],
      [0, 10.1 - index],
    ]),
    [x, 0, -6 - index],
    { tone: 0.95 },
  ),
])

/** A sheaf: stalks bound in the middle, ears above. */
function sheaf(x: number, z: number, seed: number): Thing[] {
  const ears = Array.from({ length: 34 }, (_, index) => {
    const turn = index * 2.4
    const out = Math.sqrt((index + 0.5) / 34)
    const [a, c] = [Math.cos(turn) * out, Math.sin(turn) * out]
    return put(ball([0.1, 0.5, 0.1]), frame([x + a * 1.3, 3.75 + chance(index + seed) * 0.5 - out * 0.4, z + c * 1.3], 0, c * 34, -a * 42), { edge: 0.6, tone: 0.9, spacing: 2.6 })
  })
  return [
    put(
      lathe([
        [1.2, 0],
        [0.75, 1.1],
        [0.5, 1.9],
        [0.6, 2.3],
        [0.95, 3.1],
        [1.3, 3.7],
      ]),
      frame([x, 0, z]),
      { lines: 'along', spacing: 2.6, tone: 0.86 },
    ),
    put(
      lathe([
        [0.6, 1.75],
        [0.66, 1.9],
        [0.66, 2.1],
        [0.6, 2.2],
      ]),
      [x, 0, z],
      { plate: 'accent' },
    ),
    ...ears,
  ]
}
const furrows = ({ point: [x] }: Hit) => ((x + 400) % 3.2 < 1.5 ? { tone: 0.78, part: 1 } : { tone: 1.1 })
const field = [
  put(box(120, 0.02, 26), frame([10, -0.01, -22], 24), { paint: furrows, edge: 0.5, spacing: 4.6 }),
  ...[0, 1, 2].map((index) => put(ball([30 + index * 9, 4.5 + index * 1.2, 9]), [-34 + index * 32, -1.4, -62 - index * 7], { tone: 1.02, edge: 0.7, spacing: 4.6 })),
  ...Array.from({ length: 9 }, (_, tree) =>
    put(
      heap(
        Array.from({ length: 6 }, (_, index) => [
          [-2 + tree * 3.6 + chance(tree * 7 + index) * 2.4, 0.7 + chance(index + tree * 13) * 1.4, -33 + chance(index) * 2],
          0.8 + chance(index * 5 + tree) * 0.6,
        ]),
      ),
      [0, 0, 0],
      { tone: 0.6 },
    ),
  ),
  ...[0, 1, 2, 3, 4, 5].flatMap((index) => [
    rod([4.5 + index * 3, 0, -5 + index * 0.2], [4.5 + index * 3, 1.7, -5 + index * 0.2], 0.14),
    ...[0.7, 1.35].map((y) => rod([4.5 + index * 3, y, -5 + index * 0.2], [7.5 + index * 3, y, -4.8 + index * 0.2], 0.09)),
  ]),
]
const sun = [put(bar(7, 0.1), frame([38, 17, -120], 0, 90), { plate: 'accent', tone: 1.25, castsShadow: false, edge: 0.8 })]

/** Sheaves on a field before a barn, when the sun is low. */
export const harvest = () =>
  outdoors(
    { eye: [1.5, 4.6, 23], target: [0.6, 4.4, 0], zoom: 1.06 },
    [...barn, ...silo, ...field, ...sheaf(3.4, 5.5, 1), ...sheaf(7.4, 2, 2), ...sheaf(-3.2, 3.4, 3), ...sheaf(11.6, 6, 4), ...sun],
    { width: 720, clouds: [...cloud(250, 95, 190, 3), ...cloud(620, 110, 140, 7)] },
  )
