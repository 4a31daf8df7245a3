import { useCallback, useState } from 'react'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, Operation } from '../types'

/** A change that was not made because somebody else has changed the same place. */
export type Conflict = {
  where: string
  /** What stands there now. */
  now: unknown
  mine: unknown
  /** The change as it was asked for: by it the field knows itself, wherever it has moved. */
  typed: Operation
  /** The change to be made all the same, at its place in the state `seen`. */
  again: Operation & { path: JsonPath }
  seen: string
}

/** The conflicts that nobody has settled yet; of one place the last. */
export function useConflicts(): { conflicts: readonly Conflict[]; add: (operation: Operation, answer: Answer) => void; drop: (conflict: Conflict) => void } {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const add = useCallback((operation: Operation, answer: Answer) => {
    if (!('path' in operation)) return
    const path = placeIn(answer) ?? operation.path
    setConflicts((known) => {
      const others = known.filter(({ again }) => again.path.join() !== path.join())
      if (others.length === known.length && answer.is !== 'conflict') return known
      // What is gone is nowhere to be written to.
      if (answer.is !== 'conflict' || !answer.path || operation.do !== 'set') return others
      return [...others, { where: answer.where, now: answer.now, mine: operation.value, typed: operation, again: { ...operation, path }, seen: answer.hash }]
    })
  }, [])
  const drop = useCallback((conflict: Conflict) => setConflicts((known) => known.filter((other) => other !== conflict)), [])
  return { conflicts, add, drop }
}

/** Where what a change is about stands by now, as far as it is answered. */
const placeIn = (answer: Answer): JsonPath | undefined => (answer.is === 'conflict' ? answer.path : answer.is === 'done' ? answer.place : undefined)
