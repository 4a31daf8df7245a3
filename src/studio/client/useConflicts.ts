import { useCallback, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, Operation } from '../types'

/** A change that was not made because somebody else has changed the same place: what stands there now, and the change to be made all the same. */
export type Conflict = { where: string; now: unknown; mine: unknown; again: Operation /** Where it was typed. */; typedAt: JsonPath }

/** The conflicts that nobody has settled yet; of one place the last. */
export function useConflicts(): { conflicts: readonly Conflict[]; add: (operation: Operation, answer: Answer) => void; drop: (conflict: Conflict) => void } {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const add = useCallback((operation: Operation, answer: Answer) => {
    if (!('path' in operation)) return
    const again = answer.is === 'conflict' && answer.path ? { ...operation, path: answer.path } : operation
    setConflicts((known) => {
      const others = known.filter(({ typedAt }) => typedAt.join() !== operation.path.join())
      // What is gone is nowhere to be written to.
      if (answer.is !== 'conflict' || !answer.path || operation.do !== 'set') return others
      return [...others, { where: answer.where, now: answer.now, mine: operation.value, again, typedAt: operation.path }]
    })
  }, [])
  const drop = useCallback((conflict: Conflict) => setConflicts((known) => known.filter((other) => other !== conflict)), [])
  return { conflicts, add, drop }
}
