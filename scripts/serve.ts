import { readOptions } from './lib/arguments'
import { serveOrExit } from './lib/serveOrExit'

serveOrExit(readOptions({ takes: ['out', 'port', 'host'] }), 'npm run preview')
