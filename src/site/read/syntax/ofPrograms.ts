import type { Edit } from '../../text/edits'

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
