import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Renaming } from '../../src/authoring/edit/mediaNames'

/**
 * Gives files their new names while `between` runs: the new ones are there before it and the old ones until after it, so that
 * whatever happens nothing is lost. Where `between` throws, all is as it was.
 *
 * @param folder from which the paths lead
 */
export function renameFiles(folder: string, renamings: readonly Renaming[], between: () => void): void {
  const added: string[] = []
  try {
    for (const { from, to } of renamings) {
      const [source, target] = [join(folder, from), join(folder, to)]
      mkdirSync(dirname(target), { recursive: true })
      if (isSame(source, target)) continue
      copyFileSync(source, target, constants.COPYFILE_EXCL)
      added.push(target)
    }
    between()
  } catch (error) {
    for (const target of added) rmSync(target, { force: true })
    throw error
  }
  for (const { from, to } of renamings) {
    const [source, target] = [join(folder, from), join(folder, to)]
    if (isSame(source, target)) renameSync(source, target)
    else rmSync(source)
    removeEmpty(dirname(source))
  }
}

/** Takes a folder away in which nothing is left. */
function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/** Whether both names mean one file, as on disks that tell no capital letters. */
function isSame(source: string, target: string): boolean {
  const there = statSync(target, { throwIfNoEntry: false })
  return there !== undefined && there.ino === statSync(source).ino && there.dev === statSync(source).dev
}
