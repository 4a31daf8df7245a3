import { parseTree } from 'jsonc-parser'
import { followPath } from '../../../authoring/merge/followPath'
import { matchTrees } from '../../../authoring/merge/matchTrees'
import { found } from '../reply'
import type { Route } from '../route'

/** Where what stood at a place in an earlier state, ?from=its hash, stands now; null where it is no more, or nobody knows. */
export const follow: Route = {
  method: 'GET',
  answer: ({ states, place, query }) => {
    const [seen, now] = [states.at(query.get('from') ?? ''), states.last()]
    const [before, after] = [seen && parseTree(seen.text), now && parseTree(now.text)]
    return found({ path: (before && after && followPath(before, matchTrees(before, after), place)) ?? null })
  },
}
