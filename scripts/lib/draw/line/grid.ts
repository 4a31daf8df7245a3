import type { Sample, Sampler } from '../trace/sample'

/** What is seen at every whole point of a picture and a little around it. */
export type Grid = { columns: number; rows: number; margin: number; at: (column: number, row: number) => Sample }

/** So far beyond its edges a picture is drawn, so that no line ends in it before it must. */
const MARGIN = 2

/** Looks once at every whole point. */
export function gridOf(sampler: Sampler, width: number, height: number): Grid {
  const [columns, rows] = [width + 2 * MARGIN + 1, height + 2 * MARGIN + 1]
  const samples = Array.from({ length: columns * rows }, (_, index) => sampler((index % columns) - MARGIN, Math.floor(index / columns) - MARGIN))
  const nothing: Sample = { region: Number.NEGATIVE_INFINITY, group: -1, around: 0, along: 0, dark: 0, far: 0 }
  return { columns, rows, margin: MARGIN, at: (column, row) => samples[row * columns + column] ?? nothing }
}
