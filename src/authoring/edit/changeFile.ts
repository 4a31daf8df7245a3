import { Refusal } from './sections'
import { dropStep, keepStep, listSteps, readStep, type Step, tidySteps } from './history'
import { digest } from './historyFolder'
import { readContent } from '../../site/read/readFile'
import { aboutFile, replaceFile } from '../../site/text/replaceFile'
import { historyWords } from '../../site/diagnostics/wording/history'

/** Who writes on after so many milliseconds has begun anew. */
const PAUSE = 3000

/**
 * Gives a file other bytes and keeps the present ones, so that they can be brought back.
 *
 * @param before what was read of the file, and the other bytes were made from
 * @param done what was done, a sentence each
 * @param part what is being written: changes of the same part that follow each other at once are undone together
 * @throws ChangedMeanwhile, or the error of the file system; it is then as it was, and so is what can be undone
 */
export function changeFile(path: string, before: Uint8Array, bytes: Uint8Array, done: string[], part?: string): void {
  const own = { done, at: Date.now(), part, before: digest(before), after: digest(bytes), other: Buffer.from(before) }
  const last = listSteps(path, 'done').at(-1)
  const written = last === undefined || part === undefined ? undefined : readStep(last)
  const goesOn = written?.part === part && written?.after === own.before && own.at - written.at < PAUSE
  const step = goesOn && written ? { ...own, before: written.before, other: written.other } : own
  const redo = listSteps(path, 'undone')
  // Kept first: a program that is killed in between leaves a step that has not happened, and `top` sees that.
  const kept = keepStep(path, 'done', step)
  try {
    replaceFile(path, before, bytes)
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
  const kept = keepStep(path, to, { ...step, other: present })
  try {
    replaceFile(path, present, step.other)
  } catch (error) {
    dropStep(kept)
    throw aboutFile(error, path)
  }
  for (const gone of [...passed, file]) dropStep(gone)
  return step.done
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
