import { type Node, parseTree } from 'jsonc-parser'
import type { FileRange, SourceLocation } from './location'
import type { JsonPath } from './jsonPath'
import { nodeAt } from './nodeAt'

/** The line, from 1, of a path's value; used where one problem points to another place. */
export function lineOfPath(text: string, path: JsonPath): number {
  return lineFinder(text)(path)
}

/** Returns a function from a path to the line, from 1, of its value; the text is parsed once, at the first call. */
export function lineFinder(text: string): (path: JsonPath) => number {
  let known: { tree: Node | undefined; starts: number[] } | undefined
  return (path) => {
    known ??= { tree: parseTree(text), starts: lineStarts(text) }
    return lineOf(known.starts, rangeOf({ path, on: 'value' }, known.tree, text).offset)
  }
}

/** Line and column, from 1, of the values at several paths; of a path that is not there, those of what is nearest to it. */
export function placesOf(text: string, paths: readonly JsonPath[]): { line: number; column: number }[] {
  const tree = parseTree(text)
  const starts = lineStarts(text)
  return paths.map((path) => {
    const { offset } = rangeOf({ path, on: 'value' }, tree, text)
    return placeAt(starts, offset)
  })
}

/** A character of a text that stands in the file as several. */
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|[\s\S])/g

/** By the node of a text: of each escape in it the character of the text that it is, and how much longer the file is behind it. */
const escapes = new WeakMap<Node, { character: number; more: number }[]>()

/** Found once for each text: thousands of findings may lie in one. */
function escapesIn(node: Node, text: string): { character: number; more: number }[] {
  const known = escapes.get(node)
  if (known) return known
  let more = 0
  const found = Array.from(text.slice(node.offset + 1, node.offset + node.length - 1).matchAll(ESCAPE), ({ 0: written, index }) => {
    const character = index - more
    more += written.length - 1
    return { character, more }
  })
  escapes.set(node, found)
  return found
}

/** The offset in the file of a character of a text. */
function offsetIn(node: Node, text: string, character: number): number {
  const found = escapesIn(node, text)
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle]?.character ?? 0) < character) low = middle + 1
    else high = middle
  }
  return Math.min(node.offset + 1 + character + (found[low - 1]?.more ?? 0), node.offset + node.length - 1)
}

/** The range of the file's text that a finding is about. */
export function rangeOf(location: SourceLocation, tree: Node | undefined, text: string): FileRange {
  if ('offset' in location) return location
  const node = nearestNode(tree, location.path)
  if (!node) return { offset: 0, length: 0 }
  if (location.within && node.type === 'string') {
    const { start, length } = location.within
    const offset = offsetIn(node, text, start)
    return { offset, length: offsetIn(node, text, start + length) - offset }
  }
  const key = location.on === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const { offset, length } = key ?? node
  // Of a whole object or list only its opening bracket is marked.
  return { offset, length: (key ?? node).children ? 1 : length }
}

export function nearestNode(tree: Node | undefined, path: JsonPath): Node | undefined {
  if (!tree) return undefined
  return nodeAt(tree, path) ?? (path.length ? nearestNode(tree, path.slice(0, -1)) : tree)
}

/** The offset at which each line starts. */
export function lineStarts(text: string): number[] {
  const starts = [0]
  for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1)) starts.push(offset + 1)
  return starts
}

/** The line, from 1, of an offset. */
export function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}

/** The line and the column of an offset, both from 1. */
export function placeAt(starts: readonly number[], offset: number): { line: number; column: number } {
  const line = lineOf(starts, offset)
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
}
