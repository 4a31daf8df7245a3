import { chance, disc, ring, rod, round } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { heap } from '../solids/heap'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { prism, type P2 } from '../solids/prism'
import { frame, type V3 } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

/** The axis of what lies along the rails, its head to the left. */
const lying = (x: number, y: number, z = 0) => frame([x, y, z], 0, 0, 90)

function wheel(x: number, radius: number, z: number): Thing[] {
  const spokes = Array.from({ length: 10 }, (_, index): P2[] => {
    const [from, to] = [index * 36 + 6, index * 36 + 30]
    return [
      ...round(4, from, to).map(([a, b]): P2 => [a * radius * 0.8, b * radius * 0.8]),
      ...round(2, to - 6, from + 6).map(([a, b]): P2 => [a * radius * 0.3, b * radius * 0.3]),
    ]
  })
  return [
    put(prism([disc(0, 0, radius, 36), ...spokes], 0.25), [x, radius, z], { tone: 0.72 }),
    put(ring(radius * 0.98, 0.09), frame([x, radius, z], 0, 90), { tone: 0.9 }),
    put(bar(0.22, 0.2), frame([x, radius, z], 0, 90)),
  ]
}

const boiler = [
  put(
    lathe([
      [0, 0],
      [1.25, 0],
      [1.25, 7.4],
      [1.38, 7.4],
      [1.38, 9],
      [1.2, 9.15],
      [0.95, 9.15],
      [0.9, 9.3],
      [0, 9.36],
    ]),
    lying(3.6, 3.35),
    { spacing: 3.4, tone: 0.82 },
  ),
  ...[1.3, 3.2, 5.2, 7.1].map((at) =>
    put(
      lathe([
        [1.25, -0.07],
        [1.3, -0.07],
        [1.3, 0.07],
        [1.25, 0.07],
      ]),
      lying(3.6 - at, 3.35),
      { edge: 0.7 },
    ),
  ),
  put(
    lathe([
      [0.42, 0],
      [0.42, 0.9],
      [0.5, 1.3],
      [0.95, 2.1],
      [1, 2.25],
      [0.85, 2.5],
      [0.5, 2.5],
      [0.5, 2],
    ]),
    [-4.7, 4.55, 0],
    { tone: 0.75 },
  ),
  put(
    lathe([
      [0.55, 0],
      [0.55, 0.6],
      [0.5, 0.85],
      [0.3, 1.05],
      [0, 1.1],
    ]),
    [-2, 4.5, 0],
    { tone: 0.9, plate: 'accent' },
  ),
  put(
    lathe([
      [0.5, 0],
      [0.5, 0.7],
      [0.4, 1],
      [0, 1.15],
    ]),
    [0.9, 4.5, 0],
    { tone: 0.9, plate: 'accent' },
  ),
  put(
    lathe([
      [0.34, -0.3],
      [0.4, 0],
      [0.34, 0.4],
      [0, 0.42],
    ]),
    frame([-5.9, 4.75, 0], -90, 90),
    { tone: 1 },
  ),
]
const cab = [
  put(box(3, 2.3, 2.9), [4.9, 2.2, 0], { tone: 0.85 }),
  ...[-1.35, 1.35].flatMap((z) => [3.5, 4.85, 6.3].map((x) => put(box(0.2, 1.5, 0.2), [x, 4.4, z]))),
  put(box(2.7, 1.4, 2.4), [5, 4.4, 0], { tone: 0.25, edge: 0 }),
  put(box(3.9, 0.25, 3.4), [4.9, 5.85, 0]),
  put(box(5.4, 1.9, 2.8), [10, 1.75, 0], { tone: 0.75 }),
  put(box(5.8, 0.3, 2.9), [10, 1.4, 0], { tone: 0.9 }),
  ...[8.4, 10, 11.8].map((x) => put(box(0.5, 1.3, 2), [x, 0.4, 0], { tone: 0.5 })),
  put(heap(Array.from({ length: 16 }, (_, index) => [[7.8 + (index % 8) * 0.62, 3.7 + chance(index) * 0.35, index < 8 ? 0.6 : -0.5], 0.5])), [0, 0, 0], { tone: 0.45 }),
]
const under = [
  put(box(10.5, 0.5, 1.9), [-0.6, 1.75, 0], { tone: 0.6 }),
  put(box(9.6, 0.14, 2.9), [-0.2, 2.55, 0], { tone: 0.9 }),
  put(
    lathe([
      [0, 0],
      [0.55, 0],
      [0.55, 1.7],
      [0, 1.7],
    ]),
    lying(-3.2, 1.45, 1.35),
    { tone: 0.9 },
  ),
  ...[-1.4, 1.1, 3.6].flatMap((x) => wheel(x, 1.18, 1.15)),
  ...[-5.2, -3.6].flatMap((x) => wheel(x, 0.62, 1.05)),
  ...[8.4, 10, 11.8].flatMap((x) => wheel(x, 0.62, 1.2)),
  rod([-3.2, 1.35, 1.5], [3.6, 0.8, 1.5], 0.13, { tone: 1 }),
  rod([-1.4, 0.75, 1.62], [3.6, 0.75, 1.62], 0.11, { tone: 1 }),
  put(box(0.3, 0.5, 2.8), [-6.3, 1.5, 0]),
]
const catcher = Array.from({ length: 9 }, (_, index) => {
  const z = -1.2 + index * 0.3
  return rod([-6.4, 1.5, z], [-8 + Math.abs(z) * 0.9, 0.15, z * 0.9], 0.09)
})
const track = [
  ...[-1.1, 1.1].map((z) => put(box(80, 0.16, 0.16), [10, -0.1, z], { tone: 0.8 })),
  ...Array.from({ length: 24 }, (_, index) => put(box(0.55, 0.14, 3.6), [-16 + index * 1.3, -0.24, 0], { tone: 0.6, castsShadow: false })),
]
const SMOKE: readonly (readonly [V3, number])[] = [
  [[-4.6, 7.7, 0], 0.6],
  [[-4.1, 8.4, 0.1], 0.85],
  [[-3, 9, -0.1], 1.05],
  [[-1.5, 9.4, 0.2], 1.2],
  [[0.3, 9.4, -0.2], 1.3],
  [[2.4, 9.9, 0.1], 1.5],
  [[4.9, 9.7, 0], 1.5],
  [[7.4, 10.2, 0.2], 1.7],
  [[10.4, 10.1, 0], 1.8],
  [[13.5, 10.7, 0], 2.1],
  [[17, 10.6, 0], 2.3],
  [[-2.2, 8.5, 0.5], 0.7],
  [[1.4, 8.9, 0.8], 0.8],
  [[6.2, 9, 1], 1],
  [[11.9, 9.2, 1], 1.2],
]
const smoke = [
  put(
    heap(
      SMOKE.flatMap(([at, radius], index) => [
        [at, radius],
        [[at[0] + radius * (chance(index) - 0.3), at[1] - radius * 0.5, at[2] + radius * 0.6], radius * 0.62],
        [[at[0] + radius * 0.6, at[1] + radius * 0.35, 0.3], radius * 0.7],
      ]),
    ),
    [0, 0, 0],
    { tone: 1.12, edge: 0.6, castsShadow: false, spacing: 4.4 },
  ),
]

/** A steam engine on its way, from the side and a little from ahead. */
export const locomotive = () =>
  outdoors({ eye: [-14, 4.2, 22], target: [0.6, 5, 0], zoom: 1.42 }, [...boiler, ...cab, ...under, ...catcher, ...track, ...smoke], { clouds: cloud(90, 160, 150, 4) })
