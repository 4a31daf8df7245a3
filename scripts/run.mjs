// Starts a command, such as "check", in this process: the compiler's own program would start a second one for it.
import { register } from 'tsx/esm/api'

register()
const [name] = process.argv.splice(2, 1)
// Asked before anything is loaded: whoever does not know a command yet must not set it going.
const isHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
await import(isHelp ? './lib/help.ts' : `./${name}.ts`).then(({ printHelp }) => isHelp && printHelp(name))
