import { parseTree } from 'jsonc-parser'
import { followPath } from '../../authoring/merge/followPath'
import { type Match, matchTrees } from '../../authoring/merge/matchTrees'
import { oneTextOther } from '../../site/text/oneTextOther'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Operation } from '../types'

/**
 * An operation that was meant for another state of the file, as it is to be made now: its places are found by what stands there.
 *
 * @param seen the text of the file that it was meant for
 * @param text that of the file as it is
 * @returns undefined where what it is about is there no more
 */
export function operationNow(seen: string, text: string, operation: Operation): Operation | undefined {
  if (!('path' in operation) || oneTextOther(seen, text)) return operation
  const [before, after] = [parseTree(seen), parseTree(text)]
  if (!before || !after) return undefined
  const match: Match = matchTrees(before, after)
  const follow = (path: JsonPath, isGap = false) => followPath(before, match, path, isGap)
  const path = follow(operation.path, operation.do === 'insert')
  if (!path) return undefined
  if (operation.do !== 'move') return { ...operation, path }
  const to = follow(gapOf(operation.path, operation.to), true)
  return to && { ...operation, path, to: withoutGap(path, to) }
}

/** Behind the entry whose place it takes, when it goes down its own list; else before it. */
const gapOf = (from: JsonPath, to: JsonPath): JsonPath => (goesDown(from, to) ? [...to.slice(0, -1), Number(to.at(-1)) + 1] : to)
/** The place that it has when it is taken out of its own list before. */
const withoutGap = (from: JsonPath, gap: JsonPath): JsonPath => (goesDown(from, gap) ? [...gap.slice(0, -1), Number(gap.at(-1)) - 1] : gap)

function goesDown(from: JsonPath, to: JsonPath): boolean {
  return JSON.stringify(from.slice(0, -1)) === JSON.stringify(to.slice(0, -1)) && Number(to.at(-1)) > Number(from.at(-1))
}
