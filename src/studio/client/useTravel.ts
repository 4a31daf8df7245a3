import type { Answer } from '../types'
import { useSelection } from './selection'
import { useStudio } from './useStudio'
import { useVisit } from './useVisit'

/** What undo or redo has selected last: who goes on with it goes on from there. */
let shown: number | undefined

/** Undo and redo; what was changed by it is shown, unless something else was selected until the answer was there. */
export function useTravel(): { undo: () => Promise<void>; redo: () => Promise<void> } {
  const { undo, redo } = useStudio()
  const { pick, pickNow } = useSelection()
  const visit = useVisit()
  const following = (step: () => Promise<Answer>) => async () => {
    const answer = await step()
    if (answer.is !== 'done' || !answer.place || (pickNow() !== pick && pickNow() !== shown)) return
    visit(answer.place, true, answer.hash)
    shown = pickNow()
  }
  return { undo: following(undo), redo: following(redo) }
}
