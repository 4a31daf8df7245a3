import type { Edit } from '../../text/edits'
import { entriesInPlace } from './entriesInPlace'

/** Texts in three quotes, as Python writes those of several lines. */
export function tripleQuotes(text: string): Edit[] {
  return [...text.matchAll(/("""|''')([\s\S]{0,20000}?)\1/g)].map(({ 0: found, 2: inner = '', index }) => {
    const plain = inner.trim().replaceAll(/[ \t]*\r?\n[ \t]*/g, '\n')
    return { offset: index, length: found.length, by: JSON.stringify(plain) }
  })
}

/** Texts that go on in the next line: with a plus between them, or a backslash before the line break. */
export function joinedTexts(text: string): Edit[] {
  return [...text.matchAll(/"[ \t]*(?:\r?\n\s*\+|\+[ \t]*\r?\n)\s*"|\\\r?\n[ \t]*/g)].map(({ 0: found, index }) => ({ offset: index, length: found.length, by: '' }))
}

const OPEN = /^\s*"[\w$-]+"\s*:\s*"(?:[^"\\]|\\.)*$/
const FIELD = /^\s*"[\w$-]+"\s*:/

/** Quotation marks that are missing at the end of a line whose next one begins a field or ends the entry, or right behind a colon. */
export function missingQuotes(text: string): Edit[] {
  let offset = 0
  const lines = text.split('\n')
  return lines.flatMap((line, at): Edit[] => {
    const start = offset
    offset += line.length + 1
    const plain = line.trimEnd()
    const next = lines.slice(at + 1, at + 4).find((one) => one.trim() !== '') ?? ''
    const [, named = ''] = /^(\s*(?:[{,]\s*)?(?:"[\w$-]+"\s*:\s*"(?:[^"\\]|\\.)*"\s*,\s*)*"[\w$-]+"\s*:\s*)[^"\s\d{[-][^"]*"\s*\}?\s*[,}\]]?\s*[}\]]?,?$/.exec(plain) ?? []
    if (named !== '') return [{ offset: start + named.length, length: 0, by: '"' }]
    // With a backslash before a quotation mark the text may as well end there.
    if (!OPEN.test(plain) || /\\",?$/.test(plain) || !(FIELD.test(next) || /^\s*[}\]]/.test(next))) return []
    const isLast = !FIELD.test(next)
    const end = start + (plain.endsWith(',') ? plain.length - 1 : plain.length)
    return [{ offset: end, length: plain.endsWith(',') ? 1 : 0, by: isLast ? '"' : '",' }]
  })
}

/** Quotation marks that are missing before or behind names of fields, as they are lost when something is replaced everywhere. */
export function nameQuotes(text: string): Edit[] {
  const before = [...text.matchAll(/[{,]\s{0,200}(?=[A-Za-z_$][\w$-]{0,50}"\s*:)/g)].map(({ 0: found, index }): Edit => ({ offset: index + found.length, length: 0, by: '"' }))
  const behind = [...text.matchAll(/[{,]\s{0,200}"[A-Za-z_$][\w$-]{0,50}(?=\s*:\s*["{[\d-])/g)].map(
    ({ 0: found, index }): Edit => ({ offset: index + found.length, length: 0, by: '"' }),
  )
  return [...before, ...behind].toSorted((one, other) => one.offset - other.offset)
}

/** Links of HTML in place of entries, as entries with their words and address. */
export function anchors(text: string): Edit[] {
  const found = [...text.matchAll(/(?<=[[,]\s{0,200})<a\s[^<>]{0,500}?\bhref=["']([^"'\n]{1,500})["'][^<>]{0,500}>([^<>"{}]{1,500})<\/a>/gi)]
  return found.map(({ 0: { length }, 1: href = '', 2: label = '', index }) => ({ offset: index, length, by: JSON.stringify({ label: label.trim(), href }) }))
}

/** Rows that were copied out of a spreadsheet, as lists of texts. */
export function tabbedRows(text: string): Edit[] {
  return [...text.matchAll(/(?<=\[[ \t]*\r?\n)(?:[^\n"{}[\]]*\S\t[^\n"{}[\]]*(?:\r?\n|$))+/g)].flatMap(({ 0: found, index }) => {
    const rows = found.trimEnd().split('\n')
    const by = rows
      .map((row) =>
        JSON.stringify(
          row
            .trim()
            .split('\t')
            .map((cell) => cell.trim()),
        ),
      )
      .join(',\n')
    return [{ offset: index, length: found.trimEnd().length, by }]
  })
}

const BULLET = /^\s*(?:[\u2022\u00b7\u25aa\u25e6\u2023\u25cf\u25cb*\u2013\u2014-]|\d{1,3}[.)])\s+(?=\S)/

/** Lines of a list out of a text, each behind its bullet or number, as texts of a list. */
export function bulletLines(text: string): Edit[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => BULLET.test(line) && !/["{}[\]]/.test(line))
  if (first < 0) return []
  let end = first
  while (BULLET.test(lines[end] ?? '')) end++
  const entries = lines.slice(first, end).map((line) => JSON.stringify(line.replace(BULLET, '').trim()))
  return [entriesInPlace(text, lines, first, end, entries)]
}

/** HTML, or what is like it, on lines of its own in place of an entry: its range, and how it would be an entry. */
export function htmlEntry(text: string): { found: Edit; instead: string[] } | undefined {
  const [found, before = '', tag = ''] = /(?<=[[{,]\s*\n)([ \t]*)<([a-z][\w.-]*)\b[^\n]*/i.exec(text) ?? []
  if (found === undefined) return undefined
  const start = text.indexOf(found) + before.length
  const rest = text.slice(start)
  const close = Math.max(rest.lastIndexOf(`</${tag}>`), /^[^\n]*\/>/.exec(rest)?.[0].lastIndexOf('/>') ?? -1)
  const end = close < 0 ? 0 : rest.indexOf('>', close) + 1
  const instead = /^\s*,/.test(rest.slice(end)) ? ['{}'] : ['{},', '{}']
  return end > 0 ? { found: { offset: start, length: end, by: '' }, instead } : undefined
}
