import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { prism } from '../solids/prism'
import type { Hit } from '../solids/solid'
import { frame } from '../solids/vector'
import { put } from '../trace/thing'

const COLUMNS = [-5, -3, -1, 1, 3, 5]
const SHAFT = lathe([
  [0.62, 0],
  [0.62, 0.25],
  [0.5, 0.45],
  [0.46, 0.5],
  [0.38, 5.5],
  [0.42, 5.7],
  [0.58, 6],
])

/** Tall windows with a cross of bars, and a door between the columns in the middle. */
function windows({ point, face }: Hit): { tone?: number; part?: number } {
  const [across, up] = [face === 0 ? point[2] + 0.4 : point[0], point[1]]
  if (face === 1) return {}
  if (face === 2 && Math.abs(across) < 0.8)
    return up < 4.2 ? { tone: up < 3.9 && Math.abs(across) < 0.62 ? (Math.abs(across) < 0.06 ? 0.8 : 0.12) : 0.9, part: up < 3.9 && Math.abs(across) < 0.62 ? 2 : 1 } : {}
  const beside = ((across + 101) % 2) - 1
  if (Math.abs(beside) > 0.55 || up < 1.3 || up > 4.5) return {}
  const isPane = Math.abs(beside) < 0.4 && up > 1.5 && up < 4.3 && Math.abs(beside) > 0.04 && Math.abs(up - 3.2) > 0.05
  return isPane ? { tone: 0.12, part: 2 } : { tone: 0.95, part: 1 }
}

const steps = [0, 1, 2, 3, 4].map((index) => put(box(14.4 - index * 0.55, 0.32, 9.4 - index * 0.55), [0, index * 0.32, 0.6]))
const columns = COLUMNS.flatMap((x) => [put(SHAFT, [x, 1.6, 3.2], { lines: 'along', spacing: 3.4 }), put(box(1.3, 0.3, 1.3), [x, 7.6, 3.2], { edge: 0.8 })])
const roof = [
  put(box(12, 0.55, 7.2), [0, 7.9, 0.2]),
  put(box(12.2, 0.7, 7.4), [0, 8.45, 0.2], { spacing: 3.6 }),
  put(box(12.9, 0.35, 8.1), [0, 9.15, 0.2]),
  put(
    prism(
      [
        [
          [-6.45, 0],
          [6.45, 0],
          [0, 2.5],
        ],
        [
          [-5.2, 0.3],
          [5.2, 0.3],
          [0, 2.1],
        ],
      ],
      8.1,
    ),
    frame([0, 9.5, 4.25]),
  ),
  put(
    prism(
      [
        [
          [-5.6, 0.2],
          [5.6, 0.2],
          [0, 2.3],
        ],
      ],
      7.5,
    ),
    frame([0, 9.5, 3.9]),
    { tone: 0.8 },
  ),
  put(bar(0.62, 0.2), frame([0, 10.35, 3.9], 0, 90), { plate: 'accent', tone: 0.7 }),
]

/** The house of a bank: a temple of six columns on five steps. */
export const bank = () =>
  outdoors({ eye: [14, 2.6, 25], target: [0.2, 5.3, 0], zoom: 1.22 }, [...steps, put(box(11.4, 6.3, 5.4), [0, 1.6, -0.4], { paint: windows }), ...columns, ...roof], {
    clouds: [...cloud(120, 130, 210, 3), ...cloud(560, 200, 150, 5)],
  })
