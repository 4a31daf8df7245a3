import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { findNginx } from '../../scripts/lib/findNginx'
import { listen } from '../../scripts/lib/listen'
import { createSiteServer } from '../../src/build/serve'
import { type Answer, ask as askServer, type Question } from './ask'
import { startNginx } from './nginx'

type Name = 'main' | 'bakery'
type Sites = { of: Record<Name, string | number>; hasBrotli: boolean; stop: () => Promise<unknown> }
type Asked = { name: 'npm start' | 'nginx'; ask: (address: string, question?: Question, site?: Name) => Promise<Answer>; hasBrotli: () => boolean }

const sites = inject('sites')
export const folders = { main: sites.main.folder, bakery: sites.bakery.folder }
/** A file of a finished site. */
export const read = (path: string, site: Name = 'bakery') => readFileSync(join(folders[site], path))
/** The words of an answer. */
export const text = ({ body }: Answer) => body.toString('utf8')
/** What the bakery says where there is nothing. */
export const MISSING = { bakery: 'Página não encontrada', folder: 'Receita não encontrada' }

/** The server of "npm start", on ports that are free. */
async function startOwn(): Promise<Sites> {
  const servers: Server[] = []
  const serve = async (folder: string) => {
    const server = createSiteServer(folder)
    servers.push(server)
    return Number(new URL(await listen(server)).port)
  }
  const of = { main: await serve(folders.main), bakery: await serve(folders.bakery) }
  return { of, hasBrotli: true, stop: async () => servers.map((server) => server.close()) }
}

async function startReal(): Promise<Sites> {
  const nginx = findNginx()
  if (!nginx) throw new Error('There is no nginx.')
  const { sockets, stop } = await startNginx(nginx, folders)
  return { of: sockets as Record<Name, string>, hasBrotli: nginx.brotli !== undefined, stop }
}

const hasNginx = findNginx() !== undefined
if (!hasNginx) console.warn('nginx is not installed and could not be had: what the site brings along for it is not tried here.')

/** The same questions to the server of "npm start" and, where it can be had, to nginx with the file that comes along with the site. */
export function describeServers(tell: (asked: Asked) => void): void {
  describe.each([['npm start', startOwn, true] as const, ['nginx', startReal, hasNginx] as const])('the server %s', (name, start, isThere) => {
    let server: Sites
    if (!isThere) return test.skip('cannot be had on this machine: install nginx to try it', () => {})
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server.stop())
    tell({ name, ask: (address, question, site = 'bakery') => askServer(server.of[site], address, question), hasBrotli: () => server.hasBrotli })
  })
}
