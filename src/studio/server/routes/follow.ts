import { followed } from '../followed'
import { found } from '../reply'
import type { Route } from '../route'

/** Where what stood at a place in an earlier state, ?seen=its hash, stands now; null where it is no more. */
export const follow: Route = {
  method: 'GET',
  answer: ({ states, place, query }) => found({ path: followed(states, place, query.get('seen') ?? '') ?? null, hash: states.last()?.hash ?? '' }),
}
