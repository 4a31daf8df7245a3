import { createServer } from 'vite'
import config from '../../vite.config'
import { quoin } from '../../src/dev/server/plugin'
import { STUDIO } from '../../src/studio/server/endpoint'
import { readOptions } from './arguments'
import { inTurn } from './inTurn'
import { notListening, type Serving } from './notListening'
import { complain, complainOf, printProblems, say } from './print'

/**
 * Starts the dev server as it was asked for, and says where it listens; ends the command where it cannot.
 *
 * @param command as it is typed
 * @param isOpened whether the Studio is opened in the browser, where somebody sits at the machine
 */
export async function startDev(command: Serving, isOpened: boolean): Promise<void> {
  const { pages, port, host, at } = await readOptions({ takes: ['pages', 'port', 'host', 'at'] })
  const open = isOpened && process.stdout.isTTY ? `${STUDIO}/` : false
  // Packages are prepared for what this says, and another word would have them taken away from a server that is running.
  process.env.NODE_ENV = 'development'
  // Who finds none prepared clears their folder first, and would clear away what another one has put there meanwhile.
  const server = await inTurn(`${config.cacheDir}/preparing`, async () => {
    const made = await createServer({
      ...config,
      configFile: false,
      plugins: [config.plugins, quoin(pages, { at, print: printProblems, isStudioOpened: isOpened })],
      server: { ...config.server, port, host, open, strictPort: true },
    })
    return made.listen().catch((error) => void complain(notListening(error, command, { port, host })))
  })
  if (!server) process.exit(1)
  server.printUrls()
  const [address = ''] = server.resolvedUrls?.local ?? []
  say(`  ➜  Studio:  ${address.replace(/\/$/, '')}${STUDIO}`)
  if (open) server.openBrowser()
  // Nothing has to be put away, and while it is busy the program could not hear a listener.
  process.removeAllListeners('SIGTERM')
  // A page or a program of this machine may send what Vite does not understand. The pages that are open need the server all the same.
  process.removeAllListeners('uncaughtException').on('uncaughtException', complainOf)
}
