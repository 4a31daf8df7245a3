import { type Node, parseTree } from 'jsonc-parser'
import type { FileRange, SourceLocation } from './location'
import type { JsonPath } from './jsonPath'
import { nodeAt } from './nodeAt'
import type { Origins } from './origins'

/** A text, and where its letters come from if it was put together of several files. */
export type Text = { text: string; origins?: Origins | undefined }
/** A place in a file, from 1; of a text of one file, without its name. */
export type Place = { line: number; column: number; file?: string }
/** Tells the line, from 1, of what a path leads to; where there are several files, with the name of the one: "pages/faq.json:41". */
export type LineFinder = (path: JsonPath) => number | string

/** Returns what tells lines of a text, which is parsed once, at the first call. */
export function lineFinder(source: Text): LineFinder {
  let known: ((paths: JsonPath) => Place) | undefined
  return (path) => {
    known ??= placeFinder(source)
    const { line, file } = known(path)
    return file === undefined ? line : `${file}:${line}`
  }
}

/** Line and column, from 1, of the values at several paths; of a path that is not there, those of what is nearest to it. */
export function placesOf(source: Text, paths: readonly JsonPath[]): Place[] {
  return paths.map(placeFinder(source))
}

function placeFinder({ text, origins }: Text): (path: JsonPath) => Place {
  const tree = parseTree(text)
  const place = placer({ text, origins })
  return (path) => place(rangeOf({ path, on: 'value' }, tree, text).offset)
}

/** Returns what tells the place of an offset of a text. */
export function placer({ text, origins }: Text): (offset: number) => Place {
  const known = new Map<string, number[]>()
  const startsOf = (file: string, own: string) => known.get(file) ?? known.set(file, lineStarts(own)).get(file) ?? []
  return (offset) => {
    const origin = origins?.(offset)
    return origin ? { ...placeAt(startsOf(origin.file, origin.text), origin.offset), file: origin.file } : placeAt(startsOf('', text), offset)
  }
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
