import { ring, rod } from '../kit'
import { indoors } from '../picture'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { frame, type V3 } from '../solids/vector'
import { put } from '../trace/thing'

const stand = [
  put(
    lathe([
      [0, 0],
      [2.3, 0],
      [2.4, 0.12],
      [2.4, 0.35],
      [2.15, 0.55],
      [1.9, 0.75],
      [1.2, 0.95],
      [0.7, 1.3],
      [0.5, 1.8],
      [0.46, 2.2],
      [0.6, 2.35],
      [0.6, 2.6],
      [0.42, 2.75],
      [0.42, 6.9],
      [0.62, 7.05],
      [0.62, 7.35],
      [0.45, 7.5],
      [0.45, 7.9],
      [0, 8],
    ]),
    [0, 0, 0],
    { tone: 0.62, spacing: 3.4 },
  ),
  put(
    lathe([
      [0, -1.3],
      [0.62, -1.3],
      [0.7, -1.1],
      [0.7, -0.1],
      [0.5, 0.05],
      [0.34, 0.3],
      [0.36, 0.8],
      [0.55, 1.35],
      [0.95, 1.75],
      [1.02, 1.8],
      [0.95, 1.82],
      [0.5, 1.4],
      [0.2, 0.9],
    ]),
    frame([0, 8.55, 0], 28, 82),
    { tone: 0.62, spacing: 3.2 },
  ),
]
const receiver = [
  put(
    lathe([
      [0, 0],
      [0.62, 0],
      [0.8, 0.1],
      [0.82, 0.3],
      [0.6, 0.55],
      [0.4, 0.95],
      [0.33, 1.5],
      [0.33, 3.3],
      [0.42, 3.6],
      [0.42, 3.95],
      [0.25, 4.1],
      [0, 4.15],
    ]),
    frame([-1.95, 4.1, 0.35], 0, 0, -4),
    { tone: 0.6, spacing: 3.2 },
  ),
  rod([-0.4, 7.2, 0], [-1.9, 7.35, 0.3], 0.13, { plate: 'accent' }),
  put(ring(0.42, 0.1), [-1.8, 7.35, 0.35], { plate: 'accent' }),
]
const CORD: readonly V3[] = [
  [-1.75, 8.2, 0.35],
  [-1.9, 8.9, 0.5],
  [-2.5, 9, 0.7],
  [-3.1, 8, 0.9],
  [-3.45, 6, 1],
  [-3.5, 3.5, 1.1],
  [-3.2, 1.6, 1.2],
  [-2.8, 0.5, 1.3],
  [-2.2, 0.25, 1.2],
]
const cord = CORD.slice(1).map((to, index) => rod(CORD[index] ?? to, to, 0.11, { tone: 0.5, edge: 0.8 }))

const lines = ({ point: [x, , z], face }: { point: V3; face: number }) => (face === 1 && Math.abs(x) < 1.9 && (z + 20) % 0.55 < 0.09 && z > -1.9 ? { tone: 0.35, part: 1 } : {})
const desk = [
  put(box(60, 0.6, 14), [0, -0.61, 0], { tone: 0.85, spacing: 4.4 }),
  put(box(4.6, 0.5, 5.4), frame([5.6, 0, 1.2], -24), { paint: lines }),
  put(box(4.8, 0.12, 5.6), frame([5.6, 0, 1.2], -24), { tone: 0.5 }),
  put(
    lathe([
      [0, 0],
      [0.11, 0.35],
      [0.11, 4.6],
      [0, 4.6],
    ]),
    frame([7.3, 0.65, 2.9], -60, 90),
    { plate: 'accent' },
  ),
  put(bar(1.15, 1.5, 1), [-6.6, 0, -1.2], { tone: 0.9 }),
  put(
    lathe([
      [0, 0],
      [1.5, 0],
      [1.6, 0.1],
      [0.6, 0.16],
    ]),
    [-6.6, 0, -1.2],
  ),
  put(ring(0.6, 0.13), frame([-7.8, 0.8, -1.2], 0, 90, 0)),
]

/** A telephone of the old kind on a desk, with a pad for notes. */
export const telephone = () => indoors({ eye: [3, 7.5, 25], target: [0.6, 4.7, 0], zoom: 1.62 }, [...stand, ...receiver, ...cord, ...desk], { light: [0.5, 0.42] })
