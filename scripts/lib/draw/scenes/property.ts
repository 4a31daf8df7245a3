import { chance } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { bar } from '../solids/lathe'
import { type P2, prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import type { Camera } from '../trace/camera'
import { put, type Thing } from '../trace/thing'

/** Panes at even distances on a front and its sides, from a height on. */
const panes =
  (pitch: number, storey: number, from: number, to: number, [across, up] = [0.62, 0.56]) =>
  ({ point, face }: Hit): { tone?: number; part?: number } => {
    if (face === 1 || point[1] < from || point[1] > to) return {}
    const x = Math.abs((((face === 0 ? point[2] : point[0]) + 600) % pitch) / pitch - 0.5) * 2
    const y = Math.abs(((point[1] - from) % storey) / storey - 0.5) * 2
    return x < across && y < up ? { tone: 0.26, part: 1 + (Math.floor((point[1] - from) / storey) % 2) } : {}
  }

const tree = (x: number, z: number, size = 1): Thing[] => [
  put(bar(0.16 * size, 1.6 * size), [x, 0, z], { tone: 0.5 }),
  put(
    heap(
      Array.from({ length: 9 }, (_, leaf) => [
        [(chance(leaf + x) - 0.5) * 1.7 * size, (1.7 + chance(leaf * 3 + x) * 1.7) * size, (chance(leaf + 9 + x) - 0.5) * 1.4 * size],
        (0.5 + chance(leaf + 21) * 0.35) * size,
      ]),
    ),
    [x, 0, z],
    { tone: 0.75 },
  ),
]
const kerb = put(box(80, 0.18, 3), [0, 0, 9.4], { tone: 1.1, spacing: 5 })

const site = (things: readonly Thing[], target: number, seed: number) => {
  const camera: Camera = { eye: [9, 3.2, 34], target: [0, target, 0], zoom: 1.2 }
  return outdoors(camera, [...things, kerb], { width: 600, height: 400, clouds: cloud(470 - seed * 60, 90, 170, seed) })
}

/** A block of offices behind a glass front. */
export const offices = () =>
  site(
    [
      put(box(13, 13, 8), [-2.4, 0, 0], { paint: panes(1.3, 1.6, 2.4, 12.4), tone: 0.95 }),
      put(box(13.6, 0.5, 8.6), [-2.4, 13, 0]),
      put(box(5, 1.6, 4), [-3.4, 13.5, -1], { tone: 0.8 }),
      put(box(8, 9, 7), [8, 0, -0.4], { paint: panes(8, 1.5, 1.6, 8.4, [0.88, 0.6]), tone: 0.85 }),
      put(box(8.4, 0.4, 7.4), [8, 9, -0.4]),
      put(box(5, 0.3, 3), [-2.4, 2.1, 5], { plate: 'accent' }),
      ...[-4.4, -0.4].map((x) => put(bar(0.14, 2.1), [x, 0, 6.2])),
      put(box(4, 2, 0.2), [-2.4, 0, 4.02], { tone: 0.2 }),
      ...tree(-11.4, 5),
      ...tree(6.4, 6.2, 0.9),
    ],
    6.2,
    3,
  )

/** A row of shops under one roof, each with its awning. */
export const shops = () =>
  site(
    [
      put(box(24, 5.6, 7), [0, 0, 0], { paint: panes(6, 3, 0.3, 3.1, [0.82, 0.92]), tone: 1 }),
      put(box(24.6, 0.5, 7.6), [0, 5.6, 0]),
      ...[-9, -3, 3, 9].flatMap((x, shop) => [
        put(box(5.2, 0.16, 2.4), frame([x, 3.1, 4.6], 0, 22), {
          plate: shop % 2 ? 'ink' : 'accent',
          paint: ({ point: [at] }) => ((at + 60) % 1.04 < 0.52 ? { tone: 0.45, part: 1 } : {}),
        }),
        put(box(3.4, 0.9, 0.2), [x, 4.25, 3.6], { tone: 0.6, plate: shop % 2 ? 'accent' : 'ink' }),
      ]),
      ...[-6, 0, 6].map((x) => put(box(0.5, 5.6, 0.4), [x, 0, 3.6])),
      ...tree(-13.8, 5.6, 1.1),
      ...tree(13.4, 4.4, 1.2),
    ],
    3.6,
    5,
  )

const TOOTH: readonly P2[] = [
  [0, 0],
  [5, 0],
  [5, 0.5],
  [0, 2.7],
]
/** A hall with a roof like a saw, and its chimney. */
export const works = () =>
  site(
    [
      put(box(20, 5, 9), [0, 0, 0], { paint: panes(2, 2.4, 1.6, 4, [0.66, 0.8]), tone: 0.95 }),
      ...[-10, -5, 0, 5].map((x) => put(prism([TOOTH], 9), [x, 5, 4.5], { tone: 0.8 })),
      put(box(4.4, 3.4, 0.3), [5.6, 0, 4.5], { tone: 0.45, paint: ({ point: [, y] }) => ((y + 9) % 0.5 < 0.12 ? { tone: 0.2, part: 1 } : {}) }),
      put(bar(1, 13, 0.62), [12.6, 0, -2], { plate: 'accent' }),
      put(bar(0.85, 0.4), [12.6, 13, -2]),
      put(box(3, 0.3, 2.4), [5.6, 3.5, 5.4], { tone: 0.7 }),
      put(
        heap([
          [[0, 0, 0], 0.9],
          [[-1.2, 0.8, 0], 1.2],
          [[-2.9, 1.4, 0], 1.5],
          [[-4.9, 2, 0], 1.3],
        ]),
        [12.2, 14.6, -2],
        { castsShadow: false, plate: 'accent' },
      ),
      ...tree(-13.2, 5),
    ],
    5.4,
    2,
  )

/** A house with a shop below and homes with balconies above. */
export const mixedUse = () =>
  site(
    [
      put(box(12, 12.6, 8), [-1.4, 0, 0], { paint: panes(3, 2.7, 4.2, 12.2, [0.5, 0.62]), tone: 1 }),
      put(box(12.6, 0.5, 8.6), [-1.4, 12.6, 0]),
      put(box(12.3, 0.4, 8.3), [-1.4, 3.7, 0], { plate: 'accent' }),
      put(box(10.6, 2.8, 0.2), [-1.4, 0.3, 4.02], { tone: 0.2 }),
      ...[-6.6, -3.2, 0.4, 3.8].map((x) => put(box(0.4, 3.6, 0.5), [x, 0, 4.1])),
      ...[4.7, 7.4, 10.1].flatMap((y) =>
        [-5.9, -2.9, 0.1, 3.1].map((x) =>
          put(box(2.2, 0.9, 1), [x, y - 0.3, 4.4], {
            tone: 0.9,
            paint: ({ point: [at, up], face }) => (face === 2 && up > 0.15 && (at + 60) % 0.24 > 0.1 ? { tone: 0.35, part: 1 } : {}),
          }),
        ),
      ),
      put(box(11, 0.14, 2), frame([-1.4, 3.2, 5], 0, 20), { plate: 'accent' }),
      put(box(7, 8, 7), [8.6, 0, -0.6], { paint: panes(1.75, 2.4, 1, 7.6, [0.5, 0.6]), tone: 0.8 }),
      put(
        prism(
          [
            [
              [-3.9, 0],
              [3.9, 0],
              [0, 2.6],
            ],
          ],
          7.4,
        ),
        [8.6, 8, 3.1],
        { tone: 0.7 },
      ),
      ...tree(-10.6, 5.4),
      ...tree(13.4, 5.6, 0.9),
    ],
    6,
    4,
  )
