import { fault, type Line } from './token'

/** How a block of code begins and ends in Markdown, alone on its line. */
const FENCE = /^(?:```|~~~)[\w-]*[ \t\r]*$/
const DOTS = /^(?:\.{3}|\u2026)[ \t]*,?/
const DASH = /^-[ \t]+(?=["{[])/
const PLUS = /^\+[ \t]*"/
const FULL_STOP = /^\.[ \t\r]*(?:$|["{[])/
const STRING = /^"(?:[^"\\]|\\.)*"/
/** Longest text that is joined to the one before it. */
const LONGEST = 20_000

/**
 * Reads a sign that means something to Markdown, YAML and programming languages, and nothing to JSON.
 *
 * @returns where reading goes on; undefined when there is none
 */
export function readForeign(text: string, start: number, end: number, line: Line): number | undefined {
  if (!'`~.\u2026-+'.includes(text.charAt(start))) return undefined
  const rest = text.slice(start, Math.min(end, start + LONGEST))
  const before = line.tokens.at(-1)
  const lineStart = FENCE.test(rest) ? text.lastIndexOf('\n', start - 1) + 1 : -1
  if (lineStart >= 0 && text.slice(lineStart, start).trim() === '') {
    line.faults.push(fault('fence', start, rest.trimEnd().length, [{ offset: lineStart, length: Math.min(end + 1, text.length) - lineStart, by: '' }]))
    return end
  }
  const [dots] = DOTS.exec(rest) ?? []
  if (dots !== undefined && before?.kind !== ':') {
    line.faults.push(fault('dots', start, dots.length))
    return start + dots.length
  }
  const [dash] = DASH.exec(rest) ?? []
  if (dash !== undefined) {
    line.faults.push(fault('dash', start, 1, [{ offset: start, length: dash.length, by: '' }]))
    return start + dash.length
  }
  if (before && FULL_STOP.test(rest) && ['}', ']', 'string'].includes(before.kind)) {
    line.faults.push(fault('fullStop', start, 1, [{ offset: start, length: 1, by: ',' }]))
    line.tokens.push({ kind: ',', offset: start, length: 1, mended: true })
    return start + 1
  }
  return before?.kind === 'string' ? readPlus(text, start, rest, line) : undefined
}

/** Two texts with a plus between them are one. */
function readPlus(text: string, start: number, rest: string, line: Line): number | undefined {
  const [sign = ''] = PLUS.exec(rest) ?? []
  const [second] = STRING.exec(rest.slice(sign.length - 1)) ?? []
  const before = line.tokens.pop()
  if (!before || sign === '' || second === undefined || text.charAt(before.offset + before.length - 1) !== '"') {
    if (before) line.tokens.push(before)
    return undefined
  }
  const close = before.offset + before.length - 1
  const next = start + sign.length - 1 + second.length
  line.faults.push(fault('plus', start, 1, [{ offset: close, length: start + sign.length - close, by: '' }]))
  line.tokens.push({ ...before, length: next - before.offset })
  return next
}
