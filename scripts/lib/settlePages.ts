import { settle } from '../../src/authoring/edit/journal'
import { Refusal } from '../../src/authoring/edit/sections'
import { historyWords } from '../../src/site/diagnostics/wording/history'
import { complain } from './print'

/** Brings a change that was cut off to its end, or takes it back, and says which. One that can be neither ends the command. */
export function settlePages(pages: string): void {
  try {
    const settled = settle(pages)
    if (settled) complain(settled.isFinished ? historyWords.finished(settled.done) : historyWords.cutOff(settled.done))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    complain(error.message)
    process.exit(1)
  }
}
