import { getNodePath, type Node } from 'jsonc-parser'
import type { JsonPath } from '../../site/text/jsonPath'
import { nodeAt } from '../../site/text/nodeAt'
import type { Match } from './matchTrees'

/**
 * Where a place of a file is in another state of the file, by what stands there and not by its number alone.
 *
 * @param isGap whether the last step is a place between entries, where something is to be put
 * @returns undefined where what it lay in is there no more
 */
export function followPath(before: Node, match: Match, path: JsonPath, isGap = false): JsonPath | undefined {
  if (path.length === 0) return path
  const node = isGap ? undefined : nodeAt(before, path)
  const there = node && match.after.get(node)
  if (there) return getNodePath(there)
  // An entry that is gone is gone; a field may be written anew.
  const [owner, key] = [nodeAt(before, path.slice(0, -1)), path.at(-1) ?? '']
  if (!owner || (node && owner.type === 'array')) return undefined
  const around = followPath(before, match, path.slice(0, -1))
  if (!around) return undefined
  return [...around, owner.type === 'array' ? gapAfter(owner, match, Number(key)) : key]
}

/** Behind the entry that stood before the gap; where that has gone, behind the one before it. */
function gapAfter(list: Node, { after }: Match, gap: number): number {
  const entries = list.children ?? []
  const other = after.get(list)
  if (gap >= entries.length) return other?.children?.length ?? gap
  for (let index = gap - 1; index >= 0; index--) {
    const entry = entries[index]
    const there = entry && after.get(entry)
    const place = there ? (other?.children?.indexOf(there) ?? -1) : -1
    if (place >= 0) return place + 1
  }
  return 0
}
