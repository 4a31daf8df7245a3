import { baseIn } from '../../src/build/mountPoint'
import { isSite } from '../../src/build/mark'
import { restoreSite } from '../../src/build/swapDirectory'
import { createSiteServer } from '../../src/build/serve'
import { commandWords } from '../../src/site/diagnostics/wording/commands'
import type { Options } from './arguments'
import { notListening, type Serving } from './notListening'
import { complain, say } from './print'

/** Visitors who may come in the same moment and wait to be let in: with fewer, a crowd is turned away for seconds. */
const WAITING = 4096

/** Serves a built site until the process ends, and tells where: at `name`, where others are to come from. Where it cannot be served, the process ends with the reason. */
export function serveOrExit({ out, port, host, name }: Pick<Options, 'out' | 'port' | 'host'> & { name?: string }, command: Serving, tell?: (address: string) => void): void {
  restoreSite(out)
  // A folder of other things would be laid open whole.
  if (!isSite(out)) {
    complain(commandWords.noSite(out))
    process.exit(1)
  }
  const server = createSiteServer(out)
  server.on('error', (error) => {
    complain(notListening(error, command, { port, host }))
    process.exit(1)
  })
  server.listen({ port, host, backlog: WAITING }, () => {
    const address = server.address()
    const shown = `http://${name ?? nameOf(host)}:${typeof address === 'object' && address ? address.port : port}${baseIn(out)}`
    say(shown)
    tell?.(shown)
  })
}

/** What this machine is called where it listens: who may come from anywhere comes from it, too, where the name is always the same. */
const nameOf = (host: string) => (/^(?:127\.0\.0\.1|0\.0\.0\.0|::|::1)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host)
