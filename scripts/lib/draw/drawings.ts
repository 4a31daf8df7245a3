import { markDrawings } from './marks'
import { people } from './portrait/people'
import { portrait } from './portrait/portrait'
import { bank } from './scenes/bank'
import { bell } from './scenes/bell'
import { bridge } from './scenes/bridge'
import { coinStacks } from './scenes/coinStacks'
import { columnsOfShares } from './scenes/columns'
import { dome } from './scenes/dome'
import { gauge } from './scenes/gauge'
import { gavel } from './scenes/gavel'
import { gears } from './scenes/gears'
import { globe } from './scenes/globe'
import { harvest } from './scenes/harvest'
import { hourglass } from './scenes/hourglass'
import { keys } from './scenes/keys'
import { lighthouse } from './scenes/lighthouse'
import { locomotive } from './scenes/locomotive'
import { mailbox } from './scenes/mailbox'
import { padlock } from './scenes/padlock'
import { mixedUse, offices, shops, works } from './scenes/property'
import { readingGlass } from './scenes/readingGlass'
import { roundTable } from './scenes/roundTable'
import { scales } from './scenes/scales'
import { seal } from './scenes/seal'
import { shelf } from './scenes/shelf'
import { signpost } from './scenes/signpost'
import { skyline } from './scenes/skyline'
import { storefront } from './scenes/storefront'
import { telephone } from './scenes/telephone'
import { till } from './scenes/till'
import { tractor } from './scenes/tractor'
import { vault } from './scenes/vault'
import { warehouse } from './scenes/warehouse'
import { well } from './scenes/well'

const scenes = {
  bank,
  bell,
  bridge,
  'coin-stacks': coinStacks,
  columns: columnsOfShares,
  dome,
  gauge,
  gavel,
  gears,
  globe,
  harvest,
  hourglass,
  keys,
  lighthouse,
  locomotive,
  mailbox,
  'mixed-use': mixedUse,
  offices,
  padlock,
  'reading-glass': readingGlass,
  'round-table': roundTable,
  scales,
  seal,
  shelf,
  signpost,
  skyline,
  shops,
  storefront,
  telephone,
  till,
  tractor,
  vault,
  warehouse,
  well,
  works,
}
const portraits = Object.entries(people).map(([name, person]) => [`people/${name}.svg`, () => portrait(person)] as const)
const logos = markDrawings.map(([name, draw]) => [`marks/${name}.svg`, draw] as const)

/** Every drawing by its file in the folder media/. */
export const drawings: Readonly<Record<string, () => string>> = Object.fromEntries([
  ...Object.entries(scenes).map(([name, draw]) => [`${name}.svg`, draw] as const),
  ...portraits,
  ...logos,
])
