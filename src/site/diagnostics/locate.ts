import { getLocation, parse } from 'jsonc-parser'
import { type MessageName, renderMessage } from './catalogue'
import { isObject, type JsonPath, valueAt, writtenPath } from '../text/jsonPath'
import type { FileRange } from '../text/location'
import type { Origins } from '../text/origins'
import { lineOf, lineStarts, rangeOf } from '../text/position'
import { widthOf } from '../text/width'
import { partialTree } from '../text/partialTree'
import type { Finding, Problem } from './diagnostic'
import { repairOf } from './repairs'
import { visible, visibleLine } from '../text/visible'

/** A text with its name, what it holds if that can be read, and where its letters come from if it was put together of several files. */
export type Source = { file: string; text: string; value: unknown; origins?: Origins | undefined }

/** Where a finding lies: in which file, and where its place lies in the text of the content as a whole. */
type Placed = { finding: Finding; at: number; file: string; text: string; range: FileRange }

/** Gives findings their line, column, place in words and a picture of the line. The tree is built only here, and only as far as findings lie in it: it is costly. */
export function locate(findings: readonly Finding[], source: Source): Problem[] {
  if (findings.length === 0) return []
  const tree =
    source.value === undefined
      ? undefined
      : partialTree(
          source.text,
          findings.flatMap(({ location }) => ('path' in location ? [location.path] : [])),
        )
  const [starts, guess] = [onceForEach(lineStarts), onceForEach((text): unknown => parse(text))]
  return findings
    .map((finding) => placed(finding, rangeOf(finding.location, tree, source.text), source))
    .sort((a, b) => a.at - b.at || a.range.offset - b.range.offset)
    .map(({ finding, file, text, range }) => ({
      ...renderMessage(finding.message),
      rule: finding.rule,
      ...marked(file, text, range, starts(text)),
      ...whereOf(finding, text, source.value, guess),
      fixable: finding.edits !== undefined || (!finding.written && repairOf(finding, tree, source) !== undefined),
    }))
}

function placed(finding: Finding, range: FileRange, { file, text, origins }: Source): Placed {
  const { written } = finding
  if (written) return { finding, at: range.offset, file: written.file, text: written.text, range: written }
  const origin = origins?.(range.offset)
  return origin ? { finding, at: range.offset, file: origin.file, text: origin.text, range: { ...range, offset: origin.offset } } : { finding, at: range.offset, file, text, range }
}

/** What is made of a text, made once for each. */
function onceForEach<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    known.set(text, made)
    return made
  }
}

/** Where a range of a file is, with a picture of its line. */
function marked(file: string, text: string, range: FileRange, starts: readonly number[]): Pick<Problem, 'file' | 'line' | 'column' | 'length' | 'frame'> {
  const line = lineOf(starts, range.offset)
  const column = range.offset - (starts[line - 1] ?? 0) + 1
  const length = Math.min(range.length, (starts[line] ?? text.length + 1) - 1 - range.offset)
  return { file, line, column, length, frame: frame(text, starts, line, column, length) }
}

/** Longest text, in characters, of which it is guessed what it holds where it cannot be read: guessing takes many times its memory. */
const GUESSED = 2_000_000

/** What is written at these places belongs to one entry of the file, even when the file as a whole cannot be read. */
const IN_AN_ENTRY: ReadonlySet<string> = new Set(['syntax', 'curlyQuotes', 'duplicateKey', 'runOn'] satisfies MessageName[])

function whereOf({ location, message, written }: Finding, text: string, known: unknown, guess: (text: string) => unknown): Pick<Problem, 'path' | 'where'> {
  const isGuessed = 'offset' in location && IN_AN_ENTRY.has(message.name) && text.length <= GUESSED
  if ('offset' in location && !isGuessed) return { path: '', where: '' }
  // Before the name of a field is complete, its step in the path is empty.
  const path = 'path' in location ? location.path : getLocation(text, (written ?? location).offset).path.filter((key) => key !== '')
  // Of a file that cannot be read, as much as can be guessed; brackets without end have been refused by then.
  const value = known ?? (isGuessed ? guess(text) : undefined)
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
