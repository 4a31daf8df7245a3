import type { Swell } from './swell'

/** Steps of a coordinate to one unit of a picture: all numbers of a drawing are whole. */
export const STEPS = 3

type Point = readonly [x: number, y: number, width?: number]

/** Returns an outline as text of a path: moves and lines, each from where the one before ended. */
export function pathText(lines: readonly (readonly Point[])[], isClosed: boolean): string {
  let [lastX, lastY] = [0, 0]
  return lines
    .map((points) => {
      const all = points.map(([x, y]) => [Math.round(x * STEPS), Math.round(y * STEPS)] as const)
      const whole = all.filter(([x, y], index) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
      if (whole.length < 2) return ''
      const steps = whole.map(([x, y]) => {
        const step = [x - lastX, y - lastY] as const
        ;[lastX, lastY] = [x, y]
        return step
      })
      // Back at its start, as after "z".
      if (isClosed) [lastX, lastY] = whole[0] ?? [0, 0]
      return `m${steps.flat().join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
    })
    .join('')
}

/** Returns the outline of a line that swells and thins. */
export function ribbon(line: readonly Swell[]): Point[] {
  const sides = line.map(([x, y, width], index): readonly [Point, Point] => {
    const [before, after] = [line[index - 1] ?? line[index], line[index + 1] ?? line[index]]
    const [dx, dy] = [(after?.[0] ?? 0) - (before?.[0] ?? 0), (after?.[1] ?? 0) - (before?.[1] ?? 0)]
    const by = width / 2 / (Math.hypot(dx, dy) || 1)
    return [
      [x - dy * by, y + dx * by],
      [x + dy * by, y - dx * by],
    ]
  })
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]
}
