import { chance } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { type P2, prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const DOORS = [-9.5, -1.5, 6.5]
/** Planks of a crate, held by its frame. */
function planks({ face, point: [x, y, z] }: Hit): { tone?: number; part?: number } {
  const [across, up] = face === 1 ? [x, z + 0.95] : [face === 0 ? z : x, y]
  const isFrame = Math.abs(across) > 0.72 || up < 0.24 || up > 1.66
  return isFrame ? { tone: 1, part: 1 } : { tone: 0.55, part: 2 + (Math.floor((across + 9) / 0.36) % 2) }
}
/** Slats of a door that rolls up. */
const slats = ({ face, point: [, y] }: Hit) => (face === 2 && (y + 9) % 0.62 < 0.13 ? { tone: 0.3, part: 1 } : { tone: 1.1 })

const GABLE: P2[] = [
  [-15, 0],
  [15, 0],
  [15, 8],
  [0, 11.6],
  [-15, 8],
]
const hall: Thing[] = [
  put(prism([GABLE], 18), frame([-1.5, 0, -3]), { tone: 0.98, spacing: 4.6 }),
  ...[-1, 1].map((side) => put(box(15.9, 0.45, 19), frame([-1.5 + side * 7.6, 9.6, -12], 0, 0, side * -13.5), { tone: 0.6 })),
  put(
    lathe([
      [0, 0],
      [1.35, 0],
      [1.35, 0.3],
      [0, 0.3],
    ]),
    frame([-1.5, 9, -2.85], 0, 90),
    { plate: 'accent' },
  ),
  put(
    lathe([
      [0, 0],
      [1, 0],
      [1, 0.4],
      [0, 0.4],
    ]),
    frame([-1.5, 9, -2.8], 0, 90),
    { tone: 0.25 },
  ),
  put(box(30.6, 1.3, 3), [-1.5, 0, -1.5], { tone: 0.9, spacing: 3.4 }),
]
const doors: Thing[] = DOORS.flatMap((x, door) => [
  put(box(5.4, 5.4, 0.3), [x, 1.3, -3], { tone: 1.15 }),
  put(box(4.7, 4.9, 0.4), [x, 1.3, -2.95], door === 1 ? { tone: 0.14 } : { paint: slats }),
  ...(door === 1 ? [put(box(4.7, 1.1, 0.5), [x, 5.1, -2.92], { paint: slats })] : []),
  put(box(6.2, 0.18, 2.2), frame([x, 7, -2], 0, 14), { plate: 'accent', tone: 0.9 }),
  put(box(1.1, 0.9, 0.2), [x + 3.7, 5.6, -2.95], { tone: 0.4 }),
])

const crate = (x: number, y: number, z: number, turned: number): Thing => put(box(1.9, 1.9, 1.9), frame([x, y, z], turned), { paint: planks })
const pallet = (x: number, z: number, turned: number): Thing[] => [
  put(box(4.4, 0.16, 2.4), frame([x, 0.36, z], turned)),
  put(box(4.2, 0.36, 2.2), frame([x, 0, z], turned), { tone: 0.3 }),
]
const barrel = (x: number, y: number, z: number, isOdd = false): Thing[] => [
  put(
    lathe([
      [0, 0],
      [0.78, 0],
      [0.98, 1.1],
      [0.78, 2.2],
      [0, 2.2],
    ]),
    [x, y, z],
    { tone: 0.8, spacing: 3, plate: isOdd ? 'accent' : 'ink' },
  ),
  ...[0.45, 1.75].map((up) =>
    put(
      lathe([
        [0.84, -0.1],
        [0.96, -0.1],
        [0.96, 0.1],
        [0.84, 0.1],
      ]),
      [x, y + up, z],
      { edge: 0.7, tone: 0.5 },
    ),
  ),
]
const goods: Thing[] = [
  ...pallet(-10.2, 5.4, 8),
  ...[
    [-11.2, 0.52, 5.5],
    [-9.2, 0.52, 5.2],
    [-10.3, 2.42, 5.4],
  ].map(([x = 0, y = 0, z = 0], index) => crate(x, y, z, 8 + (chance(index) - 0.5) * 10)),
  ...pallet(-4.6, 3.2, -5),
  ...[
    [-5.6, 0.52, 3.2],
    [-3.6, 0.52, 3.3],
    [-5.5, 2.42, 3.2],
    [-3.7, 2.42, 3.3],
    [-4.8, 4.32, 3.2],
  ].map(([x = 0, y = 0, z = 0], index) => crate(x, y, z, -5 + (chance(index + 4) - 0.5) * 8)),
  ...barrel(-7.1, 0, 7.2),
  ...barrel(-5, 0, 7.6, true),
  ...barrel(-1.5, 1.3, -1.4),
  ...barrel(0.5, 1.3, -1.2, true),
]

const wheel = (x: number, z: number): Thing[] => [
  put(bar(1.02, 0.7), frame([x, 1.02, z], 0, 90), { tone: 0.22 }),
  put(bar(0.5, 0.1), frame([x, 1.02, z + 0.7], 0, 90), { tone: 1.1 }),
]
const CAB: P2[] = [
  [0, 0],
  [3.4, 0],
  [3.4, 2],
  [2.5, 2.2],
  [1.9, 4.2],
  [0, 4.2],
]
const WINDOW: P2[] = [
  [0.5, 2.3],
  [2, 2.3],
  [1.55, 3.8],
  [0.5, 3.8],
]
/** A lorry with its load space towards the doors. */
const lorry: Thing[] = [
  put(box(9, 5, 4), [5.6, 1.5, 5], {
    tone: 1.12,
    spacing: 4.2,
    paint: ({ face, point: [x, y] }) => (face === 2 && Math.abs(y - 2.5) < 0.5 && Math.abs(x) < 3.4 ? { tone: 0.35, part: 1 } : {}),
  }),
  put(box(9.3, 0.3, 4.2), [5.6, 1.3, 5], { tone: 0.4 }),
  put(prism([CAB], 3.7), frame([10.4, 1.2, 6.85]), { plate: 'accent', tone: 0.95 }),
  put(prism([WINDOW], 0.1), frame([10.4, 1.2, 6.9]), { tone: 0.18 }),
  put(box(0.4, 0.6, 4), [13.9, 1.2, 5], { tone: 0.5 }),
  ...[2.6, 5, 12].flatMap((x) => wheel(x, 6.35)),
]

/** A warehouse with its doors to the yard, goods on pallets before it, and a lorry that waits for them. */
export const warehouse = () =>
  outdoors({ eye: [-9, 5.6, 34], target: [1.2, 5, 0], zoom: 1.1 }, [...hall, ...doors, ...goods, ...lorry], {
    height: 500,
    clouds: [...cloud(530, 120, 170, 4), ...cloud(90, 150, 130, 6)],
    ground: { tone: 1.05 },
  })
