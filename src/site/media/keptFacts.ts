import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaFault } from './media'

/**
 * Remembers what was found in files: looking at every pixel of many pictures takes long, and so does reading videos.
 *
 * @param folder where it is kept
 * @param recipe another one where something else is looked for: all is then looked at anew
 * @returns what gives what was found under a key before, or looks
 */
export function keptFacts(folder: string, recipe: number) {
  return async <Found extends object>(key: string, look: () => Promise<Found | MediaFault>): Promise<Found | MediaFault> => {
    const kept = join(folder, createHash('sha256').update(`${recipe} ${key}`).digest('hex').slice(0, 24))
    try {
      return JSON.parse(readFileSync(kept, 'utf8'))
    } catch {
      const found = await look()
      // What was broken may be repaired by another version of what reads it.
      if (!('fault' in found)) keep(folder, kept, found)
      return found
    }
  }
}

/** Where it cannot be kept, it is looked at again the next time. */
function keep(folder: string, path: string, found: object): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, JSON.stringify(found))
  } catch {}
}
