import { chance, rod } from '../kit'
import { outdoors } from '../picture'
import { cloud } from '../sky'
import { box } from '../solids/box'
import { heap } from '../solids/heap'
import { bar, lathe } from '../solids/lathe'
import type { Hit } from '../solids/solid'
import { put, type Thing } from '../trace/thing'

type Facade = { pitch: number; storey: number; share?: number; upright?: boolean }

/** Windows at even distances; upright ones run from floor to roof. */
const windows =
  ({ pitch, storey, share = 0.5, upright = false }: Facade, height: number) =>
  ({ point, face }: Hit): { tone?: number; part?: number } => {
    if (face === 1) return {}
    const across = Math.abs((((face === 0 ? point[2] : point[0]) + 600) % pitch) / pitch - 0.5) * 2
    const up = (point[1] % storey) / storey
    const isOpen = across < share && point[1] < height - storey * 0.5 && point[1] > storey * 0.4 && (upright ? point[1] > 0.8 : up > 0.3 && up < 0.8)
    return isOpen ? { tone: 0.3, part: 1 + (upright ? 0 : Math.floor(point[1] / storey) % 2) } : {}
  }

/** A tower in steps: width, height and depth of each. */
function tower(x: number, z: number, steps: readonly (readonly [width: number, height: number, depth: number])[], facade: Facade, tone = 1): Thing[] {
  let foot = 0
  return steps.flatMap(([width, height, depth]) => {
    const at = foot
    foot += height
    return [
      put(box(width, height, depth), [x, at, z], { paint: windows(facade, height), tone, spacing: 4.3 }),
      put(box(width + 0.25, 0.25, depth + 0.25), [x, at + height - 0.25, z], { tone, edge: 0.8 }),
    ]
  })
}
const towers = [
  ...tower(
    0.4,
    0,
    [
      [6.4, 8, 5.4],
      [5, 6, 4.4],
      [3.8, 4.4, 3.4],
      [2.4, 1.8, 2.2],
      [1.4, 1.2, 1.4],
    ],
    { pitch: 1, storey: 1, upright: true },
  ),
  ...tower(
    -8,
    1.2,
    [
      [6.4, 6.6, 5.6],
      [5.4, 3, 4.6],
    ],
    { pitch: 1.3, storey: 1.1 },
  ),
  ...tower(
    -14.6,
    -1.4,
    [
      [5.4, 11.5, 5],
      [4, 2.4, 3.6],
      [2.4, 1.2, 2.2],
    ],
    { pitch: 1.1, storey: 1, upright: true },
    0.95,
  ),
  ...tower(8, 1.4, [[6, 9.2, 5.4]], { pitch: 1.5, storey: 1.15, share: 0.62 }),
  ...tower(
    15,
    0,
    [
      [6, 6.2, 5],
      [4.6, 6.2, 4],
      [3, 1.4, 2.6],
    ],
    { pitch: 1.2, storey: 1.3 },
    0.95,
  ),
  ...tower(-21.5, 1, [[6, 6.4, 6]], { pitch: 1.4, storey: 1.3 }),
  ...tower(22, -1, [[6.4, 9.5, 6]], { pitch: 1.3, storey: 1.2 }, 0.9),
  rod([0.4, 21.2, 0], [0.4, 25, 0], 0.12, { plate: 'accent' }),
  put(
    lathe([
      [0.9, 0],
      [0.55, 1],
      [0.2, 1.9],
      [0, 2.2],
    ]),
    [0.4, 21.2, 0],
    { plate: 'accent' },
  ),
  put(
    lathe([
      [1.5, 0],
      [1.5, 1.5],
      [1.6, 1.55],
      [0, 2.5],
    ]),
    [9, 10.2, 1],
    { tone: 0.7 },
  ),
  ...[-1, 1].flatMap((a) => [-1, 1].map((c) => put(bar(0.1, 1), [9 + a, 9.2, 1 + c]))),
]
/** Far towers, in the haze. */
const far = Array.from({ length: 16 }, (_, index) =>
  put(box(3 + chance(index) * 3, 8 + chance(index + 40) * 11, 4), [-44 + index * 6, 0, -26 - chance(index + 7) * 8], { plate: 'accent', tone: 1.1, spacing: 3.6, edge: 0.7 }),
)
const street = [
  put(box(120, 0.2, 3), [0, 0, 6.4], { tone: 1 }),
  ...Array.from({ length: 13 }, (_, tree) =>
    put(
      heap(
        Array.from({ length: 5 }, (_, index) => [
          [-25 + tree * 4.1 + (chance(index + tree * 5) - 0.5) * 1.3, 1.3 + chance(index + tree * 3) * 0.8, 6.2 + chance(index) * 0.5],
          0.5 + chance(index + tree) * 0.25,
        ]),
      ),
      [0, 0, 0],
      { tone: 0.55 },
    ),
  ),
  ...Array.from({ length: 13 }, (_, tree) => put(bar(0.1, 1.2), [-25 + tree * 4.1, 0, 6.4])),
]

/** Towers of a city over a street with trees. */
export const skyline = () =>
  outdoors({ eye: [17, 3.2, 42], target: [0.5, 11, 0], zoom: 1.06 }, [...towers, ...far, ...street], {
    width: 720,
    clouds: [...cloud(180, 120, 220, 3), ...cloud(600, 85, 190, 7)],
  })
