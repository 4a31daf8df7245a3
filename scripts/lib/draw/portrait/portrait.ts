import { engrave } from '../engrave'
import type { Swell } from '../line/swell'
import { type Sample, USUAL } from '../trace/sample'
import { features, glassesLines, headRelief, headShape } from './head'
import type { PenLine, Person } from './person'
import { brightnessOf, type Height, relief } from './relief'
import { isWithin, type Shape } from './shape'

/** Side of a portrait in units of a drawing; it is described in hundredths of it. */
const SIDE = 300
const UNIT = SIDE / 100
/** Lines stand farther apart than in other pictures: a portrait is small where it is shown. */
const SPACING = { skin: 3.7, hair: 4.2, behind: 4.6 }
/** Surfaces from the front to the back. */
const [HAIR, SKIN, CLOTHES, BEHIND] = [100, 50, 10, -1]
/** How much of the form shows in the course of its lines, as if a machine had felt it. */
const FELT = 0.62

type Layer = { region: number; shape: Shape; height: Height; lie: (x: number, y: number) => number; darkOf: (bright: number, x: number, y: number) => number }

/** Draws a person from the side, as on a coin. */
export function portrait(person: Person): string {
  const layers = layersOf(person)
  const isMirrored = person.looksRight === true
  const sampler = (px: number, py: number): Sample => {
    const [x, y] = [(isMirrored ? SIDE - px : px) / UNIT, py / UNIT]
    const layer = layers.find(({ shape }) => isWithin(shape, x, y))
    if (!layer) return { region: BEHIND, group: BEHIND, around: py, along: px + py, dark: 0.2 + 0.16 * Math.min(1, Math.hypot(px - SIDE * 0.3, py - SIDE * 0.3) / SIDE), far: 9 }
    const dark = layer.darkOf(brightnessOf(layer.height, x, y), x, y)
    const around = layer.lie(x, y) * UNIT
    return { region: layer.region, group: layer.region, around, along: (x - y * 0.4) * UNIT * (isMirrored ? -1 : 1), dark: Math.min(0.92, Math.max(0, dark)), far: -layer.region }
  }
  const strokes = [...features(person), ...(person.glasses ? glassesLines(person.glasses) : []), ...(person.lines ?? [])].map((line) => stroke(line, isMirrored))
  return engrave({
    width: SIDE,
    height: SIDE,
    sampler,
    strokes,
    mannerOf: (region) =>
      region === BEHIND
        ? { ...USUAL, edge: 0, plate: 'accent', spacing: SPACING.behind, crossed: false }
        : { ...USUAL, spacing: region === SKIN ? SPACING.skin : SPACING.hair, edge: region >= HAIR ? 0.7 : 1.1 },
  })
}

function layersOf(person: Person): Layer[] {
  const head = headShape(person)
  const { plain, round: form, whole } = headRelief(head, person.bumps ?? [])
  const hair = person.hair.map(({ shape, tone, lie, gloss = 0.5, thick = 6 }, index): Layer => {
    const own = relief(shape, 9, thick)
    return { region: HAIR - index, shape, height: (x, y) => own(x, y) + form(x, y) * 0.5, lie, darkOf: (bright) => 1 - tone * (0.42 + gloss * bright ** 1.6) }
  })
  const skin: Layer = { region: SKIN, shape: head, height: whole, lie: (x, y) => y + FELT * plain(x, y) - 0.12 * x, darkOf: (bright) => 1 - person.skin * (0.22 + 0.82 * bright) }
  const clothes = person.clothes.map(({ shape, tone, lie }, index): Layer => {
    const own = relief(shape, 12, 7)
    return { region: CLOTHES - index, shape, height: own, lie, darkOf: (bright) => 1 - tone * (0.3 + 0.8 * bright) }
  })
  return [...hair, ...clothes, skin]
}

/** A stroke of the pen that begins and ends thin. */
function stroke({ points, width, isEven = false }: PenLine, isMirrored: boolean): Swell[] {
  const last = points.length - 1
  return points.map(
    ([x, y], index) =>
      [(isMirrored ? 100 - x : x) * UNIT, y * UNIT, Math.max(0.25, width * UNIT * 0.55 * (isEven ? 1 : Math.sin((Math.PI * (index + 0.35)) / (last + 0.7))))] as const,
  )
}
