import { chance, rod, round } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { type P2, prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame, type V3 } from '../solids/vector'
import { moved, put, type Thing } from '../trace/thing'

/** A box as it is seen from the front: straight sides under half a circle. */
const arch = (radius: number, foot: number): P2[] => [[-radius, foot], ...round(18, 180, 0).map(([x, y]): P2 => [x * radius, y * radius]), [radius, foot]]
const DEPTH = 7.6

const shell = [
  put(prism([arch(2.3, -2.2), arch(2.1, -2)], DEPTH), [0, 0, 0], { tone: 0.8, spacing: 3.2 }),
  put(prism([arch(2.1, -2)], 0.2), [0, 0, -DEPTH + 1], { tone: 0.15 }),
  ...[-1, -DEPTH + 1.2].map((z) => put(prism([arch(2.38, -2.25), arch(2.2, -2.1)], 0.28), [0, 0, z], { tone: 0.55 })),
  put(prism([arch(2.1, -2)], 0.15), frame([0, -2.2, 0.1], 0, 112), { tone: 0.9 }),
]
/** Letters that stand out of the box, with an address and a stamp. */
const address = ({ face, point: [x, y] }: Hit): { tone?: number; part?: number } => {
  if (face !== 2) return {}
  if (x > 0.85 && x < 1.35 && y > 1.3 && y < 1.9) return { tone: 0.5, part: 2 }
  return x > -0.9 && x < 0.4 && y > 0.4 && y < 1.1 && y % 0.32 < 0.1 ? { tone: 0.3, part: 1 } : {}
}
const letter = (at: V3, turned: number, leant: number, tilted: number): Thing => put(box(3.2, 2.2, 0.07), frame(at, turned, leant, tilted), { tone: 1.45, paint: address })
const letters = [letter([0.1, -1.9, 0.5], 4, -12, -5), letter([-0.2, -1.9, -0.2], -6, -8, 7), letter([0.25, -1.8, -1.1], 5, -5, 3)]
const flag = [
  rod([2.5, -1, -2.4], [2.5, 3.6, -2.4], 0.15, { tone: 0.7 }),
  put(box(2.3, 1.3, 0.16), [3.6, 2.3, -2.4], { plate: 'accent', tone: 0.5, spacing: 3.4 }),
  put(ball(0.3), [2.5, -1, -2.4], { plate: 'accent' }),
]
const mailboxParts = moved([...shell, ...letters, ...flag], frame([0, 8, 2.6], -34))
const grain = ({ point: [x, y, z] }: Hit) => ({ tone: 0.8 + 0.25 * chance(Math.floor((x + z) * 3) * 7 + Math.floor(y / 2.2)) })
const post = [
  put(box(1.1, 6, 1.1), frame([1.6, 0, -0.6], -34), { paint: grain, spacing: 3.2 }),
  ...moved([put(box(1, 0.5, 6.2), [0, 0, 0], { tone: 0.6 })], frame([1.6, 5.4, -0.2], -34)),
]
const PALE: readonly P2[] = [
  [-0.55, 0],
  [0.55, 0],
  [0.55, 4],
  [0, 4.8],
  [-0.55, 4],
]
const fence = [
  ...Array.from({ length: 26 }, (_, index) => put(prism([PALE], 0.25), [-20 + index * 1.65, 0, -7], { tone: 1.35, spacing: 4 })),
  ...[1.2, 3].map((y) => put(box(46, 0.4, 0.3), [0, y, -7.4], { tone: 1.1 })),
]
const bush = (x: number, z: number, size: number, seed: number) =>
  put(
    heap(
      Array.from({ length: 16 }, (_, index): [V3, number] => [
        [(chance(seed + index) - 0.5) * 3 * size, (0.5 + chance(seed + index + 20) * 1.1) * size, (chance(seed + index + 40) - 0.5) * 1.6 * size],
        (0.5 + chance(seed + index + 60) * 0.3) * size,
      ]),
    ),
    [x, 0, z],
    { tone: 0.6, spacing: 3.4 },
  )
/** A mailbox at the road, open, with letters in it and its flag up. */
export const mailbox = () =>
  outdoors(
    { eye: [-5, 9.6, 26], target: [0.4, 6.3, 0], zoom: 1.42 },
    [...mailboxParts, ...post, ...fence, bush(-9, -5.2, 1.5, 3), bush(9.5, -5.4, 1.8, 11), bush(13, -5, 1.4, 29)],
    {
      clouds: [...cloud(120, 90, 190, 4), ...cloud(500, 120, 190, 7)],
      ground: { tone: 1.1 },
    },
  )
