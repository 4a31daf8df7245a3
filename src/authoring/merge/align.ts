import { getNodeValue, type Node } from 'jsonc-parser'
import { groupedBy } from '../../parts/groupedBy'

/** Fields by which an entry of a list is known, whatever else of it changes. */
const NAMES = ['path', 'slug', 'id', 'key']
export type Alignment = { least: number; byPlace: boolean }
/** How an entry is found again in a later state of its list; the likeness goes from 0 to 1. */
const CHANGED: Alignment = { least: 0.5, byPlace: true }
/** What two people have added is one only if it is the same, or has one name. */
export const ADDED: Alignment = { least: 1, byPlace: false }
/** Two states of which nobody knows where they come from: what is nearly the same is one. */
export const UNKNOWN: Alignment = { least: 0.75, byPlace: false }
/** So many pairs are compared word by word; of longer lists only what stands at the same place. */
const MOST_PAIRS = 250_000

const texts = new WeakMap<Node, string>()
const words = new WeakMap<Node, ReadonlySet<string>>()

/** The value of a node as one text, by which equal ones are known. */
export function textOf(node: Node): string {
  const text = texts.get(node) ?? JSON.stringify(getNodeValue(node))
  texts.set(node, text)
  return text
}

/** The value of a field of an object, as it stands in the tree. */
export function fieldOf(node: Node, name: string): Node | undefined {
  return node.type === 'object' ? node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1] : undefined
}

/** Whether two nodes can be two states of one thing: both lists, or both objects of one type. */
export function isSameKind(one: Node, other: Node): boolean {
  if (one.type !== other.type) return false
  return one.type !== 'object' || ['type', 'use'].every((name) => fieldOf(one, name)?.value === fieldOf(other, name)?.value)
}

/** How much of two values is said in the same words, from 0 to 1; 0 for things of two kinds. */
export function likeness(one: Node, other: Node): number {
  if (!isSameKind(one, other)) return 0
  const [here, there] = [wordsOf(one), wordsOf(other)]
  let both = 0
  for (const word of here) if (there.has(word)) both++
  return (2 * both) / (here.size + there.size || 1)
}

function wordsOf(node: Node): ReadonlySet<string> {
  const found = words.get(node) ?? new Set(textOf(node).match(/[\p{L}\p{N}]+/gu))
  words.set(node, found)
  return found
}

/** By what an entry is known among those of its type. */
function nameOf(node: Node): string | undefined {
  for (const name of NAMES) {
    const value: unknown = fieldOf(node, name)?.value
    if (typeof value === 'string') return `${name} ${value} ${fieldOf(node, 'type')?.value ?? ''}`
  }
  return undefined
}

/**
 * Finds for each entry of a list what became of it in a later state of the list: by its name, as it is, by likeness, and last by its
 * place where as many were changed as there were. What has gone, and what is new, is in no pair.
 *
 * @param least likeness from which on two are one
 * @param byPlace whether the place counts, too
 */
export function alignEntries(before: readonly Node[], after: readonly Node[], { least, byPlace }: Alignment = CHANGED): Map<Node, Node> {
  const pairs = new Map<Node, Node>()
  const taken = new Set<Node>()
  const pair = (one: Node, other: Node) => {
    pairs.set(one, other)
    taken.add(other)
  }
  const open = () => [before.filter((node) => !pairs.has(node)), after.filter((node) => !taken.has(node))] as const
  for (const known of [nameOf, textOf]) {
    const [left, right] = open()
    const places = groupedBy(right, known)
    for (const node of left) {
      const name = known(node)
      const other = name === undefined ? undefined : places.get(name)?.shift()
      if (other) pair(node, other)
    }
  }
  const [left, right] = open()
  if (left.length * right.length <= MOST_PAIRS) for (const [one, other] of mostAlike(left, right, least)) pair(one, other)
  if (byPlace) for (const [one, other] of atTheSamePlace(before, after, pairs, taken)) pair(one, other)
  return pairs
}

/** Pairs of what is alike, those that are most alike first; of equal ones those that stand nearest. */
function mostAlike(left: readonly Node[], right: readonly Node[], least: number): [Node, Node][] {
  const found = left.flatMap((one, place) =>
    right.flatMap((other, otherPlace) => {
      const share = likeness(one, other)
      return share >= least ? [{ one, other, share, away: Math.abs(place - otherPlace) }] : []
    }),
  )
  const used = new Set<Node>()
  return found
    .toSorted((a, b) => b.share - a.share || a.away - b.away)
    .flatMap(({ one, other }): [Node, Node][] => {
      if (used.has(one) || used.has(other)) return []
      used.add(one).add(other)
      return [[one, other]]
    })
}

/** Pairs of what stands between the same neighbours, where there are as many as before. */
function atTheSamePlace(before: readonly Node[], after: readonly Node[], pairs: ReadonlyMap<Node, Node>, taken: ReadonlySet<Node>): [Node, Node][] {
  const [here, there] = [gapsIn(before, (node) => pairs.get(node)), gapsIn(after, (node) => (taken.has(node) ? node : undefined))]
  return [...here].flatMap(([neighbour, nodes]) => {
    const others = there.get(neighbour) ?? []
    return others.length === nodes.length ? nodes.flatMap((node, index): [Node, Node][] => (isOneOf(node, others[index]) ? [[node, others[index]]] : [])) : []
  })
}

/** Whether one can be the other, changed: two that are named are two. */
function isOneOf(node: Node, other: Node | undefined): other is Node {
  return other !== undefined && isSameKind(node, other) && (nameOf(node) === undefined || nameOf(other) === undefined)
}

/** What stands in a list without a pair, by the pair before it. */
function gapsIn(nodes: readonly Node[], pairOf: (node: Node) => Node | undefined): Map<Node | undefined, Node[]> {
  const gaps = new Map<Node | undefined, Node[]>()
  let neighbour: Node | undefined
  for (const node of nodes) {
    const own = pairOf(node)
    if (own) neighbour = own
    else gaps.set(neighbour, [...(gaps.get(neighbour) ?? []), node])
  }
  return gaps
}
