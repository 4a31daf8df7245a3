import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { commandWords } from '../src/site/diagnostics/wording/commands'
import { networkAddresses } from './lib/networkAddresses'
import { readOptions } from './lib/arguments'
import { complain, say } from './lib/print'
import { serveOrExit } from './lib/serveOrExit'

const options = await readOptions({ takes: ['out', 'port', 'host'], flags: ['lan'] })
if (!options.flags.has('lan')) serveOrExit(options, 'npm run preview')
else {
  const [address] = networkAddresses(networkInterfaces())
  if (address === undefined) {
    complain(commandWords.noNetwork)
    process.exit(1)
  }
  // This machine is answered by its own name as well.
  serveOrExit({ ...options, host: '0.0.0.0', name: address }, 'npm run preview', (shown) => say(`${renderUnicodeCompact(shown)}\n${commandWords.onPhone}`))
}
