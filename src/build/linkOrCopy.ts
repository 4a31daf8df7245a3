import { constants, copyFileSync, linkSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Gives a file a second name, or a copy where the disk knows none; false where there is no such file.
 *
 * @throws Error of the file system, also where something has the new name already
 */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' && statSync(dirname(to), { throwIfNoEntry: false })) return false
    if (code === 'EEXIST' || code === 'ENOENT') throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    return true
  }
}
