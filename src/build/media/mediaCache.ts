import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkOrCopy } from '../linkOrCopy'
import type { Derived } from '../../parts/mediaFile'
import { RECIPE } from './resizePicture'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/quoin-media/files')
/** Most bytes that are kept; what was not used for longest goes first. */
const MOST = 1024 ** 3

/** When a file was last written that nobody has written to since it was kept: built sites have the same file, not a copy. In seconds. */
const UNTOUCHED = 1_000_000_000

/** Files that were made of pictures, by what they were made from: they outlive the built site. */
export type MediaCache = {
  get: (derived: Derived) => Buffer | undefined
  /** Puts one at a path, at which nothing may be; false where it is not kept. @throws Error of the file system, when it cannot be put there */
  put: (derived: Derived, to: string) => boolean
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
      try {
        return readFileSync(used(pathOf(derived)))
      } catch {
        return undefined
      }
    },
    put: (derived, to) => {
      const path = pathOf(derived)
      try {
        used(path)
      } catch {
        return false
      }
      if (!linkOrCopy(path, to)) return false
      return true
    },
    keep: (derived, bytes) => {
      const path = pathOf(derived)
      const next = `${path}.${process.pid}`
      try {
        mkdirSync(folder, { recursive: true })
        // Whoever reads it meanwhile has the whole file or none. What is left of a full disk goes as what is oldest goes.
        writeFileSync(next, bytes)
        utimesSync(next, new Date(), UNTOUCHED)
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

/** Notes that a file is of use. @throws Error where there is none, or where somebody has written to it in a site that was built */
function used(path: string): string {
  if (statSync(path).mtimeMs !== UNTOUCHED * 1000) throw new Error(`${path} has been changed.`)
  utimesSync(path, new Date(), UNTOUCHED)
  return path
}

function sizeAndTime(path: string): { size: number; time: number } {
  const { size, atimeMs } = statSync(path)
  return { size, time: atimeMs }
}
