import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFile } from './createFile'
import { ChangedMeanwhile, replaceFile } from './replaceFile'

/** Other bytes for a file, and those that it has; undefined where there is none, or is to be none. */
export type Replacement = { path: string; readonly before: Uint8Array | undefined; readonly bytes: Uint8Array | undefined }

/**
 * Gives a file other bytes, makes it where there is none, or takes it away; whoever reads it meanwhile has the old bytes or the new ones.
 *
 * @param before what was read of it; undefined where there was none
 * @param bytes what it is to hold; undefined where there is to be none
 * @throws as `replaceFile`; the file is then as it was
 */
export function exchangeFile(path: string, before: Uint8Array | undefined, bytes: Uint8Array | undefined): void {
  if (before && bytes) return replaceFile(path, before, bytes)
  if (bytes) return create(path, bytes)
  if (before) remove(path, before)
}

function create(path: string, bytes: Uint8Array): void {
  if (existsSync(path)) throw new ChangedMeanwhile(path)
  mkdirSync(dirname(path), { recursive: true })
  createFile(path, bytes)
}

function remove(path: string, before: Uint8Array): void {
  if (!readFileSync(path).equals(before)) throw new ChangedMeanwhile(path)
  rmSync(path)
}
