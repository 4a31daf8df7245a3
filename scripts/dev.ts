import { createServer } from 'vite'
import config from '../vite.config'
import { quoin } from '../src/dev/server/plugin'
import { readOptions } from './lib/arguments'
import { notListening } from './lib/notListening'
import { complain, complainOf, printProblems } from './lib/print'

const { pages, port, host, at } = readOptions({ takes: ['pages', 'port', 'host', 'at'] })
const server = await createServer({
  ...config,
  configFile: false,
  plugins: [config.plugins, quoin(pages, { at, print: printProblems })],
  server: { ...config.server, port, host, strictPort: true },
})
try {
  await server.listen()
} catch (error) {
  if (!(error instanceof Error)) throw error
  complain(notListening(error, 'npm run dev', { port, host }))
  process.exit(1)
}
server.printUrls()
// Nothing has to be put away, and while it is busy the program could not hear a listener.
process.removeAllListeners('SIGTERM')
// A page or a program of this machine may send what Vite does not understand. The pages that are open need the server all the same.
process.removeAllListeners('uncaughtException').on('uncaughtException', complainOf)
