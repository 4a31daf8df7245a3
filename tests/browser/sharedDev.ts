import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DevServer, startDev } from './devServer'
import { atWorkersEnd } from './withWorker'

const folder = mkdtempSync(join(tmpdir(), 'quoin-dev-'))
const file = join(folder, 'pages.json')
let started: Promise<DevServer> | undefined
atWorkersEnd(() => rmSync(folder, { recursive: true, force: true }))

/** The content file of the dev server of this worker, and the folder around it, which is its own. */
export const shared = { folder, file }

/** Writes the content of the dev server of this worker, and takes away what others have brought along. */
export function writeContent(content: string): void {
  rmSync(join(folder, 'media'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, content)
}

/** The dev server of this worker, with this content: it is started once for all test files that want no more than a site in development. */
export function sharedDev(content: string): Promise<DevServer> {
  writeContent(content)
  started ??= startDev(file)
  return started
}

/** Ends the dev server of this worker at once, as a crash does; what it answers starts another one at the same place. */
export async function crashDev(): Promise<() => Promise<DevServer>> {
  const server = await started
  if (!server) throw new Error('There is no dev server that could crash.')
  const gone = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  await gone
  return () => {
    started = startDev(file, process.cwd(), {}, server.port)
    return started
  }
}
