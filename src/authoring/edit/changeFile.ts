import { Refusal } from './sections'
import { bodyPath, type BodyEdit } from './bodyFiles'
import { keepStep, listSteps, readStep } from './history'
import { digest } from './historyFolder'
import { across, keepWhole } from './keptStates'
import { replacementsOf } from './contentFiles'
import { carryOut, settle } from './journal'
import { elsewhereStep, headOf, keepElsewhere } from './externalChanges'
import { asFound, exchangeOf, type MediaBytes, pendingMedia } from './mediaExchange'
import { type FileChange, isUnmade, type Step } from './step'
import { contentTowards, inOrder, refuseChanged, towards } from './stepFiles'
import { tidySteps } from './tidySteps'
import { readWhole } from '../../site/read/include/readWhole'
import { unbundle } from '../../site/read/include/bundle'
import { diffBytes } from '../../site/text/byteEdits'
import { historyWords } from '../../site/diagnostics/wording/history'

/** What was done, a sentence each; of which part, so that changes of it that follow each other at once are undone together; and to which files beside it. */
type Change = { done: string[]; part?: string | undefined; bodies?: readonly BodyEdit[] | undefined; media?: readonly MediaBytes[] | undefined }

/** Who writes on after so many milliseconds has begun anew. */
const PAUSE = 3000

/**
 * Gives a content other bytes, and files beside it, and keeps what was changed, so that it can be taken back. Killed at any time it
 * leaves what the next command brings to its end, or takes back.
 *
 * @param before what `readWhole` has read, and the other bytes were made from
 * @throws ChangedMeanwhile, or the error of the file system; it is then as it was, and so is what can be undone
 */
export function changeFile(path: string, before: Buffer, bytes: Buffer, { done, part, bodies = [], media = [] }: Change): void {
  settle(path)
  keepElsewhere(path, before)
  const last = listSteps(path, 'done').at(-1)
  const goesOn = bodies.length + media.length > 0 || part === undefined ? undefined : goneOnWith(last, part, digest(before))
  const start = (goesOn && across(goesOn, before, 'before')) || before
  const beside = bodies.map((body) => ({ name: body.name, ...changeOf(Buffer.from(body.before), Buffer.from(body.after)) }))
  const exchange = exchangeOf(path, media)
  const redo = listSteps(path, 'undone')
  const change = changeOf(start, bytes)
  const more = { ...(beside.length > 0 && { beside }), ...(exchange.media.length > 0 && { media: exchange.media }) }
  const gone = [...(start !== before && last !== undefined ? [last] : []), ...redo]
  const isNothing = change.edits.length === 0 && Object.keys(more).length === 0
  if (keepWhole(path, before, redo.length > 0) || exchange.media.length > 0) tidySteps(path)
  // Kept first: a program that is killed in between leaves a step that has not happened, and `top` sees that.
  const kept = isNothing ? undefined : keepStep(path, 'done', { done, at: Date.now(), part, ...(start !== before && { instead: digest(before) }), ...change, ...more })
  const texts = bodies.map((body) => ({ path: bodyPath(path, body.name), before: Buffer.from(body.before), bytes: Buffer.from(body.after) }))
  // The content file is left alone where files of media/ alone are exchanged; else it is looked at whether it is still as it was read.
  const replaced = replacementsOf(path, before, bytes)
  const content = replaced.length > 0 || exchange.media.length > 0 ? replaced : [{ path, before: unbundle(before).main, bytes: unbundle(bytes).main }]
  carryOut(
    path,
    { kept, side: 'after', gone, content },
    inOrder(content, [...texts, ...exchange.replacements], (file) => file.bytes === undefined),
  )
}

/** The last change, where the next one of the same part takes its place. */
function goneOnWith(last: string | undefined, part: string, present: string): Step | undefined {
  const step = last === undefined ? undefined : readStep(last)
  const isAlone = step && !step.beside && !step.media
  return isAlone && step.part === part && step.after === present && Date.now() - step.at < PAUSE ? step : undefined
}

const changeOf = (before: Buffer, after: Buffer): FileChange => ({ before: digest(before), after: digest(after), edits: diffBytes(before, after) })

/**
 * Brings back the exact bytes from before the last change, also where that was made by another program.
 *
 * @returns what is undone, a sentence each
 * @throws Refusal when there is none, or when nobody knows what the file was before
 */
export function undoChange(path: string): string[] {
  return takeStep(path, 'undo').done
}

/** Makes the change again that was undone last; returns what was done, and throws as `undoChange` does. */
export function redoChange(path: string): string[] {
  return takeStep(path, 'redo').done
}

const WAYS = { undo: ['done', 'undone', 'before'], redo: ['undone', 'done', 'after'] } as const

/** What `undoChange` and `redoChange` do; returns the change. */
export function takeStep(path: string, way: keyof typeof WAYS): Step {
  const [from, to, side] = WAYS[way]
  settle(path)
  const present = readWhole(path)
  keepElsewhere(path, present)
  const { file, step, passed } = top(path, from, digest(present))
  if (!across(step, present, side)) throw new Refusal(historyWords.changedSince(path))
  refuseChanged(path, step)
  const found = asFound(path, step, pendingMedia(path, step, side), side)
  const kept = keepStep(path, to, found)
  const content = contentTowards(path, found, side)
  carryOut(path, { kept, side, gone: [...passed, file], content }, towards(path, found, side, content))
  return step
}

/** What `undoChange` or `redoChange` would do, a sentence each; undefined where they would refuse. */
export function nextStep(path: string, kind: 'done' | 'undone'): string[] | undefined {
  try {
    const present = readWhole(path)
    if (headOf(path, digest(present)) === undefined) return top(path, kind, digest(present)).step.done
    return kind === 'done' ? elsewhereStep(path, present)?.done : undefined
  } catch {
    return undefined
  }
}

/** The last change, which has led to the file as it is, and those behind it that have not happened, or are undone already. */
function top(path: string, kind: 'done' | 'undone', present: string): { file: string; step: Step; passed: string[] } {
  const [led, start] = kind === 'done' ? (['after', 'before'] as const) : (['before', 'after'] as const)
  const passed: string[] = []
  const files = listSteps(path, kind).reverse()
  for (const [index, file] of files.entries()) {
    const step = readStep(file)
    const isMade = step?.[led] === present && !(step.media && step.before === step.after && pendingMedia(path, step, start).length === 0)
    if (isMade) return { file, step, passed }
    const isPassed = !step || step[start] === present || (kind === 'done' && isUnmade(step, () => readStep(files[index + 1] ?? ''), present))
    if (!isPassed) throw new Refusal(historyWords.changedSince(path))
    passed.push(file)
  }
  throw new Refusal(kind === 'done' ? historyWords.nothingToUndo(path) : historyWords.nothingToRedo(path))
}
