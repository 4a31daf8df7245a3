import { people } from './portrait/people'
import { portrait } from './portrait/portrait'
import { bank } from './scenes/bank'
import { bridge } from './scenes/bridge'
import { dome } from './scenes/dome'
import { gauge } from './scenes/gauge'
import { gears } from './scenes/gears'
import { globe } from './scenes/globe'
import { harvest } from './scenes/harvest'
import { hourglass } from './scenes/hourglass'
import { lighthouse } from './scenes/lighthouse'
import { locomotive } from './scenes/locomotive'
import { scales } from './scenes/scales'
import { skyline } from './scenes/skyline'
import { storefront } from './scenes/storefront'
import { telephone } from './scenes/telephone'
import { tractor } from './scenes/tractor'
import { vault } from './scenes/vault'

const scenes = { bank, bridge, dome, gauge, gears, globe, harvest, hourglass, lighthouse, locomotive, scales, skyline, storefront, telephone, tractor, vault }
const portraits = Object.entries(people).map(([name, person]) => [`people/${name}.svg`, () => portrait(person)] as const)

/** Every drawing by its file in the folder media/. */
export const drawings: Readonly<Record<string, () => string>> = Object.fromEntries([...Object.entries(scenes).map(([name, draw]) => [`${name}.svg`, draw] as const), ...portraits])
