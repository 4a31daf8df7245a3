// Builds the site and serves it. A build that fails serves nothing: the problem is the first thing to see.
import { readOptions } from './lib/arguments'
import { buildOrExit } from './lib/buildOrExit'
import { serveOrExit } from './lib/serveOrExit'

const options = await readOptions()
await buildOrExit(options)
serveOrExit(options, 'npm start')
