import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { Renaming } from '../../src/authoring/edit/mediaNames'
import { createFile } from '../../src/site/text/createFile'
import { clearLeftovers } from '../../src/site/text/replaceFile'
import { holdTheSame } from './holdTheSame'

/** A file whose old name is still there beside the new one, and why. */
export type Left = { from: string; error: unknown }

/**
 * Gives files their new names while `between` runs: the new ones are there before it and the old ones until after it, so that
 * whatever happens nothing is lost. Where `between` throws, all is as it was. A copy that is there already, as a program that was
 * killed leaves it, is not made again.
 *
 * @param folder from which the paths lead, written as they are on disk
 * @returns the files whose old names could not be taken away
 */
export function renameFiles(folder: string, renamings: readonly Renaming[], between: () => void): Left[] {
  const added: string[] = []
  const made: string[] = []
  try {
    for (const { from, to } of renamings) {
      const [source, target] = [resolve(folder, from), resolve(folder, to)]
      const first = mkdirSync(dirname(target), { recursive: true })
      if (first !== undefined) made.push(first)
      clearLeftovers(target)
      if (isSame(source, target) || holdTheSame(source, target)) continue
      createFile(target, { copyOf: source })
      added.push(target)
    }
    between()
  } catch (error) {
    for (const target of added) rmSync(target, { force: true })
    for (const { to } of renamings) for (const first of made) removeEmpty(dirname(resolve(folder, to)), dirname(first))
    throw error
  }
  return renamings.flatMap(({ from, to }) => {
    try {
      takeAway(resolve(folder, from), resolve(folder, to))
      removeEmpty(dirname(resolve(folder, from)), resolve(folder))
      return []
    } catch (error) {
      return [{ from, error }]
    }
  })
}

function takeAway(source: string, target: string): void {
  if (isSame(source, target)) renameSync(source, target)
  else rmSync(source)
}

/** Takes a folder away in which nothing is left, and those around it, up to one that stays. */
function removeEmpty(folder: string, until: string): void {
  if (!folder.startsWith(until + sep) || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), until)
}

/** Whether both names mean one file, as on disks that tell no capital letters. */
function isSame(source: string, target: string): boolean {
  const there = statSync(target, { throwIfNoEntry: false })
  return there !== undefined && there.ino === statSync(source).ino && there.dev === statSync(source).dev
}
