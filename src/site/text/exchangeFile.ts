import { lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { aboutFile, ChangedMeanwhile, replaceFile, writeWhole } from './replaceFile'

/** Rights of a file that is new: its owner changes it, everybody reads it. */
const MODE = 0o644

/**
 * Gives a file other bytes, makes it where there is none, or takes it away; whoever reads it meanwhile has the old bytes or the new ones.
 *
 * @param before what was read of it; undefined where there was none
 * @param bytes what it is to hold; undefined where there is to be none
 * @throws as `replaceFile`; the file is then as it was
 */
export function exchangeFile(path: string, before: Uint8Array | undefined, bytes: Uint8Array | undefined): void {
  if (before && bytes) return replaceFile(path, before, bytes)
  try {
    if (bytes) return create(path, bytes)
    if (before) remove(path, before)
  } catch (error) {
    throw aboutFile(error, path)
  }
}

function create(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, bytes, MODE, () => {
    if (lstatSync(path, { throwIfNoEntry: false })) throw new ChangedMeanwhile(path)
  })
}

function remove(path: string, before: Uint8Array): void {
  if (!readFileSync(path).equals(before)) throw new ChangedMeanwhile(path)
  rmSync(path)
}
