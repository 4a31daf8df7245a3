import { existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './mark'

/**
 * The files in which a site differs from the one that stands at a place, by their paths, sorted: what is other, new, or no longer there.
 *
 * @param before folder of the one that stands there; where there is none, all files are new
 * @param after folder of the finished one
 */
export function changedFiles(before: string, after: string): string[] {
  const [old, next] = [existsSync(before) ? filesIn(before) : [], filesIn(after)]
  const known = new Set(old)
  const kept = new Set(next)
  return [...next.filter((name) => !known.has(name) || !isSame(join(before, name), join(after, name))), ...old.filter((name) => !kept.has(name))].sort()
}

/** Pages that no build has drawn anew are the same file under two names: those need not be read. */
function isSame(one: string, other: string): boolean {
  const [first, second]: [Stats, Stats] = [statSync(one), statSync(other)]
  if (first.ino === second.ino && first.dev === second.dev) return true
  return first.size === second.size && readFileSync(one).equals(readFileSync(other))
}
