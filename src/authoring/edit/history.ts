import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isRunning } from '../../site/text/isRunning'
import { aboutFile } from '../../site/text/replaceFile'
import { historyFolder } from './historyFolder'
import { readStepBytes, type Step, stepBytes } from './step'

type Kind = 'done' | 'undone'

/** So long a change is kept, in milliseconds: thirty days. */
const KEPT = 30 * 24 * 60 * 60 * 1000
/** So many bytes of changes are kept, even where they are younger. */
const MOST_BYTES = 512 * 1024 * 1024

/** The changes that can be undone, or redone, of a content file; the latest is the last. */
export function listSteps(path: string, kind: Kind): string[] {
  try {
    const names = readdirSync(historyFolder(path)).filter((name) => name.endsWith(`.${kind}`))
    return names.sort().map((name) => join(historyFolder(path), name))
  } catch {
    return []
  }
}

/** Reads a change; undefined where it was torn, or belongs to somebody else. */
export function readStep(file: string): Step | undefined {
  try {
    return readStepBytes(readFileSync(file))
  } catch {
    return undefined
  }
}

/** The number of a change among those of its kind; 0 where there is none. */
export const numberOf = (file: string | undefined) => Number(/^\d+/.exec(basename(file ?? ''))?.[0] ?? 0)

/**
 * Keeps a change behind those that are there.
 *
 * @returns its file
 * @throws the error of the file system; nothing is kept then
 */
export function keepStep(path: string, kind: Kind, step: Step): string {
  const name = `${String(numberOf(listSteps(path, kind).at(-1)) + 1).padStart(9, '0')}.${kind}`
  return keepFile(path, name, stepBytes(step))
}

/** Keeps bytes in the folder of a content file's history, whole or not at all; returns the file. */
export function keepFile(path: string, name: string, bytes: Buffer): string {
  const folder = historyFolder(path)
  const file = join(folder, name)
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(temporary, bytes, { mode: 0o600 })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw aboutFile(error, temporary)
  }
  return file
}

/** Forgets a change. What belongs to somebody else stays, and is not taken for a change of the file as it is. */
export function dropStep(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}

/** Forgets the changes that are older than thirty days, and the oldest as long as there are too many bytes; the latest stays. */
export function tidySteps(path: string, now = Date.now()): void {
  for (const file of unfinished(path)) dropStep(file)
  let bytes = 0
  for (const [index, file] of listSteps(path, 'done').reverse().entries()) {
    const stat = statSync(file, { throwIfNoEntry: false })
    bytes += stat?.size ?? 0
    if (index > 0 && (now - (stat?.mtimeMs ?? 0) > KEPT || bytes > MOST_BYTES)) dropStep(file)
  }
}

/** What programs that were killed have left half written. */
function unfinished(path: string): string[] {
  const names = readdirSync(historyFolder(path)).filter((name) => {
    const pid = /\.(?:done|undone|whole)\.(\d+)$/.exec(name)?.[1]
    return pid !== undefined && !isRunning(Number(pid))
  })
  return names.map((name) => join(historyFolder(path), name))
}
