import type { Answer } from '../types'
import { useStudio } from './useStudio'
import { useVisit } from './useVisit'

/** Undo and redo; what was changed by it is shown. */
export function useTravel(): { undo: () => Promise<void>; redo: () => Promise<void> } {
  const { undo, redo } = useStudio()
  const visit = useVisit()
  const following = (step: () => Promise<Answer>) => async () => {
    const answer = await step()
    if (answer.is === 'done' && answer.place) visit(answer.place, true, answer.hash)
  }
  return { undo: following(undo), redo: following(redo) }
}
