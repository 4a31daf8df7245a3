// Starts a command, such as "check".
import { join } from 'node:path'
import { loadProgram } from '../src/build/program/loadProgram.mjs'

const [name] = process.argv.splice(2, 1)
// Asked before anything is loaded: whoever does not know a command yet must not set it going.
const isHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
const { printHelp } = await loadProgram(join(import.meta.dirname, isHelp ? 'lib/help.ts' : `${name}.ts`))
if (isHelp) printHelp(name)
