import type { P2 } from '../solids/prism'
import type { PenLine, Person } from './person'
import { type Bump, type Height, relief, sideOf } from './relief'
import { curve, type Shape, shape } from './shape'

type Features = Pick<Person, 'nose' | 'lips' | 'chin' | 'brow'>

/** The head from the side, with its neck, looking to the left. */
export function headShape({ nose = 0, lips = 0, chin = 0, brow = 0 }: Features): Shape {
  const face: P2[] = [
    [47, 15.5],
    [40, 20.5],
    [36, 26.5],
    [34.2, 32 + brow * 0.2],
    [33 - brow, 36.6],
    [34 - brow * 0.4, 39.8],
    [32.4 - nose * 0.4, 44],
    [29.6 - nose * 0.8, 48.6],
    [27.4 - nose, 52],
    [28 - nose, 53.9],
    [30.8 - nose * 0.4, 54.7],
    [33.4, 55.6],
    [32.6 - lips * 0.6, 58],
    [31.3 - lips, 60],
    [32.2 - lips * 0.7, 61.3],
    [33.4 - lips * 0.3, 61.8],
    [32.2 - lips * 0.8, 62.7],
    [31.9 - lips, 64],
    [33.4 - lips * 0.4, 66],
    [34.4 - chin * 0.4, 67.4],
    [33.4 - chin, 70],
    [33.6 - chin, 72.6],
    [36 - chin * 0.7, 75.4],
    [40, 76.8],
    [45.5, 77.2],
    [48.5, 79.6],
    [49, 84],
    [47.5, 90],
    [42, 97],
    [34, 104],
  ]
  const back: P2[] = [
    [88, 104],
    [79, 96],
    [74.5, 90],
    [72.2, 82],
    [72, 74],
    [74.5, 66],
    [79.4, 56],
    [81.6, 46],
    [81, 35],
    [77, 24.5],
    [70, 17],
    [60, 13],
  ]
  return shape([...face, ...back])
}

/** The surface of a head: a round form with cheeks, an eye that lies deep, and a jaw over the neck. */
export function headRelief(head: Shape, extra: readonly Bump[]): { plain: Height; round: Height; whole: Height } {
  const bumps: Bump[] = [
    [39, 41.6, 3.4, -1.9, 2.6],
    [37.2, 41.8, 1.5, 0.9, 1.3],
    [37.5, 37.4, 4.6, 0.8, 1.5],
    [45, 51, 6, 1.5, 4.5],
    [34, 52.6, 1.9, 1.2, 1.6],
    [36.3, 56.5, 1.5, -0.5, 4],
    [36.6, 71, 4.2, 1, 3.2],
    [36.2, 66.6, 2.4, -0.6, 1.4],
    [45, 64, 6, -1.2, 5],
    [51, 36, 6, -0.9, 7],
    ...extra,
  ]
  const plain = relief(head, 22, 12, [
    [45, 51, 8, 1.6, 6],
    [38, 42, 5, -0.8, 3],
  ])
  const round = relief(head, 19, 12.5, bumps)
  // What is under the jaw lies deeper.
  const underJaw = sideOf([33, 75.6], [61.5, 67.5], 5)
  const beforeEar = sideOf([60.5, 50], [62.5, 72], 8)
  return { plain, round, whole: (x, y) => round(x, y) - 3.4 * underJaw(x, y) * (x > 56 ? beforeEar(x, y) : 1) }
}

const pen = (width: number, ...points: P2[]): PenLine => ({ width, points: curve(points) })

/** What is drawn of a face with the pen: eye and brow, nostril, mouth, and the ear unless hair covers it. */
export function features({ nose = 0, lips = 0, ear, age = 0, brow = 0, bearded = false }: Person): PenLine[] {
  const eye = [
    pen(1, [34.9, 41.6], [36.4, 40.3], [38.6, 40.3], [41.2, 42]),
    pen(0.45, [35.4, 43.4], [37, 43.8], [39, 43.5]),
    pen(0.4, [35.3, 39.6], [37.4, 38.5], [40.2, 38.9], [42.4, 40.6]),
    pen(1.5, [35.9, 40.8], [35.7, 42], [36, 43.3]),
    pen(0.3, [34.9, 41.6], [34.9, 42.6], [35.4, 43.4]),
    pen(1.3, [34.4 - brow, 36.6], [37.4, 34.7], [41.2, 35], [44.8, 36.8]),
    pen(0.9, [35.6 - brow, 37.1], [38, 35.6], [41, 35.8], [43.4, 36.8]),
  ]
  const lower = [
    pen(1.1, [30.6 - nose * 0.4, 54.3], [31.9, 53.3], [33.2, 54]),
    pen(0.5, [32.9, 50.6], [35, 51.4], [35.5, 53.4], [34.4, 54.9]),
    pen(1, [32.4 - lips * 0.7, 61.5], [34.6, 61.9], [36.6, 61.6], [38.4, 62.4]),
    pen(0.4, [33 - lips * 0.5, 65.4], [34.8, 65.6], [36.2, 64.8]),
  ]
  const mouth = bearded ? lower.slice(0, 2) : lower
  const shell = [
    pen(0.9, [60.2, 52], [58.4, 47.4], [59.6, 43.2], [63.2, 42], [66.2, 44.6], [66, 49.4], [63.6, 53.4], [62.2, 56.6], [60.2, 57], [59.4, 54.4]),
    pen(0.55, [60.6, 48.4], [61.2, 45.4], [63.2, 44.6], [64.3, 46.6], [63.6, 49.6], [62, 51.6]),
    pen(1, [60, 49.6], [61.4, 50.4], [61.2, 52.4]),
  ]
  const years = [
    pen(0.35 * age, [38.4, 55.4], [40.2, 58.4], [40.4, 62]),
    pen(0.3 * age, [42.2, 42.6], [44, 43.2], [45.4, 44.6]),
    pen(0.3 * age, [42.2, 41.4], [44.2, 41.2], [46, 41.8]),
    pen(0.3 * age, [36.2, 46], [38.4, 47], [40.6, 46.4]),
    pen(0.3 * age, [38.4, 30.6], [42, 30], [46, 30.8]),
  ]
  return [...eye, ...mouth, ...(ear === 'covered' ? [] : shell), ...(age > 0 ? years : [])]
}

/** Glasses: a rim before the eye, and the bow that leads to the ear. */
export function glassesLines(kind: 'round' | 'square'): PenLine[] {
  const rim: P2[] =
    kind === 'round'
      ? [
          [33, 42.4],
          [34.4, 38.8],
          [37.2, 37.8],
          [40, 39.2],
          [40.9, 42.6],
          [39.6, 46],
          [36.8, 47.2],
          [34.2, 46],
          [33, 42.4],
        ]
      : [
          [32.8, 39],
          [36.6, 38.4],
          [40.8, 38.8],
          [41.2, 42],
          [40, 45.6],
          [36.6, 46.2],
          [33.6, 45.4],
          [32.8, 39],
        ]
  return [
    { ...pen(0.75, ...rim), isEven: true },
    { ...pen(0.7, [40.9, 40.8], [50, 41.6], [60.5, 43.4]), isEven: true },
  ]
}
