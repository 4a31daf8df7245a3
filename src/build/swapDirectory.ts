import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, relative, resolve } from 'node:path'
import { folderWords } from '../site/diagnostics/wording/commands'
import { folders, leftovers, ownFolder, ownName } from './tempDirs'
import { foreignThing, isPublishable, markSite } from './mark'

/**
 * How a new site takes the place of the last one, for a folder "dist":
 *
 *   1. it is made whole in .dist-new-…, beside dist
 *   2. dist becomes .dist-old-…
 *   3. .dist-new-… becomes dist
 *   4. .dist-old-… becomes .dist-gone-… and is deleted
 *
 * Each step but the first is one renaming, which happens whole or not at all. A build that is killed between 2 and 3 leaves
 * no dist: the old site is whole beside it, and the next command puts it back. A name that says "old" therefore always
 * holds a whole site; what is half made says "new", what is half deleted "gone". The names carry the process that made
 * them: what belongs to one that still runs is left alone.
 */
type Stage = 'new' | 'old' | 'gone'

/** The folder of a site cannot be used as it is; the message says so to the person who named it. */
export class PlaceError extends Error {}

/** Between steps 2 and 3 another build needs far less than this, in milliseconds. */
const LONGEST_SWAP = 1000

/**
 * Puts the last whole site back where a build was killed in the moment between the old site and the new one. Every command
 * that reads or writes a built site begins with it.
 *
 * @param out folder of the site; its leftovers lie beside it
 */
export function restoreSite(out: string): void {
  const place = placeOf(out)
  const olds = () => folders(dirname(place), start(place, 'old'))
  for (const started = Date.now(); !existsSync(place) && olds().length > 0; ) {
    const [newest] = olds().toSorted((one, other) => statSync(other.path).ctimeMs - statSync(one.path).ctimeMs)
    const isAbandoned = newest && (leftovers(dirname(place), start(place, 'old')).includes(newest.path) || Date.now() - started > LONGEST_SWAP)
    if (isAbandoned) renameSync(newest.path, place)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
}

/**
 * Begins a new site beside the place where it will stand, after putting in order what killed builds have left.
 *
 * @param isPreview whether the site is made for another day: it takes the place of no site that is made for visitors
 * @returns an empty folder to write to, for `putInPlace`
 * @throws PlaceError when the folder cannot be replaced, or holds something else than a site
 */
export function beginSite(out: string, isPreview = false): string {
  restoreSite(out)
  const place = placeOf(out)
  refuseOtherFolders(place, out, isPreview)
  mkdirSync(dirname(place), { recursive: true })
  for (const stage of ['new', 'old', 'gone'] as const) for (const folder of leftovers(dirname(place), start(place, stage))) discard(folder, place)
  return ownFolder(dirname(place), start(place, 'new'))
}

/**
 * Puts a finished site in the place of the last one, marked as ours. Where another build does the same just now, one of the
 * two stays, whole.
 *
 * @returns how many files it has
 * @throws PlaceError when something else has come to stand there meanwhile
 */
export function putInPlace(site: string, out: string, isPreview = false): number {
  const place = placeOf(out)
  const files = markSite(site, isPreview)
  refuseOtherFolders(place, out, isPreview)
  const olds: string[] = []
  const moveAway = () => {
    const old = ownName(dirname(place), start(place, 'old'))
    if (moved(place, old)) olds.unshift(old)
  }
  moveAway()
  while (!moved(site, place)) moveAway()
  for (const old of olds) discard(old, place)
  return files

  /** Renames, unless another build was faster; a disk that refuses gets everything put back. */
  function moved(from: string, to: string): boolean {
    try {
      renameSync(from, to)
      return true
    } catch (error) {
      const isOvertaken = from === place ? !existsSync(place) : existsSync(place)
      if (isOvertaken) return false
      if (olds[0] && !existsSync(place)) renameSync(olds[0], place)
      throw error
    }
  }
}

/**
 * Takes away a folder that was begun and will not be finished. Threads may still be writing into it: under another name, which is as
 * much that of this process, nothing more comes into it but what had its place already.
 */
export function dropSite(site: string): void {
  const aside = `${site}0`
  remove(aside)
  if (!existsSync(site)) return
  renameSync(site, aside)
  remove(aside)
}

/** How often what comes into a folder while it is deleted is deleted, too, and how long is waited in between, in milliseconds. */
const [TURNS, PAUSE] = [100, 5]

function remove(folder: string): void {
  for (let turn = 1; ; turn++) {
    try {
      return rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      if (turn === TURNS || !(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    }
  }
}

/**
 * Where a site really lies: behind links, the folder that they lead to, even while that is away.
 *
 * @throws Error of the file system where they lead round in a circle
 */
function placeOf(out: string): string {
  const place = resolve(out)
  if (statSync(place, { throwIfNoEntry: false })) return realpathSync(place)
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? placeOf(resolve(dirname(place), readlinkSync(place))) : place
}

function start(place: string, stage: Stage): string {
  return `.${basename(place)}-${stage}`
}

/** Deletes a folder; killed half-way, it leaves one that says so. */
function discard(folder: string, place: string): void {
  const gone = ownName(dirname(place), start(place, 'gone'))
  renameSync(folder, gone)
  rmSync(gone, { recursive: true, force: true, maxRetries: 3 })
}

/** A build replaces its folder whole, so it must be one that a build has made, with nothing else in it, or empty. */
function refuseOtherFolders(place: string, out: string, isPreview: boolean): void {
  try {
    const fault = existsSync(place) ? (faultOf(place, out) ?? (isPreview && isPublishable(place) ? folderWords.publishable(out) : undefined)) : undefined
    if (fault !== undefined) throw new PlaceError(fault)
  } catch (error) {
    // Another build has just put it away; what stands there next is looked at, too.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') refuseOtherFolders(place, out, isPreview)
    else throw error
  }
}

function faultOf(place: string, out: string): string | undefined {
  if (statSync(place).dev !== statSync(dirname(place)).dev) return folderWords.otherDisk(out)
  const isAbove = [process.cwd(), homedir()].some((folder) => !relative(place, folder).startsWith('..'))
  if (isAbove || !statSync(place).isDirectory()) return folderWords.otherThings(out)
  const foreign = foreignThing(place)
  return foreign === undefined ? undefined : folderWords.otherThings(out, foreign)
}
