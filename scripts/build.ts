import { readOptions } from './arguments'
import { buildOrExit } from './buildOrExit'

await buildOrExit(readOptions())
