import type { Answer, Operation, Request } from '../types'
import { operationNow } from './operationNow'
import type { ReadState, SeenStates } from './seenStates'

type Conflict = Omit<Extract<Answer, { is: 'conflict' }>, 'where' | 'hash'>

/**
 * The operation for the file as it is. Where somebody has saved meanwhile, it is made all the same if it is about what they have left
 * alone, wherever that stands now.
 *
 * @param valueMeant what an operation is about in a value of the file
 */
export function meantNow(now: ReadState, request: Request, states: Pick<SeenStates, 'at'>, valueMeant: (value: unknown, operation: Operation) => unknown): Operation | Conflict {
  const { base, was } = request
  const seen = base === now.hash ? now : states.at(base)
  const operation = meantAt(seen, request, states)
  if (!operation) return { is: 'conflict', now: undefined }
  if (base === now.hash && was === undefined) return operation
  // Of a state that is not known any more the panel says what stood there.
  const moved = base === now.hash || !seen ? operation : operationNow(seen.text, now.text, operation)
  const wasThere = seen && base !== now.hash ? valueMeant(seen.value, operation) : was
  if (!moved) return { is: 'conflict', now: undefined }
  const found = valueMeant(now.value, moved)
  if (isSame(found, wasThere) && (was === undefined || operation.do !== 'set' || isSame(found, was))) return moved
  // What is wanted is there already, as after an answer that got lost.
  if (moved.do === 'set' && isSame(found, moved.value)) return moved
  return { is: 'conflict', now: found, ...('path' in moved && { path: moved.path }) }
}

/** The operation at the places that what it is about has in the state on top of which it comes; undefined where it is not there. */
function meantAt(seen: ReadState | undefined, { base, drawn = base, was, operation }: Request, states: Pick<SeenStates, 'at'>): Operation | undefined {
  if (drawn === base || !seen) return operation
  const shown = states.at(drawn)
  // Nobody knows where that was: what stood there has to say it.
  if (!shown) return was === undefined ? undefined : operation
  return operationNow(shown.text, seen.text, operation)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
