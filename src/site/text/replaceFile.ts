import { closeSync, fchmodSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Replaces a file as a whole: whoever reads it meanwhile, or loses power, has the old bytes or the new ones. Rights stay, and a
 * link stays a link.
 *
 * @throws Error of the file system where the folder cannot be written; the file is then as it was
 */
export function replaceFile(path: string, bytes: Uint8Array): void {
  const target = realpathSync(path)
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
  try {
    const { mode } = statSync(target)
    const file = openSync(temporary, 'wx', mode)
    try {
      // What opens a file takes away the rights that the process does not give.
      fchmodSync(file, mode)
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
