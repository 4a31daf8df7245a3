import type { Family, Mark } from './isolines'

/** A point of a line with its width there. */
export type Swell = readonly [x: number, y: number, width: number]

/** What the main family of lines covers at most, with another that crosses it and without. */
const MOST = { crossed: 0.66, alone: 0.8 }
/** From this darkness on lines are crossed; those that cross cover at most so much. */
const CROSSED_FROM = 0.58
const MOST_CROSSING = 0.34
/** Lines are at least so wide; where they would have to be much thinner there are none: a printer could not print them. */
const THINNEST = 0.42
const NONE_BELOW = 0.2
/** Shorter lines would only be specks; in the light already longer ones are. */
const SHORTEST = { dark: 3, light: 9, times: 1.8 }
/** A line becomes pointed over so many points before it ends in the light. */
const SOFT = 2

/** Returns the share of paper that a family of lines has to cover. */
export function coverage(dark: number, family: Family, isCrossed: boolean): number {
  const main = Math.min(isCrossed ? MOST.crossed : MOST.alone, dark * 0.94)
  if (family === 'around') return main
  // Together both are as dark as asked for.
  return dark <= CROSSED_FROM || !isCrossed ? 0 : Math.min(MOST_CROSSING, (1 - (1 - dark) / (1 - main)) * 1.1 + (dark - CROSSED_FROM) * 0.5)
}

/** Cuts a line to the parts that are to be seen, each with its width from point to point. */
export function swells(marks: readonly Mark[], family: Family, isCrossed: boolean, fade: (x: number, y: number) => number): Swell[][] {
  const widths = marks.map(({ x, y, dark, gap }) => coverage(dark * fade(x, y), family, isCrossed) * gap)
  const smooth = widths.map((_, index) => {
    const near = widths.slice(Math.max(0, index - SOFT), index + SOFT + 1)
    return near.reduce((sum, width) => sum + width, 0) / near.length
  })
  const parts: Swell[][] = []
  let part: Swell[] = []
  marks.forEach(({ x, y }, index) => {
    const width = smooth[index] ?? 0
    if (width >= NONE_BELOW) part.push([x, y, Math.max(width, THINNEST)])
    else if (part.length > 0) {
      parts.push([...part, [x, y, THINNEST / 4]])
      part = []
    }
  })
  return [...parts, part].filter((one) => one.length > 1 && isSeen(one, family))
}

function isSeen(part: readonly Swell[], family: Family): boolean {
  const size = part.reduce((sum, [x, y], index) => sum + (index === 0 ? 0 : Math.hypot(x - (part[index - 1]?.[0] ?? 0), y - (part[index - 1]?.[1] ?? 0))), 0)
  const width = part.reduce((sum, [, , one]) => sum + one, 0) / part.length
  return size > Math.max(width > 1.6 && family === 'around' ? SHORTEST.dark : SHORTEST.light * (family === 'along' ? 0.6 : 1), width * SHORTEST.times)
}
