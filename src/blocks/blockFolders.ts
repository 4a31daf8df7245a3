import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** Names of all blocks, in the order of the alphabet: each is a folder. */
export function blockFolders(folder = here): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return found.map(({ name }) => name).sort()
}

/** Names of the blocks that wake in the browser: those whose folder has an Island.tsx. */
export function islandBlocks(): string[] {
  return blockFolders().filter((block) => existsSync(join(here, block, 'Island.tsx')))
}

/** Names of the blocks that bring a script of their own to the pages on which they stand: those whose folder has a script.ts. */
export function scriptBlocks(): string[] {
  return blockFolders().filter((block) => existsSync(join(here, block, 'script.ts')))
}
