import { numberIn } from '../../parts/numberFormat'

/** How long each cell of a column is drawn, in percent of the longest; nothing where it holds no number above zero. */
export function barsOf(cells: readonly string[], lang: string): (number | undefined)[] {
  const values = cells.map((cell) => numberIn(cell, lang) ?? 0)
  const most = values.reduce((longest, value) => Math.max(longest, value), 0)
  return values.map((value) => (value > 0 ? Math.round((value / most) * 1000) / 10 : undefined))
}
