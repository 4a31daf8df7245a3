import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Between the old site and the new one lies a moment without any, far shorter than this even on a busy machine: milliseconds. */
const LONGEST_SWAP = 3000

/**
 * Which site lies at a place just now; while one is being put in place of another, the one to come. Undefined where there is none for
 * longer than that takes.
 *
 * @param look what tells the site that lies there, if one does
 */
export async function siteAt(root: string, look = markOf): Promise<string | undefined> {
  const started = Date.now()
  for (;;) {
    // Looked at once in each turn: between two looks the site may go.
    const mark = look(root)
    if (mark !== undefined || Date.now() - started >= LONGEST_SWAP) return mark
    await wait(5)
  }
}

/**
 * Tells the folder that lies at a place from each that lay there before: disks give the number of one that is gone to the next, and the
 * same time to all that is put in place within a few milliseconds, but not to what was made then.
 */
export function markOf(root: string): string | undefined {
  const stats = statSync(root, { throwIfNoEntry: false, bigint: true })
  return stats && `${stats.ino} ${stats.birthtimeNs} ${stats.ctimeNs}`
}
