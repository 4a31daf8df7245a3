import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { aboutFile, clearLeftovers, temporaryOf } from './replaceFile'

/** What a new file holds: these bytes, or all that another file holds. */
type Content = Uint8Array | { copyOf: string }

/**
 * Makes a file as a whole: whoever reads it meanwhile has nothing or all of it; of bytes, whoever loses power, too. One that is there stays.
 *
 * @throws the error of the file system: EEXIST where there is one; nothing is left then
 */
export function createFile(path: string, content: Content, mode = 0o666): void {
  const temporary = temporaryOf(path)
  try {
    clearLeftovers(path)
    if (content instanceof Uint8Array) writeFileSync(temporary, content, { flag: 'wx', mode, flush: true })
    else copyFileSync(content.copyOf, temporary, constants.COPYFILE_EXCL)
    putInPlace(temporary, path)
  } catch (error) {
    throw aboutFile(error, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** A second name is only given where there is none, which no other way of the system warrants. */
function putInPlace(temporary: string, path: string): void {
  try {
    linkSync(temporary, path)
  } catch (error) {
    // Some disks know no second names.
    if (existsSync(path)) throw error
    renameSync(temporary, path)
  }
}
