import { Refusal } from './sections'
import { bodyPath, type BodyEdit } from './bodyFiles'
import { type BesideStep, dropStep, keepStep, listSteps, readStep, type Step, tidySteps } from './history'
import { digest } from './historyFolder'
import { readContent } from '../../site/read/readFile'
import { aboutFile } from '../../site/text/replaceFile'
import { type Replacement, replaceFiles } from '../../site/text/replaceFiles'
import { historyWords } from '../../site/diagnostics/wording/history'

/** What was done, a sentence each; of which part, so that changes of it that follow each other at once are undone together; and to which files beside it. */
type Change = { done: string[]; part?: string | undefined; bodies?: readonly BodyEdit[] | undefined }

/** Who writes on after so many milliseconds has begun anew. */
const PAUSE = 3000

/**
 * Gives a file other bytes and keeps the present ones, so that they can be brought back.
 *
 * @param before what was read of the file, and the other bytes were made from
 * @throws ChangedMeanwhile, or the error of the file system; it is then as it was, and so is what can be undone
 */
export function changeFile(path: string, before: Uint8Array, bytes: Uint8Array, { done, part, bodies = [] }: Change): void {
  const beside = bodies.map((body) => ({ name: body.name, here: digest(Buffer.from(body.after)), other: body.before }))
  const own = { done, at: Date.now(), part, before: digest(before), after: digest(bytes), ...(beside.length > 0 && { beside }), other: Buffer.from(before) }
  const last = listSteps(path, 'done').at(-1)
  const written = last === undefined || part === undefined ? undefined : readStep(last)
  const goesOn = written?.part === part && written?.after === own.before && own.at - written.at < PAUSE
  const step = goesOn && written ? { ...own, before: written.before, other: written.other } : own
  const redo = listSteps(path, 'undone')
  // Kept first: a program that is killed in between leaves a step that has not happened, and `top` sees that.
  const kept = keepStep(path, 'done', step)
  try {
    replaceFiles([{ path, before, bytes }, ...bodies.map((body) => ({ path: bodyPath(path, body.name), before: Buffer.from(body.before), bytes: Buffer.from(body.after) }))])
  } catch (error) {
    dropStep(kept)
    throw aboutFile(error, path)
  }
  if (goesOn && last !== undefined) dropStep(last)
  for (const file of redo) dropStep(file)
  tidySteps(path)
}

/**
 * Brings back the exact bytes from before the last change.
 *
 * @returns what is undone, a sentence each
 * @throws Refusal when there is none, or when the file was changed since: that work would be lost
 */
export function undoChange(path: string): string[] {
  return goBack(path, 'done', 'undone')
}

/** Makes the change again that was undone last; returns what was done, and throws as `undoChange` does. */
export function redoChange(path: string): string[] {
  return goBack(path, 'undone', 'done')
}

function goBack(path: string, from: 'done' | 'undone', to: 'done' | 'undone'): string[] {
  const present = readContent(path)
  const { file, step, passed } = top(path, from, digest(present))
  const others = besideOf(path, step)
  const beside = others.map(({ name, before, bytes }) => ({ name, here: digest(bytes), other: before.toString() }))
  const kept = keepStep(path, to, { ...step, ...(step.beside && { beside }), other: present })
  try {
    replaceFiles([{ path, before: present, bytes: step.other }, ...others])
  } catch (error) {
    dropStep(kept)
    throw aboutFile(error, path)
  }
  for (const gone of [...passed, file]) dropStep(gone)
  return step.done
}

/** What a change did to other files, taken back. */
function besideOf(path: string, { beside = [] }: Step): (Replacement & Pick<BesideStep, 'name'> & { before: Buffer })[] {
  return beside.map(({ name, here, other }) => {
    const own = bodyPath(path, name)
    const before = readContent(own)
    if (digest(before) !== here) throw new Refusal(historyWords.changedSince(own))
    return { name, path: own, before, bytes: Buffer.from(other) }
  })
}

/** What `undoChange` or `redoChange` would do, a sentence each; undefined where they would refuse. */
export function nextStep(path: string, kind: 'done' | 'undone'): string[] | undefined {
  try {
    return top(path, kind, digest(readContent(path))).step.done
  } catch {
    return undefined
  }
}

/** The last change, which has led to the file as it is, and those behind it that have not happened, or are undone already. */
function top(path: string, kind: 'done' | 'undone', present: string): { file: string; step: Step; passed: string[] } {
  const [led, start] = kind === 'done' ? (['after', 'before'] as const) : (['before', 'after'] as const)
  const passed: string[] = []
  for (const file of listSteps(path, kind).reverse()) {
    const step = readStep(file)
    if (step?.[led] === present) return { file, step, passed }
    if (step && step[start] !== present) throw new Refusal(historyWords.changedSince(path))
    passed.push(file)
  }
  throw new Refusal(kind === 'done' ? historyWords.nothingToUndo(path) : historyWords.nothingToRedo(path))
}
