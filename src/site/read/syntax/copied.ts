import type { Edit } from '../../text/edits'
import { parsedJson } from '../../text/parsedJson'

type Line = { offset: number; text: string }

function linesOf(text: string): Line[] {
  let offset = 0
  return text.split('\n').map((line) => {
    const found = { offset, text: line }
    offset += line.length + 1
    return found
  })
}

const removed = (text: string, pattern: RegExp, by = ''): Edit[] => [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, length: found.length, by }))

/** The numbers of lines that were copied along with them: those of two lines or more that go on counting. */
export function lineNumbers(text: string): Edit[] {
  const lines = linesOf(text)
  const marks = lines.map(({ text: line }) => /^[ \t]*(\d+)(?:[ \t]*[.:|\u2502)][ \t]?|[ \t]{1,2}|$)/.exec(line))
  const number = (at: number) => Number(marks[at]?.[1] ?? Number.NaN)
  return lines.flatMap(({ offset }, at) => {
    const isCounted = number(at) === number(at - 1) + 1 || number(at) === number(at + 1) - 1
    return isCounted ? [{ offset, length: marks[at]?.[0].length ?? 0, by: '' }] : []
  })
}

/** The marks of a comparison of two versions: lines of the old one go, those of the new one stay. */
export function comparison(text: string): Edit[] {
  const lines = linesOf(text)
  if (!lines.some(({ text: line }) => /^\+\s*["{}[\]]/.test(line))) return []
  return lines.flatMap(({ offset, text: line }): Edit[] => {
    if (/^(?:-|\+\+\+ |@@|diff |index [\da-f]+\.\.)/.test(line)) return [{ offset, length: line.length + 1, by: '' }]
    return line.startsWith('+') ? [{ offset, length: 1, by: '' }] : []
  })
}

/** The > before each line of what somebody has quoted in a mail. */
export function mailQuotes(text: string): Edit[] {
  return linesOf(text).every(({ text: line }) => /^(?:>|\s*$)/.test(line)) ? removed(text, /^> ?/gm) : []
}

/** Every quotation mark with a backslash before it, as in a text of a program, or the whole file as such a text. */
export function escapedQuotes(text: string): Edit[] {
  const inner = /^\s*"/.test(text) ? textIn(text) : undefined
  if (inner !== undefined) return [{ offset: 0, length: text.length, by: inner }]
  if (!/^\s*[{[]\s*(?:\\[nrt]\s*)*\\"/.test(text.slice(0, 5_000))) return []
  return [...removed(text, /\\(?=["\\/])(?<!\\\\)/g), ...removed(text, /(?<!\\)\\[nrt]/g, ' ')].toSorted((one, other) => one.offset - other.offset)
}

function textIn(text: string): string | undefined {
  const value = parsedJson(text)
  return typeof value === 'string' ? value : undefined
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#34': '"', '#39': "'", apos: "'", lt: '<', gt: '>', amp: '&', nbsp: ' ' }

const HTML_QUOTE = /&(?:quot|#34);/
const TEXT = /"(?:[^"\\\n]|\\.)*"/g

/** Quotation marks as HTML writes them: in the whole text, or in the lines in which one stands outside of texts. */
export function htmlQuotes(text: string): Edit[] {
  const isWhole = /^\s*[{[]\s*&(?:quot|#34);/.test(text.slice(0, 5_000))
  if (!HTML_QUOTE.test(text)) return []
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => (isWhole || HTML_QUOTE.test(line.replaceAll(TEXT, '')) ? entities(line, index) : []))
}

const entities = (line: string, start: number): Edit[] =>
  [...line.matchAll(/&(quot|#34|#39|apos|lt|gt|amp|nbsp);/g)].map(({ 0: found, 1: name = '', index }) => ({
    offset: start + index,
    length: found.length,
    by: ENTITIES[name] ?? found,
  }))
