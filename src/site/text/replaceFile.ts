import { chmodSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import { aboutFile, writeWhole } from './writeWhole'

/** A file that somebody has saved since it was read: what they wrote would be lost. */
export class ChangedMeanwhile extends Error {
  constructor(path: string) {
    super(`${path} has been changed by someone else meanwhile.`)
  }
}

/**
 * Replaces a file as a whole: whoever reads it meanwhile, or loses power, has the old bytes or the new ones. Rights stay, and a
 * link stays a link.
 *
 * @param before what was read of the file, and the new bytes were made from
 * @throws ChangedMeanwhile where it holds something else by now, Error of the file system where the folder cannot be written;
 * the file is then as it was
 */
export function replaceFile(path: string, before: Uint8Array, bytes: Uint8Array): void {
  const target = realpathSync(path)
  const { mode } = statSync(target)
  try {
    writeWhole(target, bytes, mode, (temporary) => {
      // What opens a file takes away the rights that the process does not give.
      chmodSync(temporary, mode)
      if (!readFileSync(target).equals(before)) throw new ChangedMeanwhile(path)
      renameSync(temporary, target)
    })
  } catch (error) {
    throw aboutFile(error, target)
  }
}
