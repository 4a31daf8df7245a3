import { constants, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { beginSite, dropSite, putInPlace } from './swapDirectory'

/** So many published sites are kept. */
const MOST = 5
/** Says in the folder of kept sites which of them is published. */
const CURRENT = 'current'

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
  const name = new Date(now).toISOString().replaceAll(/[:.]/g, '-')
  const begun = join(folder, `.${name}.${process.pid}`)
  try {
    copyAll(resolve(out), begun)
    renameSync(begun, join(folder, name))
  } catch (error) {
    rmSync(begun, { recursive: true, force: true })
    throw error
  }
  writeFileSync(join(folder, CURRENT), `${name}\n`)
  for (const { name: old } of keptSites(out).slice(0, -MOST)) rmSync(join(folder, old), { recursive: true, force: true })
}

/**
 * Puts the site back that was published before the one that stands at a place.
 *
 * @returns when each of the two was published; undefined where there is none before
 * @throws PlaceError, or the error of the file system; the site is then as it was
 */
export function putBack(out: string): { from: string; to: string } | undefined {
  const kept = keptSites(out)
  const index = kept.findIndex(({ isCurrent }) => isCurrent)
  const [before, current] = [kept[index - 1], kept[index]]
  if (!before || !current) return undefined
  const site = beginSite(out)
  try {
    copyAll(join(folderOf(out), before.name), site)
    putInPlace(site, out)
  } catch (error) {
    dropSite(site)
    throw error
  }
  writeFileSync(join(folderOf(out), CURRENT), `${before.name}\n`)
  return { from: current.name, to: before.name }
}

/** Copies a site; where the disk can share what two files have alike, it takes no more room. */
function copyAll(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE })
}
