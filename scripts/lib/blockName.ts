import { commandWords } from '../../src/site/diagnostics/wording/commands'

/** Names that mean something else: to the published schema, or to file systems. Those of every object are taken, too. */
const RESERVED = new Set(['section', 'block', 'icon', 'use', 'shared', 'pagesFile', 'con', 'prn', 'aux', 'nul'])

/**
 * Why no new block can have this name.
 *
 * @param taken names of the folders that are there
 * @returns a sentence, or undefined when the name is free and well formed
 */
export function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (name in {} || RESERVED.has(name)) return commandWords.reservedName(name)
  // Where file systems know no case, both would be one folder.
  const other = taken.find((folder) => folder.toLowerCase() === name.toLowerCase())
  if (other) return commandWords.takenName(other)
  return /^[a-z][A-Za-z0-9]{1,39}$/.test(name) ? undefined : commandWords.noBlockName(name)
}
