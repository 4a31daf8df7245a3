import { chance, rod } from '../kit'
import { indoors } from '../picture'
import { box } from '../solids/box'
import type { Hit } from '../solids/solid'
import { frame, type V3 } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

const STOREY = 4.8
const [LEFT, RIGHT] = [-12, 12]
/** Where a book is missing, on the shelf in the middle. */
const GAP = { from: -1.7, to: 1.1 }

/** Two bands on the spine of a book, and a field for its title. */
const spine =
  (height: number, banded: boolean) =>
  ({ face, point: [, y] }: Hit): { tone?: number; part?: number } =>
    face === 2 && banded && (Math.abs(y - 0.55) < 0.09 || Math.abs(y - height + 0.55) < 0.09 || Math.abs(y - height + 1.15) < 0.28) ? { tone: 1.5, part: 1 } : {}

function row(storey: number): Thing[] {
  const books: Thing[] = []
  let x = LEFT + 0.3
  for (let index = storey * 50; x < RIGHT - 1; index++) {
    const [width, height] = [0.62 + chance(index) * 0.66, 3.2 + chance(index + 7) * 0.85]
    if (storey === 1 && x + width > GAP.from && x < GAP.to) x = GAP.to
    books.push(
      put(box(width, height, 3.4), [x + width / 2, storey * STOREY + 0.4, -0.4 - chance(index + 3) * 0.3], {
        tone: [0.7, 1.2, 0.95, 1.5][Math.floor(chance(index + 19) * 4)] ?? 1,
        paint: spine(height, chance(index + 31) > 0.35),
        plate: chance(index + 43) > 0.84 ? 'accent' : 'ink',
        spacing: 4.6,
      }),
    )
    x += width + 0.03
  }
  return books
}
const boards = [
  put(box(40, 22, 0.4), [0, -2, -2.6], { tone: 0.45 }),
  ...[-1, 0, 1, 2, 3].map((storey) => put(box(26, 0.4, 4), [0, storey * STOREY, -0.4], { tone: 1.1 })),
  ...[LEFT - 0.4, RIGHT + 0.4].map((x) => put(box(0.8, 22, 4.2), [x, -2, -0.4], { tone: 1 })),
]
/** The book beside the gap has fallen against the next one, and a slip of paper says what stood there. */
const gap = [
  put(box(0.8, 3.5, 3.2), frame([GAP.from + 0.74, STOREY + 0.42, -0.4], 0, 0, 15), { tone: 0.8, paint: spine(3.5, true), spacing: 3.2 }),
  put(box(1.5, 0.9, 0.08), frame([0.1, STOREY + 0.35, 1.7], 0, -10), { plate: 'accent', tone: 1.3 }),
]
/** A ladder leans against the shelves: where it stands, and where its upper end is. */
const FOOT = { x: 5.6, y: -4, z: 7 }
const HEAD = { x: 4.8, y: 16, z: 2.2 }
const onLadder = (y: number, aside: number): V3 => {
  const share = (y - FOOT.y) / (HEAD.y - FOOT.y)
  return [FOOT.x + (HEAD.x - FOOT.x) * share + aside, y, FOOT.z + (HEAD.z - FOOT.z) * share]
}
const ladder = [
  ...[-1.2, 1.2].map((aside) => rod(onLadder(FOOT.y, aside), onLadder(HEAD.y, aside), 0.18, { tone: 0.75 })),
  ...[-0.6, 1.8, 4.2, 6.6, 9, 11.4].map((y) => rod(onLadder(y, -1.2), onLadder(y, 1.2), 0.14, { plate: 'accent' })),
]

/** Shelves full of books, with a gap where one is missing, and a ladder. */
export const shelf = () => indoors({ eye: [-4, 7.4, 27], target: [0.6, 6.2, 0], zoom: 1.5 }, [...boards, ...[0, 1, 2].flatMap(row), ...gap, ...ladder], { light: [0.5, 0.45] })
