import { ring, rod, round } from '../kit'
import { indoors } from '../picture'
import { box } from '../solids/box'
import { ball } from '../solids/ball'
import { bar, lathe } from '../solids/lathe'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { moved, put, type Thing } from '../trace/thing'

const HOLE = { x: 0, y: 2.1 }

/** Two panels of a door, each sunk into its frame. */
function panels({ face, point: [x, y] }: Hit): { tone?: number; part?: number } {
  if (face !== 2) return { tone: 0.6 }
  const [across, up] = [Math.abs(x), Math.abs(y - 11)]
  if (across > 6.2) return { tone: 0.95 }
  if (up < 1.4) return { tone: 0.95 }
  return across > 5.5 || up < 2.1 ? { tone: 0.45, part: 1 } : { tone: 0.8, part: 2 }
}
const door: Thing[] = [
  put(box(17, 34, 1), [-8.2, -11, -0.6], { paint: panels, spacing: 4.2, lines: 'along' }),
  put(box(2.4, 34, 2.2), [2.6, -11, -1.4], { tone: 1.1, spacing: 4.2 }),
  put(box(24, 34, 1), [16, -11, -2.2], { tone: 1.05, spacing: 5 }),
]
const lock: Thing[] = [
  put(box(2.6, 7.6, 0.24), [HOLE.x, 0, 0], { plate: 'accent' }),
  put(lathe(round(12, -90, 90).map(([x, y]) => [x * 1.5, 1 + y * 0.7] as const)), frame([HOLE.x, 5.4, 0.2], 0, 90), { plate: 'accent', spacing: 3 }),
  put(bar(0.55, 0.9), frame([HOLE.x, 5.4, 0.1], 0, 90), { plate: 'accent' }),
  ...[0.5, 7.1].map((y) => put(bar(0.22, 0.12), frame([HOLE.x, y, 0.22], 0, 90), { tone: 0.5 })),
  put(bar(0.62, 0.1), frame([HOLE.x, HOLE.y, 0.22], 0, 90), { tone: 0.3 }),
]

/** A key along its own upright axis, its bow at the top. */
const key: Thing[] = [
  put(bar(0.26, 3.6), [0, 0, 0], { tone: 0.7, spacing: 3 }),
  ...[2.7, 3.1, 3.5].map((y) => put(ring(0.28, 0.14), [0, y, 0], { tone: 0.6 })),
  put(ring(0.92, 0.26), frame([0, 4.7, 0], 0, 90), { tone: 0.7, spacing: 3 }),
]
const bit: Thing[] = [put(box(1, 0.5, 0.28), [0.6, 0.1, 0], { tone: 0.6 }), put(box(0.7, 0.5, 0.28), [0.5, 0.8, 0], { tone: 0.6 })]

const RING = { x: HOLE.x, y: HOLE.y - 1.55, z: 4.85 }
const bunch: Thing[] = [
  ...moved(moved(key, frame([0, 0, 0], 90)), frame([HOLE.x, HOLE.y, 0.2], 0, 90)),
  put(ring(1.5, 0.12), frame([RING.x, RING.y, RING.z], 64, 90), { plate: 'accent' }),
  ...moved([...key, ...bit], frame([RING.x + 0.5, RING.y - 6.8, RING.z + 0.1], 30, 0, -4)),
  ...moved([...key, ...bit], frame([RING.x - 1.1, RING.y - 6.5, RING.z + 0.2], -20, 0, -14)),
  rod([RING.x + 0.9, RING.y - 1.2, RING.z], [RING.x + 2.5, RING.y - 2.7, RING.z + 0.3], 0.05, { plate: 'accent' }),
  put(box(2.2, 3, 0.14), frame([RING.x + 3.2, RING.y - 5.5, RING.z + 0.3], 18, 0, 12), {
    tone: 1.5,
    paint: ({ face, point: [x, y] }) => (face === 2 && Math.abs(x) < 0.7 && y > 0.5 && y < 2 && y % 0.5 < 0.14 ? { tone: 0.3, part: 1 } : {}),
  }),
  put(ball(0.16), [RING.x + 2.6, RING.y - 2.75, RING.z + 0.4], { plate: 'accent' }),
]

/** The keys of a house in its door. */
export const keys = () => indoors({ eye: [11, 3.4, 21], target: [0.9, -0.9, 1], zoom: 1.02 }, [...door, ...lock, ...bunch], { width: 720, light: [0.7, 0.35] })
