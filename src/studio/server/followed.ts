import { parseTree } from 'jsonc-parser'
import { followPath } from '../../authoring/merge/followPath'
import { oneTextOther } from '../../site/text/oneTextOther'
import { matchTrees } from '../../authoring/merge/matchTrees'
import type { JsonPath } from '../../site/text/jsonPath'
import type { SeenStates } from './seenStates'

/**
 * Where what stood at a place of an earlier state of the file stands now: whoever has a list of then means what it shows, and not its number.
 *
 * @param from digest of the state that the place was seen in; of one that is not known, the place is taken as it is
 * @returns undefined where what stood there is no more
 */
export function followed(states: SeenStates, place: JsonPath, from: string): JsonPath | undefined {
  const now = states.last()
  if (from === '' || !now || from === now.hash) return place
  const seen = states.at(from)
  if (!seen || oneTextOther(seen.text, now.text)) return place
  const [before, after] = [parseTree(seen.text), parseTree(now.text)]
  return before && after ? followPath(before, matchTrees(before, after), place) : place
}
