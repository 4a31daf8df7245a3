import { chance, ring, rod, round } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put } from '../trace/thing'

/** Courses of stones around the shaft, each course set off against the one below. */
function stones({ point: [x, y, z] }: Hit): { tone: number; part: number } {
  const course = Math.floor(y / 0.85)
  const stone = Math.floor(((Math.atan2(x, z) / Math.PI + 1) * 11 + (course % 2) * 0.5) % 22)
  return { tone: 0.82 + 0.4 * chance(course * 31 + stone), part: course * 40 + stone }
}
const shaft = [
  put(
    lathe([
      [3.3, 0],
      [3.2, 3.4],
    ]),
    [0, 0, 0],
    { paint: stones, spacing: 3.6 },
  ),
  put(
    lathe([
      [2.5, 0.1],
      [2.6, 0],
      [3.5, 0],
      [3.5, 0.55],
      [2.5, 0.55],
      [2.5, -2],
    ]),
    [0, 3.4, 0],
    { tone: 1.15 },
  ),
  put(bar(2.45, 0.1), [0, 2.6, 0], { tone: 0.2, castsShadow: false }),
]
const boards = ({ point: [, y] }: Hit) => ({ part: Math.floor(y / 0.9) })
const roof = [
  ...[-2.9, 2.9].map((x) => put(box(0.5, 8, 0.5), [x, 3.4, 0], { tone: 0.9 })),
  put(box(7.4, 0.4, 0.45), [0, 11.1, 0], { tone: 0.9 }),
  ...[-1, 1].map((side) => put(box(8.4, 0.28, 4.2), frame([0, 12.15, side * 1.7], 0, side * 34), { tone: 0.62, spacing: 3.2, paint: boards })),
  ...[-2.9, 2.9].map((x) =>
    put(
      prism(
        [
          [
            [-2.4, 0],
            [2.4, 0],
            [0, 1.9],
          ],
        ],
        0.3,
      ),
      frame([x + 0.15, 11.2, 0], 90),
      { tone: 1 },
    ),
  ),
]
const winch = [
  rod([-3.7, 8.1, 0], [3.9, 8.1, 0], 0.22),
  rod([-2, 8.1, 0], [2, 8.1, 0], 0.55, { tone: 0.85 }),
  ...[0, 1, 2, 3, 4, 5].map((turn) => put(ring(0.6, 0.09), frame([0.75 - turn * 0.2, 8.1, 0], 0, 0, 90), { plate: 'accent' })),
  rod([3.9, 8.1, 0], [3.9, 6.6, 0.5], 0.2),
  rod([3.9, 6.6, 0.5], [5, 6.6, 0.5], 0.22, { plate: 'accent' }),
  rod([0.3, 8, 0.6], [0.3, 6.6, 0.6], 0.07, { plate: 'accent' }),
]
const staves = ({ point: [x, y, z] }: Hit) => {
  const isHoop = (y > 0.35 && y < 0.6) || (y > 1.35 && y < 1.6)
  return isHoop ? { tone: 0.25, part: 99 } : { part: Math.floor((Math.atan2(x, z) / Math.PI + 1) * 9) }
}
const pail = (x: number, y: number, z: number) => [
  put(
    lathe([
      [0, 0],
      [0.85, 0],
      [1.1, 1.95],
      [0.98, 1.95],
      [0.9, 1.5],
      [0, 1.5],
    ]),
    [x, y, z],
    { plate: 'accent', paint: staves, spacing: 3.2, lines: 'along' },
  ),
  ...round(10, 0, 180).flatMap(([across, up], index, all) => {
    const to = all[index + 1]
    return to ? [rod([x + across * 1.05, y + 1.9 + up * 1.1, z], [x + to[0] * 1.05, y + 1.9 + to[1] * 1.1, z], 0.06, { edge: 0.6 })] : []
  }),
]
const jug = put(
  lathe([
    [0, 0],
    [0.9, 0],
    [1.25, 0.9],
    [1.1, 1.7],
    [0.55, 2.3],
    [0.75, 2.9],
    [0.6, 2.9],
  ]),
  [6.6, 0, 2.6],
  { tone: 0.8 },
)
const paving = Array.from({ length: 26 }, (_, index) => {
  const turn = (index / 26) * Math.PI * 2
  const out = 4.6 + chance(index) * 1.4
  return put(bar(0.75 + chance(index + 9) * 0.35, 0.16), [Math.sin(turn) * out, 0, Math.cos(turn) * out], { tone: 1.2, castsShadow: false })
})

/** A well with its bucket at the rope, full to the brim, and another beside it. */
export const well = () =>
  outdoors({ eye: [-11, 8.6, 27], target: [0.6, 6.4, 0], zoom: 1.2 }, [...shaft, ...roof, ...winch, ...pail(0.3, 3.7, 0.6), ...pail(-6.6, 0, 2.4), jug, ...paving], {
    clouds: [...cloud(110, 110, 170, 5), ...cloud(520, 80, 180, 2)],
    ground: { tone: 1 },
  })
