import { chance } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { ball } from '../solids/ball'
import { bar, lathe } from '../solids/lathe'
import { heap } from '../solids/heap'
import { type P2, prism } from '../solids/prism'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

/** A board that points to the right; its writing is a row of grooves, because nobody can read it. */
const ARM: readonly P2[] = [
  [-0.5, -0.75],
  [5, -0.75],
  [6.1, 0],
  [5, 0.75],
  [-0.5, 0.75],
]
const arm = (height: number, turned: number, tone: number): Thing =>
  put(prism([ARM], 0.34), frame([0, height, 0.2], turned), {
    tone,
    paint: ({ face, point: [x, y] }) => (face === 0 && Math.abs(y) < 0.3 && x > 0.6 && x < 4.6 && (x + 9) % 0.62 < 0.34 ? { tone: 0.3, part: 1 } : {}),
  })

const post = [
  put(bar(0.36, 12.6, 0.28), [0, 0, 0], { tone: 0.6, spacing: 3.2 }),
  put(
    lathe([
      [0, 0],
      [0.5, 0],
      [0.6, 0.2],
      [0.5, 0.4],
      [0, 0.45],
    ]),
    [0, 12.5, 0],
    { plate: 'accent' },
  ),
  put(ball(0.55), [0, 13.4, 0], { plate: 'accent' }),
  arm(10.9, 16, 0.95),
  arm(8.9, 158, 0.85),
  arm(6.9, -38, 0.95),
]

const stones = [
  [-1.2, 0.5, 0.7],
  [-0.4, 1.1, 0.9],
  [0.7, 0.9, 0.8],
  [1.3, 0.2, 0.6],
  [0.2, 1.6, 0.5],
  [-0.9, -0.6, 0.7],
] as const
const cairn = put(heap(stones.map(([x, z, radius]) => [[x, radius * 0.4, z], radius])), [0, 0, 0], { tone: 0.8 })

/** Tufts of grass: a few blades that lean away from each other. */
const grass = Array.from({ length: 11 }, (_, tuft): Thing[] => {
  const [x, z] = [(chance(tuft) - 0.5) * 36, 8 - chance(tuft + 40) * 20]
  return [-24, -8, 9, 26].map((tilt, blade) =>
    put(bar(0.09, 0.55 + chance(tuft + blade * 9) * 0.7, 0.01), frame([x + blade * 0.16, 0, z], 0, 0, -tilt), { tone: 0.4, edge: 0.6, castsShadow: false }),
  )
}).flat()

const hill = (x: number, z: number, radius: number, height: number): Thing => put(ball([radius, height, radius]), [x, 0, z], { tone: 0.95, spacing: 4.8, lines: 'along' })

/** A signpost in open country whose three boards point away from each other. */
export const signpost = () =>
  outdoors({ eye: [2, 4.4, 30], target: [0, 7, 0], zoom: 1.3 }, [...post, cairn, ...grass, hill(-32, -60, 34, 9), hill(30, -75, 42, 12), hill(4, -110, 50, 13)], {
    width: 720,
    clouds: [...cloud(560, 110, 230, 5), ...cloud(150, 170, 190, 9)],
  })
