import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps a file among others of its kind, of which the oldest are forgotten. Whoever reads it meanwhile has the whole file or none. Where
 * it cannot be kept nothing is said: what is in it is made again the next time.
 *
 * @param folder of all files of its kind, made where there is none
 * @param made what is in it, part by part; that this cannot be made is as if it could not be kept
 * @param most files that are kept there
 */
export function keepFile(folder: string, path: string, made: () => Iterable<Uint8Array>, most: number): void {
  try {
    mkdirSync(folder, { recursive: true })
    const next = `${path}.${process.pid}`
    writeParts(next, made())
    renameSync(next, path)
    forgetOld(folder, most)
  } catch {
    // A full disk ends no build.
  }
}

function writeParts(path: string, parts: Iterable<Uint8Array>): void {
  const file = openSync(path, 'w')
  try {
    for (const part of parts) writeFileSync(file, part)
  } finally {
    closeSync(file)
  }
}

function forgetOld(folder: string, most: number): void {
  const kept = readdirSync(folder).map((name) => join(folder, name))
  const times = new Map(kept.map((path) => [path, statSync(path).mtimeMs]))
  for (const path of kept.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0)).slice(most)) rmSync(path, { force: true })
}
