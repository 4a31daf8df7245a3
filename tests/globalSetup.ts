import type { Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadBlocks } from '../src/blocks/schemas'
import { buildSite } from '../src/build/build'
import { createSiteServer } from '../src/build/serve'
import { compileFile } from '../src/site/compile'
import { readMedia } from '../src/site/media/readMedia'
import { listen } from '../scripts/lib/listen'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folders with the built sites, and addresses where they are served. */
    sites: Sites
  }
}

const FILES = { main: 'pages.json', bakery: 'tests/sites/bakery.json' }

type Sites = Record<'main' | 'bakery', { folder: string; origin: string }>
type Built = { sites: Sites; remove: () => void }

async function buildSites(): Promise<Built> {
  const root = mkdtempSync(join(tmpdir(), 'quoin-tests-'))
  const blocks = await loadBlocks()
  const servers: Server[] = []
  const serve = async (name: keyof Sites) => {
    const { files: media, sources, stored } = await readMedia(FILES[name])
    const { site, problems } = compileFile(FILES[name], blocks, { media })
    if (!site) throw new Error(`${FILES[name]} has problems: ${problems.map((problem) => `${problem.line}:${problem.column} ${problem.message}`).join('\n')}`)
    const folder = join(root, name)
    await buildSite(site, folder, { pictures: sources, stored })
    const server = createSiteServer(folder)
    servers.push(server)
    return { folder, origin: await listen(server) }
  }
  const sites = { main: await serve('main'), bakery: await serve('bakery') }
  const remove = () => {
    for (const server of servers) server.close()
    rmSync(root, { recursive: true, force: true })
  }
  return { sites, remove }
}

/** Each project loads this file for itself; what it has built is for both. */
const shared: typeof globalThis & { quoinSites?: Promise<Built> } = globalThis

/** Builds the real site and the other one once, for all tests that look at finished pages. */
export default async function setup({ provide }: TestProject): Promise<(() => void) | undefined> {
  const isFirst = !shared.quoinSites
  shared.quoinSites ??= buildSites()
  const { sites, remove } = await shared.quoinSites
  provide('sites', sites)
  return isFirst ? remove : undefined
}
