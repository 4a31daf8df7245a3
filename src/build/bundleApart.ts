import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bundle } from './bundle'

/**
 * Compiles the engine in a process of its own: the bundler needs several hundred megabytes, which are free again before
 * the first page is rendered, and the site is read and judged meanwhile.
 */
export function bundleApart(): Promise<Bundle> {
  const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href
  const child = fork(join(import.meta.dirname, 'bundleProcess.ts'), {
    execArgv: ['--import', typescript],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (result: Bundle | string) => (typeof result === 'string' ? reject(new Error(result)) : resolve(result)))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The bundler stopped with code ${code}.`)))
  })
}
