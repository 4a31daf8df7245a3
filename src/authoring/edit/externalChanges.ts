import { readWhole } from '../../site/read/include/readWhole'
import { dropStep, keepStep, listSteps, readStep } from './history'
import { digest } from './historyFolder'
import { firstState, keptState, keepWhole } from './keptStates'
import { isUnmade, type Step } from './step'
import { historyWords } from '../../site/diagnostics/wording/history'
import { diffBytes } from '../../site/text/byteEdits'

/**
 * Keeps as a change of its own what another program has saved since the last change, as far as it is known what the file was before.
 *
 * @param present the bytes of the file as it is
 * @param seen those that it had when it was looked at last
 */
export function keepElsewhere(path: string, present: Buffer, seen?: Buffer): void {
  const step = elsewhereStep(path, present, seen)
  if (!step) return
  const redo = listSteps(path, 'undone')
  keepStep(path, 'done', step)
  keepWhole(path, present, redo.length > 0)
  for (const file of redo) dropStep(file)
}

/** Larger files have somebody who keeps versions of them, and would be slow to compare. */
const LARGEST = 8 * 1024 * 1024

/**
 * Keeps the file as it is in a state without problems: what another program saves later is taken back to there, and not to what
 * was before all of it. It never fails.
 */
export function keepGood(path: string, present = readWhole(path)): void {
  if (present.length > LARGEST) return
  try {
    if (listSteps(path, 'done').length + listSteps(path, 'undone').length === 0 && firstState(path) === undefined) keepWhole(path, present, false)
    else keepElsewhere(path, present)
  } catch {
    // To be able to take it back later is no reason to end what somebody does now.
  }
}

/** What another program has saved since the last change, as a change; undefined where none has, or nobody knows what the file was before. */
export function elsewhereStep(path: string, present: Buffer, seen?: Buffer): Step | undefined {
  const after = digest(present)
  const head = headOf(path, after, seen)
  const before = head === undefined ? undefined : (keptState(path, head, seen ?? present) ?? seen)
  if (!before || before.equals(present)) return undefined
  return { done: [historyWords.elsewhere], at: Date.now(), before: digest(before), after, elsewhere: true, edits: diffBytes(before, present) }
}

/** The digest of what the changes have led to, where the file is something else by now; undefined where it is that, or there is no change. */
export function headOf(path: string, present: string, seen?: Buffer): string | undefined {
  const undone = listSteps(path, 'undone').at(-1)
  const next = undone === undefined ? undefined : readStep(undone)
  if (next?.before === present) return undefined
  const files = listSteps(path, 'done').reverse()
  for (const [index, file] of files.entries()) {
    const step = readStep(file)
    if (step?.after === present) return undefined
    // One that has not happened, or is undone already, says nothing of the file as it is.
    if (step && !isUnmade(step, () => readStep(files[index + 1] ?? ''), present)) return step.after
  }
  const start = files.length === 0 ? firstState(path) : undefined
  const head = next?.before ?? start ?? (seen && digest(seen))
  return head === present ? undefined : head
}
