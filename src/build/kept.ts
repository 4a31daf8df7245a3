import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isSameFolder } from './sameFolder'
import { beginSite, dropSite, putInPlace } from './swapDirectory'
import { leftovers, ownName } from './tempDirs'

/** So many published sites are kept. */
const MOST = 5
/** Says in the folder of kept sites which of them is published. */
const CURRENT = 'current'
/** What the name of something begins with that is half copied, written or deleted. */
const UNFINISHED = '.unfinished'

/** A site that is kept: when it was published, as in "2026-11-23T20-28-53-000Z". */
export type Kept = { name: string; isCurrent: boolean }

/** The folder in which the published sites of a place are kept, beside it. */
const folderOf = (out: string): string => join(dirname(resolve(out)), `.${basename(resolve(out))}-published`)

/** The sites that were published at a place, the latest last. */
export function keptSites(out: string): Kept[] {
  const folder = folderOf(out)
  if (!existsSync(folder)) return []
  const current = existsSync(join(folder, CURRENT)) ? readFileSync(join(folder, CURRENT), 'utf8').trim() : undefined
  const names = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name))
  return names.sort().map((name) => ({ name, isCurrent: name === current }))
}

/**
 * Keeps the site that stands at a place, which has just been published. The oldest are forgotten.
 *
 * @param now in milliseconds since 1970
 * @throws the error of the file system; what was kept before is then kept still
 */
export function keepSite(out: string, now: number): void {
  const folder = folderOf(out)
  for (const left of leftovers(folder, UNFINISHED)) rmSync(left, { recursive: true, force: true })
  const name = new Date(now).toISOString().replaceAll(/[:.]/g, '-')
  const begun = ownName(folder, UNFINISHED)
  try {
    copyAll(resolve(out), begun)
    renameSync(begun, join(folder, name))
  } catch (error) {
    rmSync(begun, { recursive: true, force: true })
    throw error
  }
  setCurrent(folder, name)
  for (const { name: old } of keptSites(out).slice(0, -MOST)) forget(folder, old)
}

/**
 * Puts the site back that was published before the one that stands at a place; where that one was never kept, such as one that
 * was built and not published, the last that was.
 *
 * @returns when each of the two was published; undefined where there is none before
 * @throws PlaceError, or the error of the file system; the site is then as it was
 */
export function putBack(out: string): { from: string | undefined; to: string } | undefined {
  const kept = keptSites(out)
  const standing = standingAt(out, kept)
  const before = standing === undefined ? (kept.find(({ isCurrent }) => isCurrent) ?? kept.at(-1)) : kept[kept.indexOf(standing) - 1]
  if (!before) return undefined
  const site = beginSite(out)
  try {
    copyAll(join(folderOf(out), before.name), site)
    putInPlace(site, out)
  } catch (error) {
    dropSite(site)
    throw error
  }
  setCurrent(folderOf(out), before.name)
  return { from: standing?.name, to: before.name }
}

/** Which of the kept sites stands at a place: a command that was killed may have said nothing of what it has put there. */
function standingAt(out: string, kept: readonly Kept[]): Kept | undefined {
  const likeliest = [...kept.filter(({ isCurrent }) => isCurrent), ...kept.toReversed()]
  return likeliest.find(({ name }) => isSameFolder(join(folderOf(out), name), resolve(out)))
}

/** Says which site is published. Whoever reads it meanwhile has the old name or the new one. */
function setCurrent(folder: string, name: string): void {
  const written = ownName(folder, UNFINISHED)
  writeFileSync(written, `${name}\n`)
  renameSync(written, join(folder, CURRENT))
}

/** Deletes a kept site; killed half-way, it leaves one that is none any more. */
function forget(folder: string, name: string): void {
  const gone = ownName(folder, UNFINISHED)
  renameSync(join(folder, name), gone)
  rmSync(gone, { recursive: true, force: true })
}

/** Copies a site; where the disk can share what two files have alike, it takes no more room. */
function copyAll(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE })
}
