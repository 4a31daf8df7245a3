import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Derived } from '../../parts/mediaFile'
import { RECIPE } from './derive'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/quoin-media/files')
/** Most bytes that are kept; what was not used for longest goes first. */
const MOST = 1024 ** 3

/** Files that were made of pictures, by what they were made from: they outlive the built site. */
export type MediaCache = {
  get: (derived: Derived) => Buffer | undefined
  /** Keeps one; where that is not possible, it is made again the next time. */
  keep: (derived: Derived, bytes: Buffer) => void
  /** Makes room where too much is kept. */
  tidy: () => void
}

/** @param versions of the programs that make them, and how they are told to */
export function mediaCache(versions: object, folder = CACHE, most = MOST): MediaCache {
  const made = JSON.stringify([versions, RECIPE])
  const pathOf = (derived: Derived) =>
    join(
      folder,
      createHash('sha256')
        .update(JSON.stringify([made, { ...derived, name: '' }]))
        .digest('hex')
        .slice(0, 32),
    )
  return {
    get: (derived) => {
      const path = pathOf(derived)
      try {
        const bytes = readFileSync(path)
        const now = new Date()
        utimesSync(path, now, now)
        return bytes
      } catch {
        return undefined
      }
    },
    keep: (derived, bytes) => {
      const path = pathOf(derived)
      const next = `${path}.${process.pid}`
      try {
        mkdirSync(folder, { recursive: true })
        // Whoever reads it meanwhile has the whole file or none. What is left of a full disk goes as what is oldest goes.
        writeFileSync(next, bytes)
        renameSync(next, path)
      } catch {
        // It is made again the next time.
      }
    },
    tidy: () => {
      try {
        const files = readdirSync(folder).map((name) => ({ path: join(folder, name), ...sizeAndTime(join(folder, name)) }))
        let total = files.reduce((sum, { size }) => sum + size, 0)
        for (const { path, size } of files.sort((one, other) => one.time - other.time)) {
          if (total <= most) return
          rmSync(path, { force: true })
          total -= size
        }
      } catch {
        // Nothing is kept yet.
      }
    },
  }
}

function sizeAndTime(path: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(path)
  return { size, time: mtimeMs }
}
