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
const wheels = [
  ...wheel(-2.6, 5.6, 1, 3.9, 32, 45),
  ...wheel(3.15, 7.75, 1, 2.35, 19, -72, { plate: 'accent' }, 5),
  ...wheel(2.5, 2.45, 1, 2.05, 17, 92, {}, 5),
  ...wheel(6.15, 4.6, 0.2, 2.6, 22, 117, {}, 5),
  ...wheel(-2.6, 5.6, 2.6, 1.5, 13, 60, {}, 4),
  ...wheel(-5.9, 9.3, 1.2, 1.7, 14, -30, {}, 4),
]
const FRAME = [
  [-9.2, -1],
  [9.6, -1],
  [9.6, 0.4],
  [8.9, 1.2],
  [8.9, 9.6],
  [7.6, 11],
  [-7.2, 11.6],
  [-8.6, 10.2],
  [-8.6, 1.2],
  [-9.2, 0.4],
] as const
const casing = [
  put(prism([FRAME, disc(-2.6, 5.6, 1.6), disc(3.6, 5.4, 0.7), disc(-6.6, 2.3, 0.9), disc(6.9, 9, 0.8), disc(-0.6, 9.9, 0.5)], 1), frame([0, 0, -1.3]), {
    tone: 1.12,
    spacing: 4.8,
  }),
  ...FRAME.slice(2, 8).map(([x, y]) => put(ball(0.24), [x * 0.955, y * 0.955 + 0.15, -1.25], { edge: 0.9 })),
  put(box(24, 1, 7), [0, -1.9, 0], { tone: 0.8 }),
]
const crank = [rod([6.15, 4.6, 1.6], [7.6, 2.9, 1.6], 0.24), put(bar(0.24, 1.4), frame([7.6, 2.9, 1.5], 0, 90), { plate: 'accent' })]

/** The wheels of a machine, one driving the other. */
export const gears = () => indoors({ eye: [-9, 8.4, 25], target: [0.2, 5, 0], zoom: 1.45 }, [...wheels, ...casing, ...crank])
