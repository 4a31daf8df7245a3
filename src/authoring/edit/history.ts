import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { aboutFile, writeWhole } from '../../site/text/writeWhole'
import { historyFolder } from './historyFolder'
import { readStepBytes, type Step, stepBytes } from './step'

type Kind = 'done' | 'undone'

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
  const file = join(historyFolder(path), name)
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeWhole(file, bytes, 0o600, (temporary) => renameSync(temporary, file))
  } catch (error) {
    throw aboutFile(error, file)
  }
  return file
}

/** Forgets a change. What belongs to somebody else stays, and is not taken for a change of the file as it is. */
export function dropStep(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
