import { existsSync } from 'node:fs'
import { restoreSite } from '../src/build/place'
import { createSiteServer } from '../src/build/serve'
import { commandWords } from '../src/site/wording/commands'
import { readOptions } from './arguments'
import { complain, say } from './print'

/** Visitors who may come in the same moment and wait to be let in: with fewer, a crowd is turned away for seconds. */
const WAITING = 4096

const { out, port } = readOptions()
restoreSite(out)
if (!existsSync(out)) {
  complain(commandWords.noSite(out))
  process.exit(1)
}
const server = createSiteServer(out)
server.on('error', (error: NodeJS.ErrnoException) => {
  complain(error.code === 'EADDRINUSE' ? commandWords.portTaken(port) : error.message)
  process.exit(1)
})
server.listen({ port, backlog: WAITING }, () => {
  const address = server.address()
  say(`http://localhost:${typeof address === 'object' && address ? address.port : port}`)
})
