import { ring, rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { frame, type V3 } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

/** How far the beam leans, in degrees. */
const LEAN = -6
const ARM = 6.4
const BEAM: V3 = [0, 9.6, 0]
const end = (side: number): V3 => [side * ARM * Math.cos((LEAN * Math.PI) / 180), BEAM[1] + side * ARM * Math.sin((LEAN * Math.PI) / 180), 0]

const pillar = [
  put(
    lathe([
      [0, 0],
      [2.6, 0],
      [2.7, 0.15],
      [2.7, 0.5],
      [2.1, 0.7],
      [1.2, 0.95],
      [0.7, 1.5],
      [0.42, 2.2],
      [0.65, 2.5],
      [0.36, 2.8],
      [0.36, 5],
      [0.55, 5.3],
      [0.36, 5.6],
      [0.3, 8.6],
      [0.6, 8.9],
      [0.5, 9.2],
      [0.3, 9.9],
      [0.5, 10.3],
      [0.3, 10.7],
      [0, 11],
    ]),
    [0, 0, 0],
    { tone: 0.8, spacing: 3.4 },
  ),
  put(
    lathe([
      [0.1, -6.5],
      [0.22, -6.2],
      [0.3, -2.5],
      [0.42, 0],
      [0.3, 2.5],
      [0.22, 6.2],
      [0.1, 6.5],
    ]),
    frame(BEAM, 0, 0, 90 + LEAN),
    { tone: 0.85, spacing: 3.2 },
  ),
  put(ball(0.6), [0, 9.6, 0.2], { plate: 'accent' }),
]

function pan(side: number, load: readonly Thing[]): Thing[] {
  const [x, y] = end(side)
  const low = y - 5.4
  const dish: V3 = [x, low - 0.85, 0]
  return [
    put(ring(0.25, 0.08), frame([x, y - 0.25, 0], 0, 90)),
    ...round(3, 40, 400)
      .slice(1)
      .map(([a, c]) => rod([x, y - 0.4, 0], [x + a * 2.2, low, c * 2.2], 0.045, { tone: 0.4, edge: 0.8 })),
    put(
      lathe([
        [0, 0],
        [0.8, 0.1],
        [1.7, 0.45],
        [2.3, 0.85],
        [2.35, 0.92],
        [2.25, 0.92],
        [1.6, 0.6],
        [0, 0.3],
      ]),
      dish,
      { plate: 'accent', spacing: 3 },
    ),
    ...load.map((thing) => ({
      ...thing,
      frame: { ...thing.frame, at: [thing.frame.at[0] + x, thing.frame.at[1] + low - 0.5, thing.frame.at[2]] as V3 },
      middle: [thing.middle[0] + x, thing.middle[1] + low - 0.5, thing.middle[2]] as V3,
    })),
  ]
}
const coins = [
  [-0.75, 5, 0.2],
  [0.6, 7, -0.3],
  [0.15, 3, 0.85],
].flatMap(([x = 0, count = 1, z = 0]) => Array.from({ length: count }, (_, index) => put(bar(0.62, 0.22), [x + Math.sin(index * 2.4) * 0.05, index * 0.23, z], { spacing: 3 })))
const weights = [
  put(
    lathe([
      [0, 0],
      [1, 0],
      [1.05, 0.1],
      [1.05, 1.3],
      [0.9, 1.5],
      [0.35, 1.6],
      [0.25, 1.8],
      [0.4, 2.05],
      [0.25, 2.3],
      [0, 2.35],
    ]),
    [0.1, 0, 0],
    { tone: 0.6, spacing: 3.2 },
  ),
  put(
    lathe([
      [0, 0],
      [0.5, 0],
      [0.5, 0.8],
      [0.2, 0.9],
      [0.28, 1.1],
      [0, 1.25],
    ]),
    [-1.25, 0.1, 0.5],
    { tone: 0.6, spacing: 3.2 },
  ),
]
const desk = [
  put(box(80, 0.6, 15), [0, -0.61, 0], { tone: 0.9, spacing: 4.4 }),
  ...[0, 1, 2].map((index) =>
    put(
      lathe([
        [0, 0],
        [0.75 - index * 0.15, 0],
        [0.75 - index * 0.15, 1.3 - index * 0.25],
        [0.25, 1.4 - index * 0.25],
        [0.3, 1.7 - index * 0.25],
        [0, 1.85 - index * 0.25],
      ]),
      [9.4 + index * 1.7, 0, 1.4 + index * 0.5],
      { tone: 0.6, spacing: 3.2 },
    ),
  ),
  put(box(4.6, 0.8, 3.4), frame([-10.6, 0, 0.6], 14), { tone: 0.6 }),
  put(box(4.2, 0.6, 3.1), frame([-10.5, 0.8, 0.6], 4), { tone: 1.1, spacing: 2.8 }),
]

/** Scales: coins in the one pan, weights in the other. */
export const scales = () =>
  indoors({ eye: [4, 8, 30], target: [0, 5.4, 0], zoom: 1.26 }, [...pillar, ...pan(-1, coins), ...pan(1, weights), ...desk], { width: 720, light: [0.5, 0.42] })
