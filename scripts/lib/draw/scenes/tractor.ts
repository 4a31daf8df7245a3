import { chance, disc, ring, rod, round } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { bar, lathe } from '../solids/lathe'
import { prism, type P2 } from '../solids/prism'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const side = (x: number, y: number, z: number) => frame([x, y, z], 0, 90)

/** A tyre with its lugs, and the wheel in it. */
function wheel(x: number, radius: number, thick: number, z: number, lugs: number): Thing[] {
  const teeth = Array.from({ length: lugs * 4 }, (_, index): P2 => {
    const turn = (index / (lugs * 4)) * 2 * Math.PI
    const out = index % 4 < 2 ? radius : radius * 0.94
    return [Math.cos(turn) * out, Math.sin(turn) * out]
  })
  return [
    put(prism([teeth, disc(0, 0, radius * 0.56)], thick), [x, radius, z + thick / 2], { tone: 0.55, spacing: 3.6 }),
    put(ring(radius * 0.74, radius * 0.16), { ...side(x, radius, z + thick / 2 - 0.05) }, { tone: 0.62, spacing: 3.4 }),
    put(
      lathe(
        [
          [0, 0],
          [0.3, 0],
          [0.32, 0.3],
          [radius * 0.42, 0.05],
          [radius * 0.5, 0.35],
          [radius * 0.57, 0.35],
        ].map(([a = 0, b = 0]) => [a, b] as const),
      ),
      side(x, radius, z + thick / 2 - 0.35),
      { plate: 'accent', spacing: 3.2 },
    ),
    ...round(6)
      .slice(1)
      .map(([a, b]) => put(ball(0.09), [x + a * 0.5, radius + b * 0.5, z + thick / 2 + 0.02], { edge: 0.8 })),
  ]
}
const body = [
  put(
    prism(
      [
        [
          [-5.4, 2.5],
          [-5.4, 4.2],
          [-5.1, 4.5],
          [-0.6, 4.9],
          [-0.6, 2.5],
        ],
      ],
      1.9,
    ),
    [0, 0, 0.95],
    { tone: 0.95 },
  ),
  put(box(0.2, 1.6, 1.5), [-5.5, 2.6, 0], { tone: 0.35 }),
  ...[-4.6, -3.9, -3.2, -2.5].map((x) => put(box(0.34, 1, 0.06), [x, 2.95, 0.97], { tone: 0.3, edge: 0.8 })),
  put(box(6.6, 0.8, 1.3), [-1.9, 1.7, 0], { tone: 0.5 }),
  put(box(2.4, 1.2, 1.8), [1.4, 1.8, 0], { tone: 0.6 }),
  put(
    lathe([
      [0.13, 0],
      [0.13, 1.1],
      [0.24, 1.2],
      [0.24, 2],
      [0.13, 2.1],
      [0.13, 2.9],
    ]),
    [-3, 4.6, 0.3],
    { tone: 0.5 },
  ),
  put(
    prism(
      [
        [
          [-0.4, 2.5],
          [1.2, 2.5],
          [1.2, 3.4],
          [-0.4, 4.9],
        ],
      ],
      1.7,
    ),
    [0, 0, 0.85],
    { tone: 0.8 },
  ),
  ...[-1.5, 1.5].map((z) =>
    put(prism([[...round(10, 20, 170).map(([x, y]): P2 => [x * 2.75, y * 2.75]), ...round(10, 170, 20).map(([x, y]): P2 => [x * 2.55, y * 2.55])]], 1.1), [2.4, 2.35, z + 0.55], {
      tone: 0.95,
    }),
  ),
  put(box(1.5, 0.3, 1.4), [2.3, 3.6, 0], { tone: 0.6 }),
  put(box(0.3, 1.5, 1.4), frame([3.1, 3.8, 0], 0, 0, -10), { tone: 0.6 }),
  put(ring(0.62, 0.07), frame([0.95, 4.95, 0], -90, 62), { tone: 0.5 }),
  rod([0.6, 4.2, 0], [0.95, 4.95, 0], 0.08),
  ...[-0.2, 3.9].flatMap((x) => [-0.95, 0.95].map((z) => rod([x, 4, z], [x + (x < 0 ? 0.3 : -0.1), 7.4, z], 0.09))),
  put(box(5, 0.22, 2.5), [1.9, 7.4, 0], { tone: 0.95 }),
  put(ball(0.26), [-5.2, 4.3, 0.75], { plate: 'accent' }),
]
const wheels = [...wheel(2.4, 2.35, 1.05, 1.5, 22), ...wheel(2.4, 2.35, 1.05, -1.5, 22), ...wheel(-4.2, 1.35, 0.7, 1.2, 18), ...wheel(-4.2, 1.35, 0.7, -1.2, 18)]
const hitch = [
  rod([3.4, 1.1, 0], [6.2, 0.9, 0], 0.13),
  put(box(0.3, 0.6, 5), [6.4, 0.8, 0], { tone: 0.6 }),
  ...[-2, -1, 0, 1, 2].map((z) =>
    put(
      prism(
        [
          [
            [6.2, 1],
            [6.6, 1],
            [7.3, 0.1],
            [6.6, -0.15],
            [6.9, 0.3],
          ],
        ],
        0.3,
      ),
      [0, 0, z + 0.15],
      { tone: 0.7 },
    ),
  ),
]
const field = [
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    put(
      heap(
        Array.from({ length: 15 }, (_, one) => [
          [7.5 + one * 1.35, -0.3 + chance(one + index * 11) * 0.25, -2.2 + index * 0.95 - one * 0.02],
          0.48 + chance(one * 3 + index) * 0.16,
        ]),
      ),
      [0, 0, 0],
      { tone: 0.7, edge: 0.8 },
    ),
  ),
  ...[0, 1, 2].map((index) => put(ball([36, 5 + index * 1.6, 9]), [-46 + index * 42, -1.6, -64 - index * 8], { tone: 1.02, edge: 0.7, spacing: 4.6 })),
  ...Array.from({ length: 6 }, (_, tree) =>
    put(
      heap(
        Array.from({ length: 8 }, (_, index) => [
          [-27 + tree * 3.3 + chance(tree * 7 + index) * 2.6, 0.9 + chance(index + tree * 13) * 2, -26 + chance(index) * 2],
          0.9 + chance(index * 5 + tree) * 0.6,
        ]),
      ),
      [0, 0, 0],
      { tone: 0.6 },
    ),
  ),
  put(bar(0.2, 2), [16, 0, -20]),
]

/** A tractor that draws a plough. */
export const tractor = () =>
  outdoors({ eye: [-10, 4, 20], target: [0.9, 3.7, 0], zoom: 1.32 }, [...body, ...wheels, ...hitch, ...field], {
    width: 720,
    clouds: [...cloud(200, 120, 200, 3), ...cloud(560, 90, 220, 7)],
    ground: { tone: 1 },
  })
