import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { dropStep, keepFile, readStep } from './history'
import { historyFolder, journalOf } from './historyFolder'
import { isMade, placesBeside, towards } from './stepFiles'
import { otherOf, type Side } from './step'
import { exchangeFile, type Replacement } from '../../site/text/exchangeFile'
import { isRunning } from '../../site/text/isRunning'
import { ChangedMeanwhile } from '../../site/text/replaceFile'
import { aboutFile, clearLeftovers } from '../../site/text/writeWhole'

/**
 * A change that is kept and about to be made: which file keeps it, the side of it that the files are brought to, the changes that are
 * forgotten when it is made, and what is done to the content.
 */
type Coming = { kept: string | undefined; side: Side; gone: readonly string[]; content?: readonly Replacement[] }
/**
 * The same as it is written, by names in the folder of the history; who makes it, and since when (milliseconds since 1970). Of a content
 * of several files the change itself does not say what one of them alone is to be.
 */
type Written = Omit<Coming, 'content'> & { kept: string; pid: number; at: number; content?: (readonly [path: string, before: string | null, bytes: string | null])[] | undefined }

/** A change that was cut off: what it was, and whether it was brought to its end or taken back. */
export type Settled = { done: readonly string[]; isFinished: boolean }

/** So many milliseconds somebody may be in the midst of a change; later the number of the process belongs to another one. */
const BUSY = 60_000

/**
 * Makes a change that is kept. Where it is one of several files it is written down before, so that one that is cut off is brought
 * to its end, or taken back, by `settle`.
 *
 * @throws what `exchangeFile` throws; all is then as it was, and the change is forgotten
 */
export function carryOut(path: string, coming: Coming, replacements: readonly Replacement[]): void {
  try {
    if (replacements.length > 1) writeJournal(path, coming)
    for (const replacement of replacements) exchangeFile(replacement.path, replacement.before, replacement.bytes)
  } catch (error) {
    takeBack(path, coming)
    throw aboutFile(error, path)
  }
  end(path, coming.gone)
}

/**
 * Brings a change of several files to its end that a program was killed in, or takes it back where it has not come far.
 *
 * @returns what was done; undefined where there is no such change
 * @throws ChangedMeanwhile where a program is in the midst of it, or the error of the file system
 */
export function settle(path: string): Settled | undefined {
  const coming = existsSync(path) ? readJournal(path) : undefined
  if (!coming) return undefined
  if (coming.pid !== process.pid && isRunning(coming.pid) && Date.now() - coming.at < BUSY) throw new ChangedMeanwhile(path)
  const step = readStep(coming.kept)
  const isFinished = step !== undefined && isMade(path, step, coming.side, coming.content)
  if (isFinished) finish(path, coming)
  else takeBack(path, coming)
  // Whoever was killed was about to write one of them.
  const files = [path, ...(coming.content ?? []).map((file) => file.path), ...(step ? placesBeside(path, step) : [])]
  for (const file of files) if (existsSync(dirname(file))) clearLeftovers(file)
  return step && { done: step.done, isFinished }
}

function finish(path: string, coming: Coming): void {
  exchangeAll(path, coming, coming.side, coming.content)
  end(path, coming.gone)
}

function takeBack(path: string, coming: Coming): void {
  const { kept, side, content } = coming
  // Of one file alone there is nothing to take back.
  if (existsSync(journalOf(path)))
    exchangeAll(path, coming, otherOf(side), content?.map(({ path: file, before, bytes }) => ({ path: file, before: bytes, bytes: before })).reverse())
  end(path, kept === undefined ? [] : [kept])
}

/** @param content what leads to that side, of several files those that are not there yet are exchanged */
function exchangeAll(path: string, { kept }: Coming, side: Side, content: readonly Replacement[] = []): void {
  const step = kept === undefined ? undefined : readStep(kept)
  const pending = content.length > 1 ? content.filter(({ path: file, before }) => holds(file, before)) : undefined
  for (const { path: file, before, bytes } of step ? towards(path, step, side, pending) : []) exchangeFile(file, before, bytes)
}

function holds(file: string, bytes: Uint8Array | undefined): boolean {
  const now = existsSync(file) ? readFileSync(file) : undefined
  return now && bytes ? now.equals(bytes) : now === bytes
}

/** Forgets these changes, and at last that one was under way. */
function end(path: string, gone: readonly string[]): void {
  for (const file of gone) dropStep(file)
  if (existsSync(journalOf(path))) dropStep(journalOf(path))
}

const written64 = (bytes: Uint8Array | undefined) => (bytes ? Buffer.from(bytes).toString('base64') : null)
const bytes64 = (written: string | null) => (written === null ? undefined : Buffer.from(written, 'base64'))

function writeJournal(path: string, { kept = '', side, gone, content = [] }: Coming): void {
  const files = content.length > 1 ? content.map(({ path: file, before, bytes }) => [file, written64(before), written64(bytes)] as const) : undefined
  const written: Written = { kept: basename(kept), side, gone: gone.map((file) => basename(file)), pid: process.pid, at: Date.now(), content: files }
  keepFile(path, basename(journalOf(path)), Buffer.from(JSON.stringify(written)))
}

function readJournal(path: string): (Omit<Written, 'content'> & { content?: Replacement[] }) | undefined {
  try {
    const { kept, gone, content = [], ...written }: Written = JSON.parse(readFileSync(journalOf(path), 'utf8'))
    const inFolder = (name: string) => join(historyFolder(path), basename(name))
    const files = content.map(([file, before, bytes]) => ({ path: file, before: bytes64(before), bytes: bytes64(bytes) }))
    return { ...written, kept: inFolder(kept), gone: gone.map(inFolder), content: files }
  } catch {
    return undefined
  }
}
