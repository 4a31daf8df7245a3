import { gridOf } from './line/grid'
import { type Family, isolines } from './line/isolines'
import { type Edge, outlines } from './line/outline'
import { pathText, ribbon, STEPS } from './line/pathText'
import { simplify } from './line/simplify'
import { sorted } from './line/stroke'
import { coverage, type Swell, swells } from './line/swell'
import { type Manner, type Plate, type Sampler, USUAL } from './trace/sample'

/** What is to be engraved; `fade` says how much of the picture is there, from 0 to 1, so that it can end in the paper. */
export type Plan = {
  width: number
  height: number
  sampler: Sampler
  mannerOf: (region: number) => Manner | undefined
  fade?: (x: number, y: number) => number
  /** Strokes of the pen above all. */
  strokes?: readonly Swell[][]
}

/** The colours of the site: its ink, its metal, and paper that is a little warmer than that of its pages. */
const COLORS: Readonly<Record<Plate, string>> = { ink: '#10192a', accent: '#9a6c2c' }
const PAPER = '#f8f4ea'
/** A line may be off by so many units of the picture. */
const TOLERANCE = { line: 0.5, edge: 0.5 }
const FAMILIES: readonly Family[] = ['around', 'along']

/** Returns a drawing in lines as the text of an SVG file. */
export function engrave({ width, height, sampler, mannerOf, fade = () => 1, strokes = [] }: Plan): string {
  const grid = gridOf(sampler, width, height)
  const styleOf = (region: number): Manner => mannerOf(region) ?? USUAL
  const lines: Record<Plate, Swell[][]> = { ink: [], accent: [] }
  for (const family of FAMILIES) {
    const spacing = (region: number) => styleOf(region).spacing
    for (const marks of isolines(grid, family, spacing, (dark) => coverage(dark, family, true) > 0.02)) {
      const { plate, crossed } = styleOf(marks[0]?.region ?? 0)
      for (const line of swells(marks, family, crossed, fade)) lines[plate].push(simplify(line, TOLERANCE.line))
    }
  }
  lines.ink.push(...strokes.map((line) => simplify(line, TOLERANCE.line * 0.6)))
  const edges = outlines(grid, sampler, mannerOf)
  const [right, bottom] = [width * STEPS, height * STEPS]
  const drawn = (['accent', 'ink'] as const).map((plate) =>
    inked(
      COLORS[plate],
      lines[plate],
      edges.filter((edge) => edge.plate === plate),
    ),
  )
  const size = `width="${width}" height="${height}" viewBox="0 0 ${right} ${bottom}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${PAPER}" d="M0 0h${right}v${bottom}H0z"/>${drawn.join('')}</svg>\n`
}

/** All that is printed in one colour: one path for the lines that swell, and one for each width of those that do not. */
function inked(color: string, lines: readonly Swell[][], edges: readonly Edge[]): string {
  const { swelling, even } = sorted(lines)
  const strokes = new Map<number, (readonly (readonly [number, number, number?])[])[]>(even)
  for (const { weight, points } of edges) strokes.set(weight, [...(strokes.get(weight) ?? []), simplify(points, TOLERANCE.edge)])
  const paths = [...strokes].sort(([one], [other]) => one - other).map(([width, all]) => `<path stroke-width="${Number((width * STEPS).toFixed(1))}" d="${pathText(all, false)}"/>`)
  const filled = swelling.length > 0 ? `<path fill="${color}" d="${pathText(swelling.map(ribbon), true)}"/>` : ''
  return `${filled}<g fill="none" stroke="${color}" stroke-linejoin="round">${paths.join('')}</g>`
}
