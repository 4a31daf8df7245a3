import { bodyPath } from './bodyFiles'
import { dropStep, listSteps, readStep } from './history'
import { digest } from './historyFolder'
import { across } from './keptStates'
import { mediaReplacements, pendingMedia } from './mediaExchange'
import { Refusal } from './sections'
import type { Step } from './step'
import { readContent } from '../../site/read/readFile'
import { type Replacement, replaceFiles } from '../../site/text/replaceFiles'
import { historyWords } from '../../site/diagnostics/wording/history'

/** A change that has come to the content file alone, and what is still to be done to the files beside it. */
type Half = { file: string; step: Step; beside: Replacement[] }

/**
 * Returns a change that has been taken back, or made again, in the content file alone: a program was killed before it came to the
 * files beside it. Undefined where there is none.
 *
 * @param present the digest of the content file as it is
 */
export function halfWay(path: string, from: 'done' | 'undone', present: string, side: 'before' | 'after'): Half | undefined {
  for (const file of listSteps(path, from).reverse()) {
    const step = readStep(file)
    // One that has exchanged files of media/ alone has not come to the content file in either direction.
    if (step && (step[side] !== present || step.before === step.after)) return undefined
    try {
      const beside = step ? [...besideOf(path, step, side), ...mediaReplacements(path, exchangedMedia(path, step, side))] : []
      if (step && beside.length > 0) return { file, step, beside }
    } catch (error) {
      // Somebody has gone on with such a file.
      if (!(error instanceof Refusal)) return undefined
    }
  }
  return undefined
}

/** Those that the change has left so: what somebody else has put there meanwhile stays. */
const exchangedMedia = (path: string, step: Step, side: 'before' | 'after') => pendingMedia(path, step, side).filter(({ isOther }) => isOther)

/** Does to the files beside what is still to be done; returns the change that was undone, or made again. */
export function finish({ file, step, beside }: Half): Step {
  replaceFiles(beside)
  dropStep(file)
  return step
}

/** What a change did to other files, taken back or made again. @throws Refusal where somebody has changed one of them since */
export function besideOf(path: string, { beside = [] }: Step, side: 'before' | 'after'): Replacement[] {
  return beside.flatMap((change) => {
    const own = bodyPath(path, change.name)
    const before = readContent(own)
    const is = digest(before)
    // A command that was killed between two files has left this one as it is to be.
    if (is === change[side]) return []
    const bytes = is === change[side === 'before' ? 'after' : 'before'] ? across(change, before, side) : undefined
    if (!bytes) throw new Refusal(historyWords.changedSince(own))
    return [{ path: own, before, bytes }]
  })
}
