import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { aboutFile } from '../../site/text/replaceFile'
import { historyFolder } from './historyFolder'

/** What a change did to a file beside the content file: the digest of what it holds now, and the text on the other side. */
export type BesideStep = { name: string; here: string; other: string }
/** One change of a content file: what was done, when (milliseconds since 1970), the digests of the file on both sides, and the bytes on the other side. */
export type Step = { done: string[]; at: number; part?: string | undefined; before: string; after: string; beside?: BesideStep[] | undefined; other: Buffer }
type Kind = 'done' | 'undone'

/** So many changes are kept, and so many bytes. */
const MOST_STEPS = 200
const MOST_BYTES = 64 * 1024 * 1024

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
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    return { ...JSON.parse(bytes.subarray(0, end).toString()), other: gunzipSync(bytes.subarray(end + 1)) }
  } catch {
    return undefined
  }
}

/**
 * Keeps a change behind those that are there.
 *
 * @returns its file
 * @throws the error of the file system; nothing is kept then
 */
export function keepStep(path: string, kind: Kind, { other, ...step }: Step): string {
  const folder = historyFolder(path)
  const last = /(\d+)\.\w+$/.exec(listSteps(path, kind).at(-1) ?? '')?.[1] ?? '0'
  const file = join(folder, `${String(Number(last) + 1).padStart(9, '0')}.${kind}`)
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(step)}\n`), gzipSync(other)]), { mode: 0o600 })
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

/** Forgets the oldest changes, as soon as there are too many. */
export function tidySteps(path: string): void {
  let bytes = 0
  for (const [index, file] of listSteps(path, 'done').reverse().entries()) {
    bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (index > 0 && (index >= MOST_STEPS || bytes > MOST_BYTES)) dropStep(file)
  }
}
