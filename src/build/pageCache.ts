import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressedEndings } from './compress'
import { linkOrCopy } from './linkOrCopy'
import type { SearchEntry } from './searchIndex'

/** Beside what else outlives a built site. */
export const PAGE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/quoin-pages')
/** Most bytes that are kept, and for how long what nothing uses, in milliseconds. */
const MOST = 2 * 1024 ** 3
const LONGEST = 30 * 24 * 3_600_000
/** So long a page counts as just used, in milliseconds: to note each use would be a write for each page of a site. */
const FRESH = 3_600_000

/** So few pages are no reason to look whether there is too much. */
const FEW = 200

/** What a page's drawing has told, besides its HTML: addresses of all files made of pictures that it shows, and what it is found by. */
export type Told = { media: readonly string[]; entries: readonly SearchEntry[] }
/**
 * Size in bytes, time and digest of each file of a page, by what its name ends in: one that somebody has written to since is not used. Of
 * a file that has another time, because the folder has come from another machine, the digest decides.
 */
type Note = { told: Told; files: readonly (readonly [ending: string, size: number, time: number, digest: string])[] }

/** Files of pages that were written before, by the name of what they are made of: they outlive the built site and take no room beside it. */
export type PageCache = {
  /**
   * Puts the files of a page at a path, at which nothing may be, and says what its drawing told; undefined where it is not kept whole.
   *
   * @throws Error of the file system, when it cannot be put there
   */
  put: (key: string, to: string) => Told | undefined
  /** Keeps the files of a page as they stand at a path; where that is not possible, it is drawn again the next time. */
  keep: (key: string, from: string, told: Told) => void
  /** Makes room where too much is kept, or for too long. To look for that takes longer than to keep a few pages, after which it is done once in an hour. */
  tidy: (added: number) => void
}

/** The endings of a page's files: as it is, and compressed. */
const ENDINGS = ['', ...compressedEndings('page.html')]

export function pageCache(folder: string, most = MOST): PageCache {
  const pathOf = (key: string) => join(folder, `${key}.html`)
  const notePath = (key: string) => join(folder, `${key}.json`)
  return {
    put: (key, to) => {
      const note = noteOf(notePath(key), pathOf(key))
      if (!note) return undefined
      const placed: string[] = []
      for (const [ending] of note.files) {
        if (linkOrCopy(pathOf(key) + ending, to + ending)) placed.push(to + ending)
        else {
          // Another build has just made room.
          for (const path of placed) rmSync(path)
          return undefined
        }
      }
      return note.told
    },
    keep: (key, from, told) => {
      try {
        mkdirSync(folder, { recursive: true })
        // Of a site that is not compressed there is the plain form alone.
        const files = ENDINGS.filter((ending) => existsSync(from + ending)).map((ending) => {
          const path = pathOf(key) + ending
          rmSync(path, { force: true })
          linkOrCopy(from + ending, path)
          const { size, mtimeMs } = statSync(path)
          return [ending, size, mtimeMs, digestOf(path)] as const
        })
        // Written last: without it the files are not used.
        const next = `${notePath(key)}.${process.pid}`
        writeFileSync(next, JSON.stringify({ told, files } satisfies Note))
        renameSync(next, notePath(key))
      } catch {
        // It is drawn again the next time.
      }
    },
    tidy: (added) => {
      if (added < FEW && Date.now() - timeOf(`${folder}-tidied`) < FRESH) return
      tidy(folder, most)
      noteTime(`${folder}-tidied`)
    },
  }
}

/** What was noted of a page, which is thereby of use; undefined where its files are not as they were then. */
function noteOf(path: string, page: string): Note | undefined {
  try {
    // Whoever notes something else is another engine, and gives pages other names.
    const note: Note = JSON.parse(readFileSync(path, 'utf8'))
    if (!note.files.every(([ending, ...noted]) => isAsNoted(page + ending, ...noted))) return undefined
    const now = Date.now()
    if (now - statSync(path).mtimeMs > FRESH) utimesSync(path, now / 1000, now / 1000)
    return note
  } catch {
    return undefined
  }
}

function isAsNoted(path: string, size: number, time: number, digest: string): boolean {
  const found = statSync(path)
  return found.size === size && (found.mtimeMs === time || digestOf(path) === digest)
}

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('base64url')

function tidy(folder: string, most: number): void {
  try {
    const kept = readdirSync(folder)
    const sizes = new Map<string, number>()
    for (const name of kept) {
      const key = keyIn(name)
      sizes.set(key, (sizes.get(key) ?? 0) + statSync(join(folder, name)).size)
    }
    // What has no note was left by a build that was killed, or is just being kept.
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    const oldest = [...sizes.keys()].map((key) => ({ key, time: timeOf(join(folder, `${key}.json`)) })).sort((one, other) => one.time - other.time)
    for (const { key, time } of oldest) {
      if (total <= most && Date.now() - time <= LONGEST) return
      for (const name of ['.json', ...ENDINGS.map((ending) => `.html${ending}`)]) rmSync(join(folder, key + name), { force: true })
      total -= sizes.get(key) ?? 0
    }
  } catch {
    // Nothing is kept yet, or another build makes room just now.
  }
}

/** When a file was written, in milliseconds since 1970; 0 where there is none. */
const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Gives a file the time that it is now. */
function noteTime(path: string): void {
  try {
    writeFileSync(path, '')
  } catch {
    // It is looked for again the next time.
  }
}

const keyIn = (name: string): string => name.slice(0, name.indexOf('.'))
