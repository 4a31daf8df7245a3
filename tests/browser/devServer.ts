import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { atWorkersEnd } from './withWorker'

export type DevServer = { origin: string; port: number; process: ChildProcess /** What it has said so far. */; output: () => string; stop: () => void }

/**
 * Starts the dev server as a person does, on a free port unless one is given.
 *
 * @param file the content file
 * @param project folder of the engine
 * @param env variables that it is given besides
 * @param port where another one was before
 */
export function startDev(file: string, project = process.cwd(), env: NodeJS.ProcessEnv = {}, port = 0): Promise<DevServer> {
  const server = spawn('node', [join('scripts', 'run.mjs'), 'dev', '--pages', file, '--port', String(port)], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', ...env },
  })
  const stop = () => void server.kill()
  atWorkersEnd(stop)
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words.toString().replaceAll(/\u001b\[\d+m/g, '')
      const [origin, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? []
      if (origin) resolve({ origin, port: Number(port), process: server, output: () => said, stop })
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('exit', () => reject(new Error(`The dev server ended: ${said}`)))
  })
}

/** The HTML of an address, as a browser is given it. */
export async function htmlAt({ origin }: Pick<DevServer, 'origin'>, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
  return { status: response.status, html: await response.text() }
}
