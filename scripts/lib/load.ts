import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'

/**
 * What a server has stood: answers, those that were wrong or did not come, and its memory in bytes, first when every visitor
 * had been answered once, then at the end.
 */
export type LoadReport = { connections: number; seconds: number; answers: number; errors: string[]; memory: { early: number; late: number } }

/** A visitor who waits longer than this gets nothing, in milliseconds. A busy machine may be slow; that is no error of the server. */
const PATIENCE = 60_000

/**
 * Lets many visitors at once, each on a connection of its own that stays open, ask the server of "npm start" for one file
 * after another. The server runs in a process of its own.
 *
 * @param folder a built site
 */
export async function loadServer(folder: string, { connections, seconds }: { connections: number; seconds: number }): Promise<LoadReport> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../run.mjs'), 'serve', '--out', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const origin = await originOf(server)
    const paths = [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const errors: string[] = []
    let answers = 0
    const end = Date.now() + seconds * 1000
    const memory = { early: 0, late: 0 }
    let greeted = 0
    const visit = async (visitor: number) => {
      for (let turn = visitor; Date.now() < end; turn++) {
        const fault = await ask(origin + (paths[turn % paths.length] ?? '/'), agent)
        if (fault) errors.push(fault)
        else answers++
        if (turn === visitor && ++greeted === connections) memory.early = memoryOf(server)
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)))
    memory.late = memoryOf(server)
    agent.destroy()
    return { connections, seconds, answers, errors, memory }
  } finally {
    server.kill()
  }
}

/** Where the server listens, as it says itself. */
function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', (text) => resolve(String(text).trim()))
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
}

/** Asks for a page and reads it to its end; what comes back is what was wrong. */
function ask(address: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: PATIENCE, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () =>
        resolve(response.statusCode === 200 && bytes === Number(response.headers['content-length']) ? undefined : `${address}: ${response.statusCode}, ${bytes} bytes`),
      )
      response.on('error', (error) => resolve(`${address}: ${error.message}`))
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error) => resolve(`${address}: ${error.message}`))
  })
}

/** What a process holds in memory, in bytes. */
function memoryOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status) ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) * 1024
}
