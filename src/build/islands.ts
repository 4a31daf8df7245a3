import type { Rolldown } from 'vite'
import type { IslandScripts } from '../page/assets'
import { mentionsIn } from './mentions'

type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'isEntry' | 'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports' | 'code'>
type Chunks = readonly Chunk[]

/** Returns the script that begins with the module given to the bundler under this name. It throws an error where there is none. */
export function entryOf(chunks: Chunks, name: string): Chunk {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
  if (!found) throw new Error(`The bundle has no script "${name}".`)
  return found
}

/** Each block that is an island, and the script that begins with its module. */
function islandsOf(chunks: Chunks): [block: string, chunk: Chunk][] {
  return chunks.flatMap((chunk) => Array.from(chunk.facadeModuleId?.match(/(?<=\/blocks\/)\w+(?=\/Island\.tsx$)/) ?? [], (block): [string, Chunk] => [block, chunk]))
}

/** The script and all that it loads; with `withLazy` also what it may load later. */
function reach(chunks: Chunks, start: Chunk, withLazy = false): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set([start])
  // A set goes on to what is added while it is gone through.
  for (const { imports, dynamicImports } of found)
    for (const name of [...imports, ...(withLazy ? dynamicImports : [])]) {
      const next = byName.get(name)
      if (next) found.add(next)
    }
  return found
}

/**
 * Returns the addresses of what wakes each island: the script that does it, that of the island, then all that these two load.
 * Known at once they are loaded at once: a script that names the next one costs a round trip more.
 */
export function islandScripts(chunks: Chunks): IslandScripts {
  return Object.fromEntries(
    islandsOf(chunks).map(([block, island]) => {
      const hydrate = entryOf(chunks, 'hydrateIsland')
      const all = new Set([hydrate, island, ...reach(chunks, hydrate), ...reach(chunks, island)])
      return [block, [...all].map(({ fileName }) => `/${fileName}`)]
    }),
  )
}

/** Returns the classes in what each island loads, also later, beyond what all islands share; by block. */
export function islandClasses(chunks: Chunks): Map<string, ReadonlySet<string>> {
  return new Map(
    islandsOf(chunks).map(([block, island]) => {
      const shared = reach(chunks, entryOf(chunks, 'hydrateIsland'))
      const own = [...reach(chunks, island, true)].filter((chunk) => !shared.has(chunk))
      return [block, mentionsIn(own.map(({ code }) => code).join('\n')).classes]
    }),
  )
}
