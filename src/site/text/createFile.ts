import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { aboutFile, type Content, writeWhole } from './writeWhole'

/**
 * Makes a file as a whole: whoever reads it meanwhile has nothing or all of it; of bytes, whoever loses power, too. One that is there stays.
 *
 * @throws the error of the file system: EEXIST where there is one; nothing is left then
 */
export function createFile(path: string, content: Content, mode = 0o666): void {
  try {
    writeWhole(path, content, mode, (temporary) => putInPlace(temporary, path))
  } catch (error) {
    throw aboutFile(error, path)
  }
}

/** A second name is only given where there is none, which no other way of the system warrants. */
function putInPlace(temporary: string, path: string): void {
  try {
    linkSync(temporary, path)
  } catch (error) {
    // Some disks know no second names.
    if (existsSync(path)) throw error
    return renameSync(temporary, path)
  }
  rmSync(temporary)
}
