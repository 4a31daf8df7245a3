import { getNodePath, getNodeValue, type Node } from 'jsonc-parser'
import { fieldOf, textOf } from '../../authoring/merge/align'
import type { Match } from '../../authoring/merge/matchTrees'
import type { JsonPath } from '../../site/text/jsonPath'

/** One difference of two states: its place in the later one, or of what is gone in the earlier one, and what stood and stands there. */
export type Change = { what: 'changed' | 'added' | 'removed' | 'moved'; path: JsonPath; before?: unknown; after?: unknown }

/** What is different in a part of a file and its later state, by what its entries are and not by their numbers. */
export function changesBetween(before: Node, after: Node, match: Match): Change[] {
  if (before.type === 'object' && after.type === 'object') return ofFields(before, after, match)
  if (before.type === 'array' && after.type === 'array') return ofEntries(before, after, match)
  if (textOf(before) === textOf(after)) return []
  return [{ what: 'changed', path: getNodePath(after), before: getNodeValue(before), after: getNodeValue(after) }]
}

function ofFields(before: Node, after: Node, match: Match): Change[] {
  const inBefore = fieldsOf(before).flatMap(({ name, value }) => {
    const other = fieldOf(after, name)
    return other ? changesBetween(value, other, match) : [gone(value)]
  })
  return [...inBefore, ...fieldsOf(after).flatMap(({ name, value }) => (fieldOf(before, name) ? [] : [come(value)]))]
}

function fieldsOf(node: Node): { name: string; value: Node }[] {
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) => (value ? [{ name: String(name?.value), value }] : []))
}

function ofEntries(before: Node, after: Node, match: Match): Change[] {
  const [here, there] = [before.children ?? [], after.children ?? []]
  const pairs = here.flatMap((node) => {
    const other = match.after.get(node)
    return other?.parent === after ? [{ node, other }] : []
  })
  const inOrder = longestRise(pairs.map(({ other }) => there.indexOf(other)))
  return [
    // What was moved to another list is told where it is now.
    ...here.filter((node) => !match.after.has(node)).map(gone),
    ...there.flatMap((node) => (match.before.get(node) === undefined ? [come(node)] : match.before.get(node)?.parent === before ? [] : [moved(node)])),
    ...pairs.flatMap(({ node, other }, index) => [...(inOrder.has(index) ? [] : [moved(other)]), ...changesBetween(node, other, match)]),
  ]
}

const gone = (node: Node): Change => ({ what: 'removed', path: getNodePath(node), before: getNodeValue(node) })
const come = (node: Node): Change => ({ what: 'added', path: getNodePath(node), after: getNodeValue(node) })
const moved = (node: Node): Change => ({ what: 'moved', path: getNodePath(node), after: getNodeValue(node) })

/** Indexes of the longest row of numbers that rise: all others have changed places. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const best: { length: number; previous: number }[] = []
  let last = -1
  for (const [index, number] of numbers.entries()) {
    let own = { length: 1, previous: -1 }
    for (const [earlier, { length }] of best.entries()) if ((numbers[earlier] ?? 0) < number && length >= own.length) own = { length: length + 1, previous: earlier }
    best.push(own)
    if (last < 0 || own.length > (best[last]?.length ?? 0)) last = index
  }
  const rise = new Set<number>()
  for (let index = last; index >= 0; index = best[index]?.previous ?? -1) rise.add(index)
  return rise
}
