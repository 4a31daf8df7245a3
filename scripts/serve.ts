import { existsSync } from 'node:fs'
import { restoreSite } from '../src/build/place'
import { createSiteServer } from '../src/build/serve'
import { commandWords } from '../src/site/wording/commands'
import { readOptions } from './arguments'

/** Visitors who may come in the same moment and wait to be let in: with fewer, a crowd is turned away for seconds. */
const WAITING = 4096

const { out, port } = readOptions()
restoreSite(out)
if (!existsSync(out)) {
  console.error(commandWords.noSite(out))
  process.exit(1)
}
const server = createSiteServer(out)
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? commandWords.portTaken(port) : error.message)
  process.exit(1)
})
server.listen({ port, backlog: WAITING }, () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`)
})
