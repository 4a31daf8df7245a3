import { readOptions } from './lib/arguments'
import { buildOrExit } from './lib/buildOrExit'

await buildOrExit(await readOptions({ takes: ['pages', 'out', 'at', 'fresh'], flags: ['no-compressed'], values: { changes: '' } }))
