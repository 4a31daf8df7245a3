import type { Node } from 'jsonc-parser'
import { alignEntries, fieldOf, likeness, textOf } from './align'

/** What became of each part of a file: `after` and `before` lead from a part to its later and its earlier state, `moved` has those that stand in another list now. */
export type Match = { after: Map<Node, Node>; before: Map<Node, Node>; moved: Set<Node> }

/** From this likeness on an entry that has gone from one list is found again in another. */
const SAME = 0.7

/** Compares two states of a file part by part. */
export function matchTrees(before: Node, after: Node): Match {
  const match: Match = { after: new Map(), before: new Map(), moved: new Set() }
  const [gone, come]: [Node[], Node[]] = [[], []]
  walk(before, after, match, gone, come)
  for (const node of gone) {
    // What has gone with something that is found again is there.
    if (node.type !== 'object' || match.after.has(node)) continue
    const other = foundAgain(
      node,
      come.filter((entry) => !match.before.has(entry)),
    )
    if (!other) continue
    match.moved.add(node)
    walk(node, other, match, [], [])
  }
  return match
}

function walk(before: Node, after: Node, match: Match, gone: Node[], come: Node[]): void {
  match.after.set(before, after)
  match.before.set(after, before)
  if (before.type === 'object' && after.type === 'object') {
    for (const { children: [name, value] = [] } of before.children ?? []) {
      const other = value && fieldOf(after, String(name?.value))
      if (value && other) walk(value, other, match, gone, come)
      else if (value) collect(entriesIn(value), gone)
    }
    for (const { children: [name, value] = [] } of after.children ?? []) if (value && !fieldOf(before, String(name?.value))) collect(entriesIn(value), come)
  } else if (before.type === 'array' && after.type === 'array') {
    const [here, there] = [before.children ?? [], after.children ?? []]
    const pairs = alignEntries(here, there)
    const paired = new Set(pairs.values())
    for (const node of here) if (!pairs.has(node)) collect([node, ...entriesBelow(node)], gone)
    for (const node of there) if (!paired.has(node)) collect([node, ...entriesBelow(node)], come)
    for (const [one, other] of pairs) walk(one, other, match, gone, come)
  }
}

function collect(nodes: readonly Node[], all: Node[]): void {
  for (const node of nodes) all.push(node)
}

/** The entries of all lists within a part: with a page its sections go and come. */
function entriesBelow(node: Node): Node[] {
  return node.type === 'object' ? (node.children ?? []).flatMap(({ children: [, value] = [] }) => (value ? entriesIn(value) : [])) : []
}

function entriesIn(node: Node): Node[] {
  return node.type === 'array' ? (node.children ?? []).flatMap((entry) => [entry, ...entriesBelow(entry)]) : entriesBelow(node)
}

function foundAgain(node: Node, come: readonly Node[]): Node | undefined {
  const objects = come.filter(({ type }) => type === 'object')
  const same = objects.find((other) => textOf(other) === textOf(node))
  if (same) return same
  const [best] = objects.map((other) => ({ other, share: likeness(node, other) })).toSorted((one, other) => other.share - one.share)
  return best && best.share >= SAME ? best.other : undefined
}
