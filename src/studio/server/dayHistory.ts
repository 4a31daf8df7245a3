import { listSteps, numberOf, readStep } from '../../authoring/edit/history'
import { across } from '../../authoring/edit/keptStates'
import type { Step } from '../../authoring/edit/step'
import { readAll } from '../../site/read/include/readAll'
import type { HistoryLine } from '../types'
import { changeWords } from './changeWords'
import type { SeenStates } from './seenStates'

/** So long what was changed is shown, in milliseconds, and so many changes at most. */
const DAY = 24 * 60 * 60 * 1000
const MOST = 60
/** Of larger files only what was said at the time is told: to compare two states of them takes seconds. */
const LARGEST = 2 * 1024 * 1024

/** What was changed of a file in the last day, the latest first; the last line is what it was before. */
export function dayHistory(path: string, states: SeenStates, now: number): HistoryLine[] {
  // Asked for first: what another program has saved becomes a change by that.
  const present = states.last()
  const steps = listSteps(path, 'done')
    .slice(-MOST)
    .flatMap((file) => ({ number: numberOf(file), step: readStep(file) }))
    .flatMap(({ number, step }) => (step && now - step.at < DAY ? { number, ...step } : []))
    .reverse()
  const isLarge = (present?.bytes.length ?? 0) > LARGEST
  let state = isLarge || !steps[0] ? undefined : states.at(steps[0].after)?.bytes
  // Where files of media/ alone were exchanged, the content is the same before and after.
  const latest = steps.findIndex(({ after }) => after === present?.hash)
  const lines = steps.map((step, index): HistoryLine => {
    const after = state
    state = after && across(step, after, 'before')
    return { number: step.number, at: step.at, words: wordsOf(step, state, after), isElsewhere: step.elsewhere === true, hash: step.after, isNow: index === latest }
  })
  const first = steps.at(-1)
  const start = first ? [{ number: first.number - 1, at: first.at, words: [], isElsewhere: false, hash: first.before, isNow: latest < 0 && present?.hash === first.before }] : []
  return [...lines, ...start]
}

const known = new Map<string, string[]>()

function wordsOf(step: Step, before: Buffer | undefined, after: Buffer | undefined): string[] {
  if (!before || !after) return step.done
  const key = `${step.before} ${step.after}`
  const words = known.get(key) ?? changeWords(readAll(before).text, readAll(after).text)
  known.set(key, words)
  return words.length > 0 ? words : step.done
}
