import { chance, rod } from '../kit'
import { indoors } from '../picture'
import { ball } from '../solids/ball'
import { box } from '../solids/box'
import { bar, lathe } from '../solids/lathe'
import { frame } from '../solids/vector'
import { put } from '../trace/thing'

/** What five parts of one business earn on their capital, and what that capital costs, in percent: a coin for each. */
const RETURNS = [25, 13, 7, 3, 2]
const COST = 11
const COIN = { radius: 1.2, thick: 0.3 }
const STEP = 3.2

const coins = RETURNS.flatMap((count, stack) =>
  Array.from({ length: count }, (_, index) => {
    const aside = (seed: number) => (chance(stack * 40 + index + seed) - 0.5) * 0.14
    return put(bar(COIN.radius, COIN.thick), [(stack - 2) * STEP + aside(3), index * COIN.thick, aside(17)], { plate: 'accent', spacing: 3.6 })
  }),
)
/** A string between two posts, as high as what the capital costs. */
const height = COST * COIN.thick
const post = (x: number) => [
  put(
    lathe([
      [0, 0],
      [0.75, 0],
      [0.8, 0.2],
      [0.25, 0.45],
      [0.16, 0.7],
      [0.16, height + 0.4],
      [0, height + 0.4],
    ]),
    [x, 0, 1.7],
    { tone: 0.6 },
  ),
  put(ball(0.3), [x, height + 0.55, 1.7], { tone: 0.7 }),
]
const line = [...post(-8.2), ...post(8.2), rod([-8.2, height, 1.7], [8.2, height, 1.7], 0.09, { tone: 0.3 })]
const table = [
  put(box(80, 0.6, 30), [0, -0.61, 0], { tone: 0.85, spacing: 4.4 }),
  put(box(4.6, 0.12, 3.4), frame([-5.6, 0, 4.6], 14), { tone: 1.4 }),
  rod([-6.6, 0.25, 5.4], [-3.6, 0.25, 3.9], 0.12, { tone: 0.5 }),
]

/** Five stacks of coins, the first of which stand above a string and the others below. */
export const coinStacks = () => indoors({ eye: [3, 7.4, 27], target: [0, 3.5, 0], zoom: 1.42 }, [...coins, ...line, ...table], { light: [0.5, 0.42] })
