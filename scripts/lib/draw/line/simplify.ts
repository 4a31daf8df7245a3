/** Leaves out the points of a line without which it is the same to within `tolerance`, in all its coordinates. */
export function simplify<P extends readonly number[]>(points: readonly P[], tolerance: number): P[] {
  const keep = new Uint8Array(points.length)
  if (points.length > 0) keep[0] = keep[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [worst, at] = [tolerance, -1]
    for (let index = from + 1; index < to; index++) {
      const off = distance(points[index], points[from], points[to])
      if (off > worst) [worst, at] = [off, index]
    }
    if (at < 0) continue
    keep[at] = 1
    spans.push([from, at], [at, to])
  }
  return points.filter((_, index) => keep[index])
}

/** How far a point lies from the way between two others. */
function distance(point: readonly number[] = [], from: readonly number[] = [], to: readonly number[] = []): number {
  let [along, size] = [0, 0]
  from.forEach((start, axis) => {
    const way = (to[axis] ?? 0) - start
    along += ((point[axis] ?? 0) - start) * way
    size += way * way
  })
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, along / size))
  return Math.hypot(...from.map((start, axis) => (point[axis] ?? 0) - start - share * ((to[axis] ?? 0) - start)))
}
