import { parseTree } from 'jsonc-parser'
import { matchTrees } from '../../authoring/merge/matchTrees'
import { readAll } from '../../site/read/include/readAll'
import type { JsonPath } from '../../site/text/jsonPath'
import { nodeAt } from '../../site/text/nodeAt'
import { changesBetween } from './changes'

/** To compare two states of a larger file takes seconds. */
const LARGEST = 2 * 1024 * 1024

/** Where the first thing is that is different in a later state of a file; of what is gone, what stands in its place. Undefined where that is not known. */
export function changedPlace(before: Buffer, after: Buffer): JsonPath | undefined {
  if (Math.max(before.length, after.length) > LARGEST) return undefined
  const [earlier, later] = [readAll(before), readAll(after)]
  const [then, now] = [parseTree(earlier.text), parseTree(later.text)]
  if (earlier.value === undefined || later.value === undefined || !then || !now) return undefined
  const changes = changesBetween(then, now, matchTrees(then, now))
  const change = changes.find(({ what }) => what !== 'removed') ?? changes[0]
  if (change?.what !== 'removed') return change?.path
  const [around, key] = [change.path.slice(0, -1), change.path.at(-1)]
  const list = nodeAt(now, around)
  const last = (list?.children?.length ?? 0) - 1
  return typeof key === 'number' && last >= 0 ? [...around, Math.min(key, last)] : around
}
