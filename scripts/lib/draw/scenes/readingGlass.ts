import { rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { type P2, prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

/** Half of an open book from the front: its leaves bend down to the fold. */
const side = (of: 1 | -1): P2[] => {
  const top: P2[] = Array.from({ length: 15 }, (_, index) => {
    const along = index / 14
    return [of * along * 7.4, 1.05 + Math.sin(Math.PI * Math.min(1, along * 1.25)) * 0.75 - along * 0.45]
  })
  return [[0, 0.3], ...top, [of * 7.5, 0.3]]
}
const DEEP = 9.6
/** What of the page lies under the glass, as its visitors see it: its middle and how wide it is. */
const UNDER = { x: 3.6, z: -5.9, wide: 2.35, deep: 2.6 }
/** Lines of print, and larger ones under the glass. */
function print({ normal, point: [x, , z] }: Hit): { tone?: number; part?: number } {
  if (Math.abs(normal[1]) < 0.5) return {}
  const [across, down] = [Math.abs(x), DEEP + z]
  if (Math.hypot((x - UNDER.x) / UNDER.wide, (z - UNDER.z) / UNDER.deep) < 1) return down % 1.3 > 0.72 ? { tone: 0.18, part: 1 } : { tone: 1.5 }
  if (across < 0.9 || across > 6.6 || down < 0.9 || down > DEEP - 0.9) return { tone: 1.5 }
  const line = Math.floor(down / 0.62)
  const end = 6.5 - ((line * 7) % 5) * 0.26 - (line % 6 === 5 ? 2.4 : 0)
  return line % 6 !== 0 && down % 0.62 > 0.34 && across < end ? { tone: 0.3, part: 1 } : { tone: 1.5 }
}
const book: Thing[] = [
  put(box(15.8, 0.3, DEEP + 0.5), [0, 0, 0], { plate: 'accent', tone: 0.7 }),
  ...([1, -1] as const).map((of) => put(prism([side(of)], DEEP), [0, 0, DEEP / 2], { tone: 1.5, paint: print, lines: 'along' })),
  put(box(0.7, 0.06, 3.4), frame([3.9, 1.3, 6], 6, 24), { plate: 'accent' }),
]

const GLASS = 2.4
const lens: Thing[] = [
  put(
    lathe(
      round(12).map(([x, y]) => [GLASS + x * 0.26, y * 0.26] as const),
      60,
    ),
    frame([3.5, 2.6, 1.2], 0, 8),
    { plate: 'accent', spacing: 3 },
  ),
  rod([5.2, 2.5, 3.05], [6.2, 2.1, 4.2], 0.24, { plate: 'accent' }),
  rod([6.1, 2.15, 4.1], [9.5, 0.55, 7.8], 0.42, { tone: 0.35, spacing: 3 }),
  put(ball(0.46), [9.6, 0.5, 7.9], { tone: 0.4 }),
]
const desk: Thing[] = [
  put(box(90, 0.6, 24), [0, -0.61, 0], { tone: 0.85, spacing: 4.6 }),
  put(box(7, 1.5, 5), frame([-12.4, 0, -4.2], 14), { tone: 0.5 }),
  put(box(6.4, 1.2, 4.6), frame([-12.2, 1.5, -4.3], 4), { tone: 0.9, plate: 'accent' }),
  put(box(6, 1, 4.2), frame([-12.6, 2.7, -4.1], 20), { tone: 0.6 }),
  put(
    lathe([
      [0, 0],
      [1.5, 0],
      [1.6, 0.2],
      [1.5, 1.7],
      [0.7, 2.1],
      [0.7, 2.5],
      [0.9, 2.6],
      [0, 2.6],
    ]),
    [10.4, 0, -4.6],
    { tone: 0.3, spacing: 3 },
  ),
  rod([10.4, 2, -4.6], [13.6, 8.4, -6.4], 0.12, { tone: 1.2 }),
  put(bar(0.34, 3.6, 0.05), frame([12.2, 5.4, -5.6], 0, 8, -26), { tone: 1.3 }),
]

/** An open book under a reading glass, on a desk with an inkwell. */
export const readingGlass = () => indoors({ eye: [2.5, 15, 25], target: [1.4, 1.9, 0.6], zoom: 1.3 }, [...book, ...lens, ...desk], { width: 720, light: [0.45, 0.3] })
