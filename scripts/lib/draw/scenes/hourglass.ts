import { round } from '../kit'
import { indoors } from '../picture'
import { box } from '../solids/box'
import { lathe, type Turn } from '../solids/lathe'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put } from '../trace/thing'

/** The outline of the glass: two bulbs and a neck. */
const GLASS: Turn[] = Array.from({ length: 33 }, (_, index) => {
  const share = index / 32
  const from = Math.abs(share - 0.5) * 2
  return [0.16 + 1.95 * Math.sin(Math.min(1, from * 1.12) * Math.PI * 0.5) ** 1.5 * (1 - 0.28 * Math.max(0, from - 0.72) ** 1.2), share * 7.4]
})

/** Sand in both bulbs; the rest is clear, with the light of a window in it. */
function sand({ point: [x, y, z] }: Hit): { tone: number; part?: number } {
  const out = Math.hypot(x, z)
  if (y < 2.05 - 0.35 * out * 0.4) return { tone: 0.62, part: 1 }
  if (y > 4.05 && y < 5.5) return { tone: 0.62, part: 2 }
  const isWindow = x < -0.55 && x > -1.05 && ((y > 5.7 && y < 6.7) || (y > 2.3 && y < 3))
  return isWindow ? { tone: 2, part: 3 } : { tone: 1.55 }
}

const plate: Turn[] = [
  [0, 0],
  [2.7, 0],
  [2.85, 0.15],
  [2.85, 0.4],
  [2.6, 0.55],
  [2.35, 0.6],
  [2.35, 0.75],
  [0, 0.75],
]
const post: Turn[] = [
  [0, 0],
  [0.34, 0],
  [0.34, 0.3],
  [0.2, 0.5],
  [0.17, 1],
  [0.27, 1.9],
  [0.17, 2.6],
  [0.3, 3.3],
  [0.36, 3.7],
  [0.3, 4.1],
  [0.17, 4.8],
  [0.27, 5.5],
  [0.17, 6.4],
  [0.2, 6.9],
  [0.34, 7.1],
  [0.34, 7.4],
  [0, 7.4],
]
const glass = [
  put(lathe(plate), [0, 2.4, 0], { tone: 0.85 }),
  put(lathe(plate.map(([radius, height]): Turn => [radius, 0.75 - height]).reverse()), [0, 10.55, 0], { tone: 0.85 }),
  put(lathe(GLASS), [0, 3.15, 0], { paint: sand, spacing: 3.4 }),
  ...round(4, 25, 385)
    .slice(1)
    .map(([x, z]) => put(lathe(post), [x * 2.35, 3.15, z * 2.35], { plate: 'accent', spacing: 3.2, tone: 0.95 })),
]
const pages = ({ face, point: [x] }: Hit) => (face === 2 && x > -3.6 ? { tone: 1.1, part: 1 } : face === 0 && x > 0 ? { tone: 1.1, part: 1 } : {})
const books = [
  put(box(8.4, 0.2, 6), frame([0.2, 0, 0], 8), { tone: 0.55 }),
  put(box(8, 0.9, 5.6), frame([0.3, 0.2, 0], 8), { paint: pages, spacing: 2.6 }),
  put(box(8.4, 0.2, 6), frame([0.2, 1.1, 0], 8), { tone: 0.55 }),
  put(box(7, 0.14, 5.2), frame([-0.2, 1.3, 0], -7), { tone: 0.7 }),
  put(box(6.7, 0.82, 4.9), frame([-0.1, 1.44, 0], -7), { spacing: 2.6, tone: 1.1 }),
  put(box(7, 0.14, 5.2), frame([-0.2, 2.26, 0], -7), { tone: 0.7 }),
  put(box(70, 0.6, 16), [0, -0.61, 0], { tone: 0.9, spacing: 4.6 }),
]

/** An hourglass on two closed books. */
export const hourglass = () => indoors({ eye: [6, 9.5, 27], target: [0.2, 5.6, 0], zoom: 1.56 }, [...glass, ...books])
