import { closeSync, fchmodSync, fsyncSync, openSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './isRunning'

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
  try {
    writeWhole(target, bytes, statSync(target).mode, () => {
      if (!readFileSync(target).equals(before)) throw new ChangedMeanwhile(path)
    })
  } catch (error) {
    throw aboutFile(error, target)
  }
}

/**
 * Writes a file beside the one that it takes the place of, and puts it there when it is whole.
 *
 * @param check throws where it may not be put there
 */
export function writeWhole(target: string, bytes: Uint8Array, mode: number, check: () => void): void {
  const temporary = temporaryOf(target)
  try {
    clearLeftovers(target)
    const file = openSync(temporary, 'wx', mode)
    try {
      // What opens a file takes away the rights that the process does not give.
      fchmodSync(file, mode)
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    check()
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Where the bytes of a file are written before they take its place. */
export const temporaryOf = (target: string): string => join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)

/** Takes away what commands that were killed have left beside a file. */
export function clearLeftovers(target: string): void {
  for (const left of leftovers(target)) rmSync(left, { force: true })
}

/** What commands that were killed have left beside a file; one may have had the number of this process. */
function leftovers(target: string): string[] {
  const [start, end] = [`.${basename(target)}.`, '.tmp']
  return readdirSync(dirname(target)).flatMap((name) => {
    const pid = name.startsWith(start) && name.endsWith(end) ? name.slice(start.length, -end.length) : ''
    return /^\d+$/.test(pid) && (Number(pid) === process.pid || !isRunning(Number(pid))) ? [join(dirname(target), name)] : []
  })
}

/** The same error, with the file that it is about where the system does not name one, as when a disk is full. */
export function aboutFile(error: unknown, path: string): unknown {
  return error instanceof Error && 'syscall' in error && !('path' in error) ? Object.assign(error, { path }) : error
}
