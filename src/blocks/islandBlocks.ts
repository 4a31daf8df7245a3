import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** Names of the blocks that wake in the browser: those whose folder has an Island.tsx. */
export function islandBlocks(): string[] {
  return readdirSync(here).filter((block) => existsSync(join(here, block, 'Island.tsx')))
}
