import { disc, gear, rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar } from '../solids/lathe'
import { prism } from '../solids/prism'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

type Options = Parameters<typeof put>[2]

/** A wheel on its axle, turned so that its teeth meet those of its neighbour. */
const wheel = (x: number, y: number, z: number, radius: number, teeth: number, turned: number, options: Options = {}, spokes = 6): Thing[] => [
  put(gear(radius, teeth, 0.9, spokes), frame([x, y, z], 0, 0, turned), { spacing: 3.8, ...options }),
  put(bar(radius * 0.24, 1.5), frame([x, y, z - 1.1], 0, 90), { tone: 0.9, ...options }),
  put(bar(radius * 0.11, 2.4), frame([x, y, z - 1.4], 0, 90), { tone: 1.1 }),
  ...(radius > 2.4
    ? round(6, 30, 390)
        .slice(1)
        .map(([a, b]) => put(ball(0.13), [x + a * radius * 0.18, y + b * radius * 0.18, z + 0.42], { edge: 0.8 }))
    : []),
]
const wheels = [...wheel(-2.4, 6.3, 1, 4.4, 30, 45), ...wheel(3.85, 8.15, 1, 2.5, 17, -70, { plate: 'accent' }, 5), ...wheel(3.2, 2.9, 1, 2.5, 17, 98, {}, 5)]
/** Two cheeks that hold the axles, on a bed with feet. */
const CHEEK = [
  [-3.6, 0],
  [3.6, 0],
  [2.4, 1.2],
  [1.1, 5.2],
  [0.8, 6.9],
  [-0.8, 6.9],
  [-1.1, 5.2],
  [-2.4, 1.2],
] as const
const casing = [
  put(prism([CHEEK, disc(0, 2.9, 0.7)], 0.9), frame([-2.4, -0.2, -1.2]), { tone: 1.1, spacing: 5.2 }),
  put(prism([CHEEK.map(([x, y]) => [x * 0.72, y * 1.27] as const)], 0.9), frame([3.6, -0.2, -1.2]), { tone: 1.1, spacing: 5.2 }),
  put(box(15, 0.8, 5.6), [0.6, -1, 0], { tone: 0.75 }),
  ...[-5.4, 6.6].flatMap((x) => [-1.7, 2.1].map((z) => put(bar(0.34, 0.35), [x, -0.2, z], { plate: 'accent' }))),
  put(box(90, 0.6, 26), [0, -1.61, -2], { tone: 0.95, spacing: 5 }),
]
const crank = [rod([3.2, 2.9, 2.2], [5.6, 1.5, 2.2], 0.26), put(bar(0.26, 1.7), frame([5.6, 1.5, 2.1], 0, 90), { plate: 'accent' })]

/** The wheels of a machine, one driving the other. */
export const gears = () => indoors({ eye: [-7, 8, 27], target: [0.7, 4.6, 0], zoom: 1.42 }, [...wheels, ...casing, ...crank])
