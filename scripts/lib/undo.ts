import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContent } from '../../src/site/read/readFile'
import { replaceFile } from '../../src/site/text/replaceFile'
import { Refusal } from '../../src/authoring/edit/sections'
import { sectionWords } from '../../src/site/diagnostics/wording/sections'

/** Where the bytes before the last change are kept: one file for each content file, and beside it what the change had made. */
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/quoin')

function keptAt(path: string): string {
  return join(FOLDER, `${digest(Buffer.from(realpathSync(path))).slice(0, 16)}.before`)
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Gives a file other bytes and keeps the present ones, so that they can be brought back. */
export function changeFile(path: string, bytes: Uint8Array): void {
  const kept = keptAt(path)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, readContent(path))
  writeFileSync(`${kept}.after`, digest(bytes))
  replaceFile(path, bytes)
}

/**
 * Brings back the exact bytes from before the last change.
 *
 * @throws Refusal when there is none, or when the file was changed since: that work would be lost
 */
export function undoChange(path: string): void {
  const kept = keptAt(path)
  const [before, after] = [readIfThere(kept), readIfThere(`${kept}.after`)]
  if (!before || !after) throw new Refusal(sectionWords.nothingToUndo(path))
  if (digest(readContent(path)) !== after.toString()) throw new Refusal(sectionWords.changedSince(path))
  replaceFile(path, before)
  rmSync(kept)
  rmSync(`${kept}.after`)
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
