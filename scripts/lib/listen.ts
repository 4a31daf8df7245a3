import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Lets a server listen on a free port, to this machine alone, and returns its origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has the address of one.
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
