import { disc, ring, rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const TURN = Math.PI / 180
const facing = (x: number, y: number, z: number) => frame([x, y, z], 0, 90)

/** The scale of a dial: long and short strokes, and the field in which all is well. */
const dial =
  (radius: number) =>
  ({ point: [x, y] }: Hit): { tone: number; part: number } => {
    const out = Math.hypot(x, y) / radius
    const turn = (Math.atan2(x, y) / TURN + 360) % 360
    const from = (turn + 135) % 360
    if (from > 270.5) return { tone: 1.6, part: 0 }
    const [big, small] = [Math.abs(((from + 13.5) % 27) - 13.5), Math.abs(((from + 2.7) % 5.4) - 2.7)]
    if ((big < 1.5 && out > 0.66 && out < 0.9) || (small < 0.65 && out > 0.8 && out < 0.9)) return { tone: 0.05, part: 1 }
    if (from > 160 && from < 218 && out > 0.5 && out < 0.6) return { tone: 0.35, part: 2 }
    return { tone: 1.6, part: 0 }
  }
function instrument(x: number, y: number, radius: number, needle: number): Thing[] {
  const [sin, cos] = [Math.sin(needle * TURN), Math.cos(needle * TURN)]
  return [
    put(
      lathe([
        [radius, -1],
        [radius * 1.12, -0.9],
        [radius * 1.2, -0.2],
        [radius * 1.22, 0.1],
        [radius * 1.14, 0.4],
        [radius * 1.02, 0.35],
        [radius * 0.98, 0],
      ]),
      facing(x, y, 0),
      { plate: 'accent', spacing: 3.4 },
    ),
    put(prism([disc(0, 0, radius, 48)], 0.2), [x, y, 0.02], { paint: dial(radius), edge: 1, spacing: 4 }),
    put(
      prism(
        [
          [
            [-0.12, -radius * 0.26],
            [0.12, -radius * 0.26],
            [0.17, 0],
            [0.03, radius * 0.8],
            [-0.03, radius * 0.8],
            [-0.17, 0],
          ],
        ],
        0.08,
      ),
      { ...frame([x, y, 0.3], 0, 0, -needle) },
      { tone: 0.2 },
    ),
    put(ball(0.34), [x, y, 0.3], { tone: 0.8 }),
    rod([x - sin * 0.1, y - cos * 0.1, 0.3], [x, y, 0.5], 0.12),
    put(
      lathe([
        [0.42, 0],
        [0.42, 0.5],
        [0.62, 0.5],
        [0.62, 1],
        [0.42, 1.05],
        [0.36, 2.2],
      ]),
      [x, y - radius * 1.2 - 2, -0.4],
      { tone: 0.85 },
    ),
  ]
}
const flange = (x: number, y: number): Thing[] => [
  put(
    lathe([
      [0.95, -0.35],
      [1.5, -0.35],
      [1.5, -0.04],
      [1.42, 0],
      [1.5, 0.04],
      [1.5, 0.35],
      [0.95, 0.35],
    ]),
    frame([x, y, -0.4], 0, 0, 90),
    { tone: 0.95 },
  ),
  ...round(8, 20, 380)
    .slice(1)
    .map(([a, b]) => rod([x - 0.5, y + a * 1.25, -0.4 + b * 1.25], [x + 0.5, y + a * 1.25, -0.4 + b * 1.25], 0.14, { edge: 0.8 })),
]
const pipes = [
  put(bar(0.98, 44), frame([22, 1.6, -0.4], 0, 0, 90), { tone: 0.8, spacing: 3.6, lines: 'along' }),
  ...[-8.8, -2.2, 3.6, 9.6].flatMap((x) => flange(x, 1.6)),
  put(bar(0.8, 16), [-12.6, 1.6, -1.4], { tone: 0.85, lines: 'along' }),
  put(bar(0.8, 16), [13, 1.6, -1.4], { tone: 0.85, lines: 'along' }),
  ...[-12.6, 13].flatMap((x) => [
    put(ball(1.2), [x, 1.6, -0.9], { tone: 0.85 }),
    put(
      lathe([
        [0.8, 0],
        [1.25, 0],
        [1.25, 0.5],
        [0.8, 0.5],
      ]),
      [x, 4.6, -1.4],
    ),
  ]),
]
const valve = [
  put(
    lathe([
      [0.9, 0],
      [0.9, 0.5],
      [0.55, 0.8],
      [0.45, 1.8],
      [0.7, 1.9],
      [0.7, 2.2],
      [0.2, 2.4],
      [0.16, 3.6],
    ]),
    [6.6, 2.2, -0.4],
    { tone: 0.85 },
  ),
  put(ring(1.5, 0.19), frame([6.6, 5.6, -0.4], 0, 14), { tone: 0.7 }),
  ...round(5, 10, 370)
    .slice(1)
    .map(([a, b]) => rod([6.6, 5.6, -0.4], [6.6 + a * 1.5, 5.6 + b * 0.36, -0.4 + b * 1.45], 0.12, { tone: 0.8 })),
  put(ball(0.36), [6.6, 5.75, -0.4], { plate: 'accent' }),
]
const floor = [put(box(90, 0.5, 12), [0, -1.6, -1], { tone: 0.9, spacing: 4.6 })]

/** A gauge of pressure on pipes, with a valve beside it. */
export const gauge = () =>
  indoors({ eye: [-5, 7.4, 28], target: [-0.9, 5, 0], zoom: 1.14 }, [...instrument(-2.2, 7.2, 3.3, 36), ...instrument(-8.8, 5.6, 1.7, -50), ...pipes, ...valve, ...floor], {
    width: 720,
    light: [0.42, 0.35],
  })
