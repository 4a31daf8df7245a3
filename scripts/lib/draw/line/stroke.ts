import type { Swell } from './swell'

/** Widths of a line that differ by less are one width. */
const ALIKE = 0.7
/** Lines of one width are drawn together, at steps of this. */
const STEP = 0.15

/** Parts lines in those that swell, and those of one width, by that width: the latter take half as many numbers. */
export function sorted(lines: readonly (readonly Swell[])[]): { swelling: (readonly Swell[])[]; even: Map<number, (readonly Swell[])[]> } {
  const swelling: (readonly Swell[])[] = []
  const even = new Map<number, (readonly Swell[])[]>()
  for (const line of lines) {
    const widths = line.map(([, , width]) => width)
    const [least, most] = [Math.min(...widths), Math.max(...widths)]
    const width = Math.max(1, Math.round((least + most) / 2 / STEP)) * STEP
    if (most - least > ALIKE) swelling.push(line)
    else even.set(width, [...(even.get(width) ?? []), line])
  }
  return { swelling, even }
}
