import type { Node } from 'jsonc-parser'
import type { Edit } from './edits'

/** Offset behind the end of a node. */
const endOf = ({ offset, length }: Node) => offset + length

/** Takes an entry out of a list or an object, together with one of the commas beside it. */
export function removeEdit(owner: Node, index: number): Edit {
  return removeEdits(owner, (_, place) => place === index)[0] ?? { offset: owner.offset, length: 0, by: '' }
}

/** Takes several entries out of a list or an object, each together with one of the commas beside it. */
export function removeEdits(owner: Node, isGone: (entry: Node, index: number) => boolean): Edit[] {
  const entries = owner.children ?? []
  const first = entries.findIndex((entry, index) => !isGone(entry, index))
  if (first < 0) return entries.length === 0 ? [] : [{ offset: owner.offset + 1, length: owner.length - 2, by: '' }]
  return entries.flatMap((entry, index) => {
    const [before, after] = [entries[index - 1], entries[index + 1]]
    if (!isGone(entry, index)) return []
    // Those before the first that stays go with the comma behind them, all others with the one before.
    if (index < first && after) return [{ offset: entry.offset, length: after.offset - entry.offset, by: '' }]
    return before ? [{ offset: endOf(before), length: endOf(entry) - endOf(before), by: '' }] : []
  })
}
