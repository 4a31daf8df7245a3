import { createServer } from 'vite'
import config from '../vite.config'
import { quoin } from '../src/site/plugin'
import { readOptions } from './arguments'
import { printProblems } from './print'

const { pages, port, at } = readOptions()
const server = await createServer({ ...config, configFile: false, plugins: [config.plugins, quoin(pages, { at, print: printProblems })], server: { ...config.server, port, strictPort: true } })
// Vite would first close everything in good order, which it cannot while a block's code goes round in circles.
process.removeAllListeners('SIGTERM')
await server.listen()
server.printUrls()
