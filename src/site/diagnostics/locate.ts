import { getLocation, parse } from 'jsonc-parser'
import { type MessageName, renderMessage } from './catalogue'
import { isObject, type JsonPath, valueAt, writtenPath } from '../text/jsonPath'
import type { FileRange } from '../text/location'
import { lineOf, lineStarts, rangeOf } from '../text/position'
import { widthOf } from '../text/width'
import { partialTree } from '../text/partialTree'
import type { Finding, Problem } from './diagnostic'
import { repairOf } from './repairs'
import { visible, visibleLine } from '../text/visible'

/** Gives findings their line, column, place in words and a picture of the line. The tree is built only here, and only as far as findings lie in it: it is costly. */
export function locate(findings: readonly Finding[], source: { file: string; text: string; value: unknown }): Problem[] {
  if (findings.length === 0) return []
  const tree =
    source.value === undefined
      ? undefined
      : partialTree(
          source.text,
          findings.flatMap(({ location }) => ('path' in location ? [location.path] : [])),
        )
  // Of a file that cannot be read, as much as can be guessed; brackets without end have been refused by then.
  const value = source.value ?? (source.text.length <= GUESSED && findings.some(({ message }) => IN_AN_ENTRY.has(message.name)) ? parse(source.text) : undefined)
  const starts = lineStarts(source.text)
  return findings
    .map((finding) => ({ finding, range: rangeOf(finding.location, tree, source.text) }))
    .sort((a, b) => a.range.offset - b.range.offset || (a.finding.written?.offset ?? 0) - (b.finding.written?.offset ?? 0))
    .map(({ finding, range }) => ({
      ...renderMessage(finding.message),
      rule: finding.rule,
      ...(finding.written ? marked(finding.written.file, finding.written.text, finding.written) : marked(source.file, source.text, range, starts)),
      ...whereOf(finding, source.text, value),
      fixable: finding.edits !== undefined || (!finding.written && repairOf(finding, tree, source) !== undefined),
    }))
}

/** Where a range of a file is, with a picture of its line. */
function marked(file: string, text: string, range: FileRange, starts = lineStarts(text)): Pick<Problem, 'file' | 'line' | 'column' | 'length' | 'frame'> {
  const line = lineOf(starts, range.offset)
  const column = range.offset - (starts[line - 1] ?? 0) + 1
  const length = Math.min(range.length, (starts[line] ?? text.length + 1) - 1 - range.offset)
  return { file, line, column, length, frame: frame(text, starts, line, column, length) }
}

/** Longest text, in characters, of which it is guessed what it holds where it cannot be read: guessing takes many times its memory. */
const GUESSED = 2_000_000

/** What is written at these places belongs to one entry of the file, even when the file as a whole cannot be read. */
const IN_AN_ENTRY: ReadonlySet<string> = new Set(['syntax', 'curlyQuotes', 'duplicateKey', 'runOn'] satisfies MessageName[])

function whereOf({ location, message }: Finding, text: string, value: unknown): Pick<Problem, 'path' | 'where'> {
  if ('offset' in location && (!IN_AN_ENTRY.has(message.name) || text.length > GUESSED)) return { path: '', where: '' }
  // Before the name of a field is complete, its step in the path is empty.
  const path = 'path' in location ? location.path : getLocation(text, location.offset).path.filter((key) => key !== '')
  return { path: writtenPath(path), where: placeInWords(value, path) }
}

/** Longer lines are cut around the mark, so that a minified file stays readable. */
const FRAME_WIDTH = 100

function frame(text: string, starts: readonly number[], line: number, column: number, length: number): string {
  const rows = [line - 1, line].filter((row) => row >= 1)
  const width = String(line).length
  const from = Math.max(0, column - FRAME_WIDTH + 20)
  const content = (row: number) => {
    const whole = text.slice(starts[row - 1], (starts[row] ?? text.length + 1) - 1).trimEnd()
    return visible(whole.slice(from, from + FRAME_WIDTH).replaceAll('\t', ' '))
  }
  const drawn = rows.map((row) => `${row === line ? '>' : ' '} ${String(row).padStart(width)} | ${content(row)}`)
  const start = column - 1 - from
  const room = Math.max(1, Math.min(length, FRAME_WIDTH - start))
  // Under wide letters as wide marks, or they would stand before what is meant.
  const columns = (text: string, least: number) => Math.max(least, widthOf(text).length)
  const [before, marked] = [content(line).slice(0, start), content(line).slice(start, start + room)]
  return [...drawn, `  ${' '.repeat(width)} | ${' '.repeat(columns(before, before.length))}${'^'.repeat(columns(marked, room))}`].join('\n')
}

/** `page "/faq" › section 3 (faqGroup) › items 2 › question`: the path as a person would say it. */
export function placeInWords(value: unknown, path: JsonPath): string {
  const parts: string[] = []
  for (let index = 0; index < path.length; index++) {
    const key = path[index]
    const next = path[index + 1]
    if (typeof next === 'number' && typeof key === 'string') {
      parts.push(entryWords(key, next, valueAt(value, path.slice(0, index + 2))))
      index++
    } else parts.push(typeof key === 'number' ? `entry ${key + 1}` : String(key))
  }
  return visibleLine(parts.join(' › '))
}

function entryWords(list: string, index: number, entry: unknown): string {
  const read = (key: string) => (isObject(entry) && typeof entry[key] === 'string' ? entry[key] : undefined)
  if (list === 'pages') return `page ${JSON.stringify(read('path') ?? `number ${index + 1}`)}`
  const name = read('type') ?? read('use') ?? read('slug')
  if (list === 'sections') return `section ${index + 1}${name ? ` (${name})` : ''}`
  return `${list} ${index + 1}${name ? ` (${name})` : ''}`
}
