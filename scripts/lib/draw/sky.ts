import type { Manner, Sample, Sampler } from './trace/sample'
import { USUAL } from './trace/sample'

/** A round part of a cloud: where its middle is, and how large it is. */
export type Puff = readonly [x: number, y: number, radius: number]

/** How dark the sky is at its top and at its foot, and a backdrop near the light and away from it. */
const TONES = { top: 0.27, foot: 0.1, near: 0.1, away: 0.34 }
/** How much flatter a cloud is than a ball. */
const FLAT = 0.8
const FAR = 1e9

/** The sky is printed in the colour of metal, without edges but for those of its clouds. */
export const skyManner = (region: number): Manner => ({ ...USUAL, edge: region < -1 ? 0.6 : 0, plate: 'accent', spacing: region < -1 ? 3.2 : 3, crossed: false })

/** Level lines, thinner towards the ground, and clouds before them, round and shaded on the side that is away from the light. */
export function sky(horizon: number, clouds: readonly Puff[] = []): Sampler {
  return (x, y) => {
    const cloud = cloudAt(clouds, x, y, horizon)
    if (cloud) return cloud
    const share = Math.min(1, Math.max(0, y / horizon))
    return { region: -1, group: -1, around: y, along: x + y, dark: TONES.top + (TONES.foot - TONES.top) * share, far: FAR }
  }
}

/** What stands behind things in a room: level lines that leave light around a point. */
export function backdrop(x0: number, y0: number, reach: number): Sampler {
  return (x, y) => {
    const away = Math.min(1, Math.hypot(x - x0, y - y0) / reach)
    return { region: -1, group: -1, around: y, along: x + y, dark: TONES.near + (TONES.away - TONES.near) * away * away, far: FAR }
  }
}

/** The nearest part of a cloud: the one that comes last. */
function cloudAt(clouds: readonly Puff[], x: number, y: number, horizon: number): Sample | undefined {
  for (let index = clouds.length - 1; index >= 0; index--) {
    const [cx, cy, radius] = clouds[index] ?? [0, 0, 1]
    const [dx, dy] = [(x - cx) / radius, (y - cy) / (radius * FLAT)]
    const out = Math.hypot(dx, dy)
    if (out > 1 || y > horizon) continue
    const shade = out * (0.45 * dx + 0.75 * dy)
    return { region: -2, group: -2, around: out * radius, along: Math.atan2(dy, dx) * radius, dark: Math.max(0, shade * 0.62 - 0.12), far: FAR - 1 }
  }
  return undefined
}

/** A heap of round parts on a level foot, `width` wide. */
export function cloud(x: number, y: number, width: number, seed = 1): Puff[] {
  const count = 9
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count - 0.5
    const chance = Math.abs(Math.sin((index + 1) * 12.9898 * seed) * 43758.5453) % 1
    const radius = width * (0.09 + 0.1 * chance) * (1.15 - 1.4 * Math.abs(share))
    return [x + share * width * 0.92, y - radius * (0.55 + 0.5 * chance) * FLAT, radius] as const
  })
}
