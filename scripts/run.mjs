// Starts a command, such as "check", in this process: the compiler's own program would start a second one for it.
import { register } from 'tsx/esm/api'

register()
const [name] = process.argv.splice(2, 1)
await import(`./${name}.ts`)
