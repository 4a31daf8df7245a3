import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadBlocks } from '../src/blocks/schemas'
import { buildSite } from '../src/build/build'
import { createSiteServer } from '../src/build/serve'
import { compileFile } from '../src/site/compile'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folders with the built sites, and addresses where they are served. */
    sites: Record<'main' | 'bakery', { folder: string; origin: string }>
  }
}

const FILES = { main: 'pages.json', bakery: 'tests/sites/bakery.json' }

/** Builds the real site and the other one once, for all tests that look at finished pages. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const root = mkdtempSync(join(tmpdir(), 'quoin-tests-'))
  const blocks = await loadBlocks()
  const made: (readonly ['main' | 'bakery', { folder: string; origin: string }, ReturnType<typeof createSiteServer>])[] = []
  for (const name of ['main', 'bakery'] as const) {
    const { site, problems } = compileFile(FILES[name], blocks)
    if (!site) throw new Error(`${FILES[name]} has problems: ${problems.map((problem) => `${problem.line}:${problem.column} ${problem.message}`).join('\n')}`)
    const folder = join(root, name)
    await buildSite(site, folder)
    const server = createSiteServer(folder).listen(0, '127.0.0.1')
    // With the name of a host it is looked up first.
    await once(server, 'listening')
    made.push([name, { folder, origin: `http://localhost:${(server.address() as AddressInfo).port}` }, server])
  }
  provide('sites', Object.fromEntries(made.map(([name, site]) => [name, site])) as Record<'main' | 'bakery', { folder: string; origin: string }>)
  return () => {
    for (const [, , server] of made) server.close()
    rmSync(root, { recursive: true, force: true })
  }
}
