import type { P2 } from '../solids/prism'
import type { Cloth } from './person'
import { curve, shape } from './shape'

/** How hair lies that is combed around a point, in waves; that falls from a point; that hangs; that is curled. */
export const around =
  (cx: number, cy: number, wave = 0, often = 6) =>
  (x: number, y: number) =>
    Math.hypot(x - cx, y - cy) + wave * Math.sin(Math.atan2(y - cy, x - cx) * often)
export const from =
  (cx: number, cy: number, wide = 45, wave = 0) =>
  (x: number, y: number) =>
    Math.atan2(y - cy, x - cx) * wide + wave * Math.sin(y / 3.4)
export const hanging =
  (lean = 0, wave = 0) =>
  (x: number, y: number) =>
    x + lean * y + wave * Math.sin(y / 3.2 + x * 0.12)
export const curled =
  (size: number, often: number, cx = 60, cy = 42) =>
  (x: number, y: number) => {
    const out = Math.hypot(x - cx, y - cy)
    return out + size * Math.sin(Math.atan2(y - cy, x - cx) * often + out * 0.7)
  }

export const line = (width: number, ...points: P2[]) => ({ width, points: curve(points) })
/** A ring in the ear. */
export const earring = (x: number, y: number, size: number) => ({
  isEven: true,
  ...line(0.45, ...Array.from({ length: 9 }, (_, index): P2 => [x + size * Math.sin((index * Math.PI) / 4), y + size - size * Math.cos((index * Math.PI) / 4)])),
})

export const jacket: Cloth = {
  shape: shape('6,104 14,97.5 26,92.8 36,91.6 42,96 48,101.5 58,92 66,86.5 73,85.5 83,90 94,96 101,104 60,112'),
  tone: 0.42,
  lie: (x, y) => x * 0.8 + y * 0.45,
}
export const lapel: Cloth = {
  shape: shape('48,102 55,91.5 64,85.6 72.6,83.2 75,86.4 69,92 62,97 57,104'),
  tone: 0.6,
  lie: (x, y) => y * 0.9 - x * 0.3,
}
export const collar: Cloth = {
  shape: shape('41,104 43.5,96 46.5,88 49,83.5 56,86.5 66,85.5 72,80.5 74,85 70,92 60,98 52,104'),
  tone: 1.08,
  lie: (x, y) => y + x * 0.2,
}
export const dress: Cloth = {
  shape: shape('8,104 20,97 32,95 42,98.6 54,99.4 66,95 75,89.4 85,92 95,98 101,106 60,112'),
  tone: 0.55,
  lie: (x, y) => y + x * 0.1,
}
export const highCollar: Cloth = {
  shape: shape('44.5,92 47.4,84.4 58,88 73.4,80.4 75.4,87 72,94 60,99 47,98'),
  tone: 0.6,
  lie: (x, y) => x - y * 0.2,
}
export const mantle: Cloth = {
  shape: shape('6,104 16,97 30,93 46,94.6 60,96.4 74,87.6 84,91 95,97 101,104 60,112'),
  tone: 0.5,
  lie: (x, y) => x * 0.9 + y * 0.3,
}

/** Hair behind the ear of a man, from the forehead to the neck; `up` raises it from the head. */
export const short = (up: number, front = 0) =>
  shape([
    [36.4 + front, 27 - front],
    [37 + front, 20.5 - up * 0.6],
    [43, 13 - up],
    [53, 9 - up],
    [64, 9.4 - up * 0.8],
    [74, 13.8 - up * 0.5],
    [81.5, 22.5 - up * 0.2],
    [84.4, 35],
    [83.4, 47],
    [79.6, 57],
    [75.4, 65],
    [71.5, 68],
    [70, 62],
    [68.4, 54],
    [66.8, 46.5],
    [63, 41.8],
    [60, 43],
    [58.6, 48],
    [57.4, 53],
    [55.8, 49],
    [55, 40],
    [52, 33],
    [47, 29.4],
    [42 + front * 0.5, 25.6 - front * 0.4],
  ])
export const JAW: P2[] = [
  [57.6, 50],
  [58.8, 58],
  [57, 66],
  [50, 74],
  [44, 79.4],
  [38, 79.6],
  [33.4, 77],
  [31.8, 72],
  [32.6, 67.2],
]
