import { closeSync, constants, copyFileSync, fsyncSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './isRunning'

/** What a file is to hold: these bytes, or all that another file holds. */
export type Content = Uint8Array | { copyOf: string }

/**
 * Writes a file beside its place, and has it put there when it is whole: whoever reads the place meanwhile has what was there or
 * all that is new; of bytes, whoever loses power, too. Where that fails, nothing is left beside it.
 *
 * @param mode rights of the file, less those that the process does not give
 * @param put puts the file that is given into its place, or throws
 */
export function writeWhole(target: string, content: Content, mode: number, put: (temporary: string) => void): void {
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
  try {
    clearLeftovers(target)
    createWith(temporary, content, mode)
    put(temporary)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Makes a file that holds this, and throws where something has its name already: what somebody else has put there is not written into, nor what a link leads to. */
export function createWith(path: string, content: Content, mode: number): void {
  if (!(content instanceof Uint8Array)) return copyFileSync(content.copyOf, path, constants.COPYFILE_EXCL)
  const file = openSync(path, 'wx', mode)
  try {
    for (let written = 0; written < content.length; ) written += writeSync(file, content, written)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Takes away what commands that were killed have left beside a file. */
export function clearLeftovers(target: string): void {
  const start = `.${basename(target)}.`
  for (const name of leftoversIn(dirname(target))) if (name.startsWith(start) && /^\d+\.tmp$/.test(name.slice(start.length))) rmSync(join(dirname(target), name), { force: true })
}

/** What commands that were killed have left in a folder, by name; one may have had the number of this process. */
export function leftoversIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const pid = Number(/^\..*\.(\d+)\.tmp$/s.exec(name)?.[1])
    return pid === process.pid || (!Number.isNaN(pid) && !isRunning(pid))
  })
}

/** The same error, with the file that it is about where the system does not name one, as when a disk is full. */
export function aboutFile(error: unknown, path: string): unknown {
  return error instanceof Error && 'syscall' in error && !('path' in error) ? Object.assign(error, { path }) : error
}
