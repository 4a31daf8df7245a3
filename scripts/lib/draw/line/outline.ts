import type { Manner, Sampler } from '../trace/sample'
import { chainsOf, type Link } from './chain'
import type { Grid } from './grid'

/** A line between two surfaces, and how strong it is. */
export type Edge = { points: (readonly [x: number, y: number])[]; weight: number; plate: Manner['plate'] }

type MannerOf = (region: number) => Manner | undefined
type Crossing = { x: number; y: number; kind: string }

/** Halvings by which the place of an edge is found between two points. */
const HALVINGS = 6
/** Weights of the line around a thing, between two of its faces, and around a part of a face. */
/** From this darkness beside it on an edge is as strong as that; in the light it is thinner. */
const SHADED = 0.45
const LIT = 0.7
const WEIGHTS = { around: 1.35, within: 0.75 }

/** Returns the lines between what differs. */
export function outlines(grid: Grid, sampler: Sampler, mannerOf: MannerOf): Edge[] {
  const crossings = new Map<number, Crossing>()
  const links = new Map<string, Link[]>()
  let free = -1
  for (let row = 0; row < grid.rows - 1; row++)
    for (let column = 0; column < grid.columns - 1; column++) {
      const found = crossingsOf(grid, sampler, mannerOf, column, row, crossings)
      const [one, two, ...more] = found
      if (one === undefined || two === undefined) continue
      if (more.length === 0) join(links, crossings, one, two)
      else {
        const middle = free--
        crossings.set(middle, { x: column - grid.margin + 0.5, y: row - grid.margin + 0.5, kind: '' })
        for (const key of found) join(links, crossings, key, middle)
      }
    }
  return [...links].flatMap(([kind, all]) => {
    const [weight = '0', plate = 'ink'] = kind.split(' ')
    return chainsOf(all).map((chain) => ({ points: chain.flatMap((key) => pointOf(crossings.get(key))), weight: Number(weight), plate: plate as Manner['plate'] }))
  })
}

const pointOf = (crossing: Crossing | undefined) => (crossing ? [[crossing.x, crossing.y] as const] : [])

function join(links: Map<string, Link[]>, crossings: ReadonlyMap<number, Crossing>, from: number, to: number): void {
  const kind = crossings.get(from)?.kind ?? ''
  if (kind !== '') links.set(kind, [...(links.get(kind) ?? []), [from, to]])
}

function crossingsOf(grid: Grid, sampler: Sampler, mannerOf: MannerOf, column: number, row: number, crossings: Map<number, Crossing>): number[] {
  const sides = [
    [column, row, 1, 0],
    [column, row, 0, 1],
    [column, row + 1, 1, 0],
    [column + 1, row, 0, 1],
  ] as const
  return sides.flatMap(([x, y, right, down]) => {
    const [one, other] = [grid.at(x, y), grid.at(x + right, y + down)]
    if (one.region === other.region) return []
    const key = (y * grid.columns + x) * 2 + down
    if (!crossings.has(key)) {
      const share = shareOf(sampler, x - grid.margin, y - grid.margin, right, down, one.region)
      const [near, behind] = one.far <= other.far ? [mannerOf(one.region), mannerOf(other.region)] : [mannerOf(other.region), mannerOf(one.region)]
      const front = near?.edge ? near : behind
      const shade = Math.max(one.dark, other.dark) > SHADED ? 1 : LIT
      const weight = (front?.edge ?? 0) * (one.group === other.group ? WEIGHTS.within : WEIGHTS.around) * shade
      const kind = weight > 0 ? `${weight.toFixed(2)} ${front?.plate}` : ''
      crossings.set(key, { x: x - grid.margin + right * share, y: y - grid.margin + down * share, kind })
    }
    return [key]
  })
}

function shareOf(sampler: Sampler, x: number, y: number, right: number, down: number, region: number): number {
  let [low, high] = [0, 1]
  for (let turn = 0; turn < HALVINGS; turn++) {
    const middle = (low + high) / 2
    if (sampler(x + right * middle, y + down * middle).region === region) low = middle
    else high = middle
  }
  return (low + high) / 2
}
