import { disc, rod, round } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { type P2, prism } from '../solids/prism'
import { frame, type V3 } from '../solids/vector'
import { moved, put, type Thing } from '../trace/thing'

/** The body of a lock, seen from the front. */
const BODY: readonly P2[] = [
  [-2.1, 0.6],
  ...round(6, 180, 270).map(([x, y]): P2 => [x * 0.6 - 1.5, y * 0.6 + 0.6]),
  ...round(6, 270, 360).map(([x, y]): P2 => [x * 0.6 + 1.5, y * 0.6 + 0.6]),
  [2.1, 3.6],
  [1.7, 4],
  [-1.7, 4],
  [-2.1, 3.6],
]
const KEYHOLE: readonly P2[] = [[-0.16, 1.1], [0.16, 1.1], [0.14, 1.9], ...round(12, -50, 230).map(([x, y]): P2 => [x * 0.32, 2.15 + y * 0.32])]

const bow: V3[] = round(14, 0, 180).map(([x, y]): V3 => [x * 1.3, 5.2 + y * 1.3, -0.75])
const lock = [
  put(prism([BODY, KEYHOLE], 1.5), [0, 0, 0], { plate: 'accent', spacing: 3.2 }),
  put(box(3.6, 3.4, 0.2), [0, 0.3, -1], { tone: 0.1 }),
  put(prism([disc(0, 2, 1.15, 36), disc(0, 2, 0.95, 36)], 0.12), [0, 0, 0.12], { tone: 0.7 }),
  rod([-1.3, 3.9, -0.75], [-1.3, 5.2, -0.75], 0.32, { tone: 0.8 }),
  rod([1.3, 3.9, -0.75], [1.3, 5.2, -0.75], 0.32, { tone: 0.8 }),
  ...bow.slice(1).map((to, index) => rod(bow[index] ?? to, to, 0.32, { tone: 0.8, edge: 0.6 })),
]

/** Leaves between covers, with a strap around them. */
const pages = ({ face }: { face: number }) => (face === 1 ? {} : { tone: 1.15, part: 1 })
const book = (width: number, depth: number, thick: number): Thing[] => [
  put(box(width, 0.3, depth), [0, 0, 0], { tone: 0.55 }),
  put(box(width - 0.5, thick, depth - 0.5), [0, 0.3, 0], { paint: pages, spacing: 2.6 }),
  put(box(width, 0.3, depth), [0, thick + 0.3, 0], { tone: 0.55 }),
  put(box(0.9, thick + 0.75, depth + 0.15), [width * 0.28, -0.04, 0], { tone: 0.35, spacing: 3 }),
]
const KEY: V3 = [3.3, 0.25, 2.6]
const key = moved(
  [
    rod([0, 0, 0], [3.4, 0, 0], 0.2, { plate: 'accent' }),
    put(prism([disc(-0.85, 0, 0.95), disc(-0.85, 0, 0.5)], 0.34), frame([0, 0.17, 0], 0, -90), { plate: 'accent' }),
    put(box(0.3, 0.3, 0.9), [2.6, -0.15, 0.5], { plate: 'accent' }),
    put(box(0.3, 0.3, 0.7), [3.15, -0.15, 0.4], { plate: 'accent' }),
    put(ball(0.3), [0.1, 0, 0], { plate: 'accent' }),
  ],
  frame(KEY, 24),
)

/** A closed padlock before strapped ledgers, with its key beside it. */
export const padlock = () =>
  indoors({ eye: [5, 7.4, 24], target: [1.5, 3.2, -0.6], zoom: 1.64 }, [
    ...lock,
    ...moved(book(11, 7.4, 1.5), frame([0.6, 0, -6.4], 6)),
    ...moved(book(10, 6.8, 1.3), frame([0.2, 2.1, -6.4], -5)),
    ...moved(book(9.4, 6.4, 1.1), frame([0.9, 4, -6.5], 9)),
    ...key,
    put(box(80, 0.6, 24), [0, -0.61, -2], { tone: 0.9, spacing: 4.4 }),
  ])
