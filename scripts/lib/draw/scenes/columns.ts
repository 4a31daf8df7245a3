import { outdoors } from '../picture'
import { cloud } from '../sky'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { lathe, type Turn } from '../solids/lathe'
import type { Hit } from '../solids/solid'
import { frame, type V3 } from '../solids/vector'
import { put, type Thing } from '../trace/thing'

/** What a bank, a development company and the owner bring to a project of the 504 program, in tenths: as high are their columns. */
const SHARES = [5, 4, 1]
const TENTH = 1.06
/** How wide a shaft is, how much of that it loses to its top, and how far apart the columns stand. */
const RADIUS = 1.35
const TAPER = 0.04
const APART = 5
const FLUTES = 18
/** Three steps carry all columns. */
const FLOOR = 1.2

/** Channels run up the shaft. */
function fluted({ point: [x, , z] }: Hit): { tone: number; part: number } {
  const turn = (Math.atan2(x, z) / (2 * Math.PI)) * FLUTES
  return { tone: 0.58 + 0.6 * Math.abs(2 * (turn - Math.floor(turn)) - 1), part: Math.abs(Math.floor(turn)) % 2 }
}

const foot: Turn[] = [
  [0, 0],
  [1.78, 0],
  [1.88, 0.16],
  [1.78, 0.32],
  [1.5, 0.38],
  [1.48, 0.46],
  [1.58, 0.54],
  [1.5, 0.66],
  [0, 0.66],
]
const head: Turn[] = [
  [0, 0],
  [1.24, 0],
  [1.24, 0.1],
  [1.62, 0.42],
  [1.72, 0.58],
  [0, 0.58],
]

/** What a ball stands on. */
const stand: Turn[] = [
  [0, 0],
  [0.95, 0],
  [0.5, 0.3],
  [0.5, 0.5],
  [0, 0.5],
]

function columnAt(x: number, tenths: number): Thing[] {
  const height = tenths * TENTH
  const at = (y: number): V3 => [x, FLOOR + y, 0]
  const shaft: Turn[] = [
    [RADIUS, 0],
    [RADIUS - TAPER * tenths, height],
  ]
  return [
    put(lathe(foot), at(0), { spacing: 3.2 }),
    put(lathe(shaft), at(0.66), { paint: fluted, lines: 'along', spacing: 3.2 }),
    put(lathe(head), at(0.66 + height), { spacing: 3.2 }),
    put(box(3.7, 0.5, 3.7), at(1.24 + height), { tone: 1.05 }),
    put(lathe(stand), at(1.74 + height), { plate: 'accent', tone: 0.9, spacing: 3 }),
    put(ball(0.92), at(3.05 + height), { plate: 'accent', tone: 0.9, spacing: 3 }),
  ]
}

const steps = [0, 1, 2].map((step) => put(box(17.6 - step * 1.3, FLOOR / 3, 8.2 - step * 1.3), frame([0, (step * FLOOR) / 3, 0]), { tone: 0.9, spacing: 3.6 }))
const columns = SHARES.flatMap((tenths, index) => columnAt((index - 1) * APART, tenths))

/** Three columns on steps, as high as the shares of those who pay for a project. */
export const columnsOfShares = () =>
  outdoors({ eye: [6, 5.4, 33], target: [0.2, 5.3, 0], zoom: 1.42 }, [...columns, ...steps], {
    width: 720,
    clouds: [...cloud(600, 190, 230, 3), ...cloud(330, 130, 150, 2)],
    ground: { tone: 1.12 },
  })
