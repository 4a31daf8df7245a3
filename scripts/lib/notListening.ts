import { commandWords } from '../../src/site/diagnostics/wording/commands'
import type { Options } from './arguments'

/** A command that serves a site, as it is typed, ready for options. */
export type Serving = 'npm run studio' | 'npm run dev' | 'npm run preview' | 'npm start'

/** Why a server hears nobody, in words; Vite says of a taken port no more than a sentence of its own. */
export function notListening(error: NodeJS.ErrnoException, command: Serving, { port, host }: Pick<Options, 'port' | 'host'>): string {
  if (error.code === 'EADDRINUSE' || /^Port \d+ is already in use$/.test(error.message)) return commandWords.portTaken(command, port)
  return error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo' ? commandWords.strangeHost(host) : error.message
}
