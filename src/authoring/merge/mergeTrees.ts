import type { Node } from 'jsonc-parser'
import { ADDED, type Alignment, alignEntries, fieldOf, isSameKind, textOf, UNKNOWN } from './align'
import { mergeOrder, type Placed } from './mergeOrder'
import { matchTrees, type Match } from './matchTrees'

export type Side = 'ours' | 'theirs'
/** A field for which both have written something else. */
export type Clash = { ours: Node; theirs: Node }
/** What one has changed and the other has taken away: it stays, and is told. */
export type Kept = { node: Node; by: Side }

/** A merged file: parts as one of the two has them, and parts that are put together anew, set out as those of `node`. */
export type Merged =
  | { is: 'copy'; side: Side; node: Node }
  | { is: 'object'; side: Side; node: Node; entries: { name: string; value: Merged }[] }
  | { is: 'list'; side: Side; node: Node; entries: Merged[] }
  | { is: 'clash'; clash: Clash }

export type MergedTree = { merged: Merged; clashes: Clash[]; kept: Kept[] }

/**
 * Puts two states of a file together, each with what the other has not changed of the state that both come from: fields by their
 * names, entries of lists by what they are. What was moved, by whomever, is where it was moved to, with the changes of both.
 *
 * @param base what both come from; without it nothing can be said to have been taken away, so all stays that either has
 */
export function mergeTrees(base: Node | undefined, ours: Node, theirs: Node): MergedTree {
  const empty: Match = { after: new Map(), before: new Map(), moved: new Set() }
  const merging: Merging = {
    ours: base ? matchTrees(base, ours) : empty,
    theirs: base ? matchTrees(base, theirs) : empty,
    alignment: base ? ADDED : UNKNOWN,
    clashes: [],
    kept: [],
  }
  return { merged: both(merging, base, ours, theirs), clashes: merging.clashes, kept: merging.kept }
}

type Merging = { ours: Match; theirs: Match; alignment: Alignment; clashes: Clash[]; kept: Kept[] }

function both(merging: Merging, base: Node | undefined, ours: Node, theirs: Node): Merged {
  if (isSameKind(ours, theirs) && (base === undefined || base.type === ours.type)) {
    if (ours.type === 'object') return objects(merging, base, ours, theirs)
    if (ours.type === 'array') return lists(merging, base, ours, theirs)
  }
  if (textOf(ours) === textOf(theirs)) return { is: 'copy', side: 'ours', node: ours }
  if (base && textOf(base) === textOf(ours)) return single(merging, 'theirs', theirs)
  if (base && textOf(base) === textOf(theirs)) return single(merging, 'ours', ours)
  const clash = { ours, theirs }
  merging.clashes.push(clash)
  return { is: 'clash', clash }
}

/** A part that only one of the two has: as it is there, but for what has come into it from elsewhere, which the other may have changed. */
function single(merging: Merging, side: Side, node: Node): Merged {
  const base = merging[side].before.get(node)
  const other = base && merging[otherOf(side)].after.get(base)
  if (base && other && merging[side].moved.has(base)) return side === 'ours' ? both(merging, base, node, other) : both(merging, base, other, node)
  if (node.type === 'object') {
    return { is: 'object', side, node, entries: fieldsOf(node).map(({ name, value }) => ({ name, value: single(merging, side, value) })) }
  }
  if (node.type === 'array') {
    const entries = (node.children ?? []).filter((entry) => !isElsewhere(merging, side, entry))
    return { is: 'list', side, node, entries: entries.map((entry) => single(merging, side, entry)) }
  }
  return { is: 'copy', side, node }
}

const otherOf = (side: Side): Side => (side === 'ours' ? 'theirs' : 'ours')

function objects(merging: Merging, base: Node | undefined, ours: Node, theirs: Node): Merged {
  const placed = [
    ...fieldsOf(ours).map(({ name }, index): Placed<string> => ({ value: name, ours: index, theirs: indexOf(theirs, name) })),
    ...fieldsOf(theirs).flatMap(({ name }, index): Placed<string>[] => (fieldOf(ours, name) ? [] : [{ value: name, ours: undefined, theirs: index }])),
  ]
  const entries = mergeOrder(placed, 'ours').flatMap((name) => {
    const [was, here, there] = [base && fieldOf(base, name), fieldOf(ours, name), fieldOf(theirs, name)]
    const value = here && there ? both(merging, was, here, there) : left(merging, was, here, there)
    return value ? [{ name, value }] : []
  })
  return { is: 'object', side: 'ours', node: ours, entries }
}

/** Of something that one of the two has no more, or has not: nothing where it was taken away as it was; else what there is. */
function left(merging: Merging, base: Node | undefined, ours: Node | undefined, theirs: Node | undefined): Merged | undefined {
  const [side, node]: [Side, Node | undefined] = ours ? ['ours', ours] : ['theirs', theirs]
  if (!node || (base && textOf(base) === textOf(node))) return undefined
  if (base) merging.kept.push({ node, by: otherOf(side) })
  return single(merging, side, node)
}

function lists(merging: Merging, base: Node | undefined, ours: Node, theirs: Node): Merged {
  const [here, there] = [ours.children ?? [], theirs.children ?? []]
  const added = alignEntries(
    here.filter((node) => !merging.ours.before.has(node)),
    there.filter((node) => !merging.theirs.before.has(node)),
    merging.alignment,
  )
  const counterpart = (node: Node): Node | undefined => {
    const was = merging.ours.before.get(node)
    return was ? merging.theirs.after.get(was) : added.get(node)
  }
  const done = new Set<Node>()
  const placed: Placed<Merged>[] = []
  const keep = (value: Merged | undefined, own: number | undefined, other: number | undefined) => value && placed.push({ value, ours: own, theirs: other })
  for (const [index, node] of here.entries()) {
    const other = counterpart(node)
    if (other) done.add(other)
    if (isElsewhere(merging, 'ours', node)) continue
    const was = merging.ours.before.get(node)
    const place = other && there.includes(other) ? there.indexOf(other) : undefined
    keep(other ? both(merging, was, node, other) : left(merging, was, node, undefined), index, place)
  }
  for (const [index, node] of there.entries()) {
    if (done.has(node) || isElsewhere(merging, 'theirs', node)) continue
    const was = merging.theirs.before.get(node)
    const other = was && merging.ours.after.get(was)
    keep(other ? both(merging, was, other, node) : left(merging, was, undefined, node), undefined, index)
  }
  return { is: 'list', side: 'ours', node: ours, entries: mergeOrder(placed, leading(merging, base, here, there)) }
}

/** Whether an entry stands in another list in the end: who has moved it has the say, of two "ours". */
function isElsewhere(merging: Merging, side: Side, node: Node): boolean {
  const base = merging[side].before.get(node)
  if (!base || merging[side].moved.has(base)) return base !== undefined && side === 'theirs' && merging.ours.moved.has(base)
  return merging[otherOf(side)].moved.has(base)
}

/** Whose order a list has: that of who has changed it, of two "ours". */
function leading(merging: Merging, base: Node | undefined, ours: readonly Node[], theirs: readonly Node[]): Side {
  const order = new Map((base?.children ?? []).map((node, index) => [node, index]))
  const isChanged = (nodes: readonly Node[], { before }: Match) => {
    const places = nodes.flatMap((node) => order.get(before.get(node) as Node) ?? [])
    return places.some((place, index) => place < (places[index - 1] ?? -1))
  }
  return !isChanged(ours, merging.ours) && isChanged(theirs, merging.theirs) ? 'theirs' : 'ours'
}

function fieldsOf(node: Node): { name: string; value: Node }[] {
  return (node.children ?? []).flatMap(({ children: [name, value] = [] }) => (value ? [{ name: String(name?.value), value }] : []))
}

function indexOf(node: Node, name: string): number | undefined {
  const index = fieldsOf(node).findIndex((field) => field.name === name)
  return index < 0 ? undefined : index
}
