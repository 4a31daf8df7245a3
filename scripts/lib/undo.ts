import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContent } from '../../src/site/read/readFile'
import { aboutFile, replaceFile } from '../../src/site/text/replaceFile'
import { Refusal } from '../../src/authoring/edit/sections'
import { sectionWords } from '../../src/site/diagnostics/wording/sections'

/**
 * Where the bytes before the last change are kept: one file for each content file. It begins with what tells the file that the
 * change had made. Its own folder: that of the compiled engines is tidied.
 */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/quoin-undo')

function keptAt(path: string): string {
  return join(FOLDER, digest(Buffer.from(realpathSync(path))).slice(0, 16))
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Letters of a digest. */
const LENGTH = digest(Buffer.alloc(0)).length

/**
 * Gives a file other bytes and keeps the present ones, so that they can be brought back.
 *
 * @param before what was read of the file, and the other bytes were made from
 * @throws ChangedMeanwhile, or the error of the file system; it is then as it was, and so is what can be undone
 */
export function changeFile(path: string, before: Uint8Array, bytes: Uint8Array): void {
  const kept = keptAt(path)
  const next = `${kept}.${process.pid}`
  mkdirSync(dirname(kept), { recursive: true })
  try {
    writeFileSync(next, Buffer.concat([Buffer.from(digest(bytes)), before]))
    replaceFile(path, before, bytes)
  } catch (error) {
    rmSync(next, { force: true })
    throw aboutFile(error, path)
  }
  renameSync(next, kept)
}

/**
 * Brings back the exact bytes from before the last change.
 *
 * @throws Refusal when there is none, or when the file was changed since: that work would be lost
 */
export function undoChange(path: string): void {
  const kept = keptAt(path)
  const bytes = readIfThere(kept)
  if (!bytes) throw new Refusal(sectionWords.nothingToUndo(path))
  const present = readContent(path)
  if (digest(present) !== bytes.subarray(0, LENGTH).toString()) throw new Refusal(sectionWords.changedSince(path))
  replaceFile(path, present, bytes.subarray(LENGTH))
  try {
    rmSync(kept)
  } catch {
    // Somebody else's, as after a command run with other rights. The file is as it was, and what stays is not taken for its last change.
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
