import { chance, ring } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const bellOnFoot = [
  put(
    lathe([
      [0, 0],
      [3.1, 0],
      [3.2, 0.15],
      [3.2, 0.45],
      [2.9, 0.7],
      [2.2, 0.85],
      [0, 0.9],
    ]),
    [0, 0, 0],
    { tone: 0.55, spacing: 3.2 },
  ),
  put(
    lathe(
      [
        [2.75, 0],
        [2.72, 0.25],
        [2.5, 1],
        [2, 1.75],
        [1.3, 2.25],
        [0.6, 2.45],
        [0.4, 2.45],
      ],
      60,
    ),
    [0, 1.2, 0],
    { plate: 'accent', spacing: 3.2 },
  ),
  put(ring(2.75, 0.09), [0, 1.2, 0], { plate: 'accent' }),
  put(bar(0.32, 0.8), [0, 3.6, 0], { tone: 0.6 }),
  put(ball([0.62, 0.3, 0.62]), [0, 4.5, 0], { tone: 0.7 }),
]

const [WIDE, HIGH] = [3.4, 2.6]
/** Pigeonholes: dark where nothing is in front of their backs. */
function holes({ face, point: [x, y] }: Hit): { tone?: number; part?: number } {
  if (face !== 2) return { tone: 0.8 }
  const [across, up] = [Math.abs(((x + 100 * WIDE) % WIDE) - WIDE / 2), Math.abs(((y + 100 * HIGH) % HIGH) - HIGH / 2)]
  return across > WIDE / 2 - 0.14 || up > HIGH / 2 - 0.14 ? { tone: 1, part: 1 } : { tone: 0.2 }
}
const rack = put(box(30.6, 13, 1), [0, 0, -6.5], { paint: holes })

/** Letters that wait in their holes, some of them with a seal. */
const letters = Array.from({ length: 36 }, (_, hole): Thing[] => {
  const [column, row] = [(hole % 9) - 4, Math.floor(hole / 9)]
  if (chance(hole + 3) < 0.38) return []
  const at = [column * WIDE, row * HIGH + 0.16, -5.9] as const
  const lean = (chance(hole + 11) - 0.5) * 22
  const letter = put(box(2.2, 1.5, 0.14), frame(at, 0, -8, lean), { tone: 1.45 })
  const seal = put(bar(0.26, 0.1), frame([at[0] - Math.sin((lean * Math.PI) / 180) * 0.7, at[1] + 0.75, -5.75], 0, 82), { plate: 'accent' })
  return chance(hole + 29) > 0.5 ? [letter, seal] : [letter]
}).flat()

const counter = [
  put(box(70, 0.6, 13), [0, -0.61, 1], { tone: 0.9, spacing: 4.4 }),
  put(box(5.6, 0.16, 4), frame([8.2, 0, 2.6], -18), { tone: 0.6 }),
  put(box(5.2, 0.3, 3.7), frame([8.2, 0.16, 2.6], -18), {
    tone: 1.4,
    paint: ({ face, point: [x, , z] }) => (face === 1 && Math.abs(x) < 2.1 && Math.abs(z) < 1.4 && (z + 9) % 0.45 < 0.09 ? { tone: 0.4, part: 1 } : {}),
  }),
]

/** The bell on the counter of an office, and behind it letters in their pigeonholes. */
export const bell = () => indoors({ eye: [4.5, 7, 23], target: [1.4, 3.3, -2], zoom: 1.5 }, [...bellOnFoot, rack, ...letters, ...counter], { light: [0.4, 0.4] })
