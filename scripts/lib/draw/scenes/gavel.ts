import { indoors } from '../picture'
import { box } from '../solids/box'
import { lathe, type Turn } from '../solids/lathe'
import { frame } from '../solids/vector'
import { moved, put } from '../trace/thing'

const HEAD: Turn[] = [
  [0, -2.1],
  [1.15, -2.1],
  [1.25, -2],
  [1.25, -1.5],
  [1.05, -1.35],
  [1.05, -1.2],
  [1.15, -1.1],
  [1, -0.7],
  [0.95, 0],
  [1, 0.7],
  [1.15, 1.1],
  [1.05, 1.2],
  [1.05, 1.35],
  [1.25, 1.5],
  [1.25, 2],
  [1.15, 2.1],
  [0, 2.1],
]
const HANDLE: Turn[] = [
  [0, 0],
  [0.3, 0],
  [0.26, 1],
  [0.2, 2.2],
  [0.26, 4.4],
  [0.36, 6],
  [0.42, 6.8],
  [0.3, 7.1],
  [0.34, 7.3],
  [0.2, 7.5],
  [0, 7.55],
]
const gavelHead = [
  put(lathe(HEAD), [0, 0, 0], { tone: 0.65, spacing: 3.2 }),
  ...[-1.27, 1.27].map((at) =>
    put(
      lathe([
        [1.04, -0.08],
        [1.14, -0.08],
        [1.14, 0.08],
        [1.04, 0.08],
      ]),
      [0, at, 0],
      { plate: 'accent' },
    ),
  ),
  put(lathe(HANDLE), frame([0.7, 0, 0], 0, 0, -90), { tone: 0.7, spacing: 3.2 }),
]
const block = put(
  lathe([
    [0, 0],
    [3, 0],
    [3.1, 0.15],
    [3.1, 0.4],
    [2.8, 0.6],
    [2.7, 0.9],
    [2.4, 1.1],
    [0, 1.15],
  ]),
  [0, 0, 0],
  { tone: 0.6, spacing: 3.4 },
)
/** Law books that stand in a row, each with two bands on its spine. */
const spines = [1.5, 1.2, 1.7, 1.3, 1.5, 1.1, 1.6, 1.4, 1.2, 1.5, 1.6]
let left = -9.4
const books = spines.map((width, index) => {
  const x = left + width / 2
  left += width + 0.04
  const height = 8.4 + Math.sin(index * 2.1) * 0.7
  return put(box(width, height, 5), [x, 0, -6], {
    tone: index % 3 === 1 ? 0.5 : 0.8,
    paint: ({ face, point: [, y] }) =>
      face === 2 && (Math.abs(y - 1.4) < 0.14 || Math.abs(y - height + 1.4) < 0.14 || Math.abs(y - height + 2) < 0.1) ? { tone: 1.4, part: 1 } : {},
  })
})

/** A gavel on its block, before a row of law books. */
export const gavel = () =>
  indoors({ eye: [4, 8, 24], target: [1.2, 3.4, -1], zoom: 1.5 }, [
    block,
    ...moved(gavelHead, frame([-0.3, 2.42, 0], -28, 90)),
    ...books,
    put(box(80, 0.6, 26), [0, -0.61, -2], { tone: 0.9, spacing: 4.4 }),
  ])
