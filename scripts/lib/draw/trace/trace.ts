import type { Hit } from '../solids/solid'
import { add, outward, scale, type V3 } from '../solids/vector'
import type { View } from './camera'
import { brightness, cornered, isHidden, type Light } from './light'
import type { Manner, Sample, Sampler } from './sample'
import { isOnTheWay, meet, type Thing } from './thing'

/** Numbers of regions that one thing may have: for its faces, and for the parts of each. */
const FACES = 64
const PARTS = 64
/** How much of its light a corner loses. */
const CORNER_LOSS = 0.5
/** Lines that cross others lean, so that between them lozenges of paper stay, as engravers do. */
const SLANT = 0.75
/** A corner is looked into once for so many points beside each other. */
const CORNER_STEP = 3

export type Traced = { sampler: Sampler; mannerOf: (region: number) => Manner | undefined }

/**
 * Looks at things in the light.
 *
 * @param behind what is seen where nothing stands; its regions are negative
 */
export function trace(things: readonly Thing[], view: View, light: Light, behind: Sampler): Traced {
  const corners = new Map<number, number>()
  const cornerAt = (x: number, y: number, region: number, point: V3, normal: V3): number => {
    const key = (Math.floor(y / CORNER_STEP) * 4096 + Math.floor(x / CORNER_STEP)) * 65536 + (region % 65536)
    const known = corners.get(key)
    if (known !== undefined) return known
    const found = cornered(light, things, point, normal)
    corners.set(key, found)
    return found
  }
  const sampler = (x: number, y: number): Sample => {
    const to = view.ray(x, y)
    const seen = first(things, view.eye, to)
    if (!seen) return behind(x, y)
    const { thing, hit, index } = seen
    const { tone = thing.tone, part = 0 } = thing.paint?.(hit) ?? {}
    const region = (index * FACES + (hit.face % FACES)) * PARTS + (part % PARTS)
    const facing = outward(thing.frame, hit.normal)
    const normal = facing[0] * to[0] + facing[1] * to[1] + facing[2] * to[2] > 0 ? scale(facing, -1) : facing
    const point = add(add(view.eye, scale(to, hit.far)), scale(normal, 2e-3 * Math.max(1, hit.far / 20)))
    const isLit = !isHidden(things, point, light.from)
    const bright = brightness(light, normal, isLit) * (1 - CORNER_LOSS * cornerAt(x, y, region, point, normal))
    const [around, across] = thing.lines === 'around' ? [hit.around, hit.along] : [hit.along, hit.around]
    return { region, group: index, around, along: across + SLANT * around, dark: Math.min(1, Math.max(0, 1 - tone * bright)), far: hit.far }
  }
  return { sampler, mannerOf: (region) => (region < 0 ? undefined : things[Math.floor(region / (FACES * PARTS))]?.manner) }
}

function first(things: readonly Thing[], from: V3, to: V3): { thing: Thing; hit: Hit; index: number } | undefined {
  let found: { thing: Thing; hit: Hit; index: number } | undefined
  things.forEach((thing, index) => {
    if (!isOnTheWay(thing, from, to)) return
    const hit = meet(thing, from, to)
    if (hit && (!found || hit.far < found.hit.far)) found = { thing, hit, index }
  })
  return found
}
