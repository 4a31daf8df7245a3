import type { Grid } from './grid'
import { chainsOf, type Link } from './chain'

/** A point of a line: where, and how dark the picture is there; `gap` is how far the next line of its kind lies. */
export type Mark = { x: number; y: number; dark: number; gap: number; region: number }

/** Which of the two families of lines of a surface: its main one, or the one that crosses it. */
export type Family = 'around' | 'along'

type Spacing = (region: number) => number

/** Steps of a coordinate between lines are halved or doubled until the lines stand as far apart as they shall: this is the smallest step. */
const FINEST = 1 / 4096
/** Levels are told apart by a number below this. */
const LEVELS = 2 ** 24

/**
 * Returns the lines at which a coordinate of a surface takes even steps.
 * Where perspective brings lines together every second one ends; where it parts them others begin between.
 */
export function isolines(grid: Grid, family: Family, spacing: Spacing, isWanted: (dark: number) => boolean): Mark[][] {
  const marks = new Map<number, Mark>()
  const links: Link[] = []
  for (let row = 0; row < grid.rows - 1; row++)
    for (let column = 0; column < grid.columns - 1; column++) {
      const { dark } = grid.at(column, row)
      if (isWanted(Math.max(dark, grid.at(column + 1, row + 1).dark))) for (const link of linksOf(grid, family, spacing, column, row, marks)) links.push(link)
    }
  return chainsOf(links).map((chain) => chain.flatMap((key) => marks.get(key) ?? []))
}

function linksOf(grid: Grid, family: Family, spacing: Spacing, column: number, row: number, marks: Map<number, Mark>): Link[] {
  const corners = [grid.at(column, row), grid.at(column + 1, row), grid.at(column + 1, row + 1), grid.at(column, row + 1)] as const
  const [a, b, c, d] = corners
  const { region } = a
  if (b.region !== region || c.region !== region || d.region !== region) return []
  const values = corners.map((corner) => corner[family]) as [number, number, number, number]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const steep = Math.hypot(values[1] - values[0] + values[2] - values[3], values[3] - values[0] + values[2] - values[1]) / 2
  // Flat, or where an angle begins anew.
  if (steep < 1e-6 || most - least > steep * 4 + 1e-6) return []
  const step = FINEST * 2 ** Math.round(Math.log2((spacing(region) * steep) / FINEST))
  const found: Link[] = []
  for (let level = Math.ceil(least / step); level * step <= most; level++) {
    const height = level * step
    const crossed: number[] = []
    for (const side of [0, 1, 2, 3] as const) {
      const [from, to] = [values[side], values[((side + 1) % 4) as 0 | 1 | 2 | 3]]
      if (from > height === to > height) continue
      const share = (height - from) / (to - from)
      const dark = corners[side].dark * (1 - share) + (corners[(side + 1) % 4]?.dark ?? 0) * share
      const key = sideKey(grid, column, row, side) * LEVELS + Math.round(height / FINEST) + LEVELS / 2
      crossed.push(key)
      if (!marks.has(key)) marks.set(key, { ...placeOf(grid, column, row, side, share), dark, gap: step / steep, region })
    }
    const [one, two, three, four] = crossed
    if (one !== undefined && two !== undefined) found.push([one, two])
    if (three !== undefined && four !== undefined) found.push([three, four])
  }
  return found
}

/** A side of a cell has one number, from whichever of its two cells it is looked at. */
function sideKey(grid: Grid, column: number, row: number, side: 0 | 1 | 2 | 3): number {
  const [at, isUpright] =
    side === 0 ? [row * grid.columns + column, 0] : side === 2 ? [(row + 1) * grid.columns + column, 0] : [row * grid.columns + column + (side === 1 ? 1 : 0), 1]
  return at * 2 + isUpright
}

function placeOf({ margin }: Grid, column: number, row: number, side: 0 | 1 | 2 | 3, share: number): { x: number; y: number } {
  const [x, y] = [column - margin, row - margin]
  return [
    { x: x + share, y },
    { x: x + 1, y: y + share },
    { x: x + 1 - share, y: y + 1 },
    { x, y: y + 1 - share },
  ][side] as { x: number; y: number }
}
