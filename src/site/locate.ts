import { type Node, findNodeAtLocation, getLocation, parse, parseTree } from 'jsonc-parser'
import { type CauseName, told } from './catalogue'
import type { Finding, Problem, Spot } from './problem'
import { type Path, isObject, valueAt } from './schemaTree'

type Stretch = { offset: number; length: number }

/** Gives findings their line, column, place in words and a picture of the line. The tree is built only here: it is costly. */
export function locate(findings: readonly Finding[], source: { file: string; text: string; value: unknown }): Problem[] {
  if (findings.length === 0) return []
  const tree = source.value === undefined ? undefined : parseTree(source.text)
  const starts = lineStarts(source.text)
  return findings
    .map((finding) => ({ finding, stretch: stretchOf(finding.spot, tree, source.text) }))
    .sort((a, b) => a.stretch.offset - b.stretch.offset)
    .map(({ finding, stretch }) => {
      const line = lineOf(starts, stretch.offset)
      const column = stretch.offset - (starts[line - 1] ?? 0) + 1
      const length = Math.min(stretch.length, (starts[line] ?? source.text.length + 1) - 1 - stretch.offset)
      return {
        ...told(finding.cause),
        rule: finding.rule,
        file: source.file,
        line,
        column,
        length,
        where: whereOf(finding, source),
        frame: frame(source.text, starts, line, column, length),
      }
    })
}

/** The line, from 1, of a path's value; used where one problem points to another place. */
export function lineOfPath(text: string, path: Path): number {
  const tree = parseTree(text)
  return lineOf(lineStarts(text), stretchOf({ path, on: 'value' }, tree, text).offset)
}

/** Line and column, from 1, of the values at several paths; of a path that is not there, those of what is nearest to it. */
export function placesOf(text: string, paths: readonly Path[]): { line: number; column: number }[] {
  const tree = parseTree(text)
  const starts = lineStarts(text)
  return paths.map((path) => {
    const { offset } = stretchOf({ path, on: 'value' }, tree, text)
    const line = lineOf(starts, offset)
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  })
}

/** What is written at these places belongs to one entry of the file, even when the file as a whole cannot be read. */
const IN_AN_ENTRY: ReadonlySet<string> = new Set(['syntax', 'curlyQuotes', 'duplicateKey'] satisfies CauseName[])

function whereOf({ spot, cause }: Finding, { text, value }: { text: string; value: unknown }): string {
  if ('path' in spot) return placeInWords(value, spot.path)
  return IN_AN_ENTRY.has(cause.name) ? placeInWords(value ?? parse(text), getLocation(text, spot.offset).path) : ''
}

/** One character of a text as it stands in the file, where it may be escaped. */
const CHARACTER = /\\u[0-9a-fA-F]{4}|\\?[\s\S]/g

function stretchOf(spot: Spot, tree: Node | undefined, text: string): Stretch {
  if ('offset' in spot) return spot
  const node = nearestNode(tree, spot.path)
  if (!node) return { offset: 0, length: 0 }
  if (spot.within && node.type === 'string') {
    const steps = [...text.slice(node.offset + 1, node.offset + node.length - 1).matchAll(CHARACTER)]
    const offsetOf = (count: number) => node.offset + 1 + (steps[count]?.index ?? node.length - 2)
    const { start, length } = spot.within
    return { offset: offsetOf(start), length: offsetOf(start + length) - offsetOf(start) }
  }
  const key = spot.on === 'key' && node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  const { offset, length } = key ?? node
  // Of a whole object or list only its opening bracket is marked.
  return { offset, length: (key ?? node).children ? 1 : length }
}

function nearestNode(tree: Node | undefined, path: Path): Node | undefined {
  if (!tree) return undefined
  return findNodeAtLocation(tree, [...path]) ?? (path.length ? nearestNode(tree, path.slice(0, -1)) : tree)
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1)) starts.push(offset + 1)
  return starts
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}

/** Longer lines are cut around the mark, so that a minified file stays readable. */
const FRAME_WIDTH = 100

function frame(text: string, starts: readonly number[], line: number, column: number, length: number): string {
  const rows = [line - 1, line].filter((row) => row >= 1)
  const width = String(line).length
  const from = Math.max(0, column - FRAME_WIDTH + 20)
  const drawn = rows.map((row) => {
    const content = text.slice(starts[row - 1], (starts[row] ?? text.length + 1) - 1).trimEnd().slice(from, from + FRAME_WIDTH)
    return `${row === line ? '>' : ' '} ${String(row).padStart(width)} | ${content.replaceAll('\t', ' ')}`
  })
  const room = Math.max(1, Math.min(length, FRAME_WIDTH - (column - 1 - from)))
  return [...drawn, `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(room)}`].join('\n')
}

/** `page "/faq" › section 3 (faqGroup) › items 2 › question`: the path as a person would say it. */
export function placeInWords(value: unknown, path: Path): string {
  const parts: string[] = []
  for (let index = 0; index < path.length; index++) {
    const key = path[index]
    const next = path[index + 1]
    if (typeof next === 'number' && typeof key === 'string') {
      parts.push(entryWords(key, next, valueAt(value, path.slice(0, index + 2))))
      index++
    } else parts.push(String(key))
  }
  return parts.join(' › ')
}

function entryWords(list: string, index: number, entry: unknown): string {
  const read = (key: string) => (isObject(entry) && typeof entry[key] === 'string' ? entry[key] : undefined)
  if (list === 'pages') return `page ${JSON.stringify(read('path') ?? `number ${index + 1}`)}`
  const name = read('type') ?? read('use') ?? read('slug')
  if (list === 'sections') return `section ${index + 1}${name ? ` (${name})` : ''}`
  return `${list} ${index + 1}${name ? ` (${name})` : ''}`
}
