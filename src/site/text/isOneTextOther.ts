import { stretchOther } from './stretchOther'

/** What may stand in a string without ending it. */
const INSIDE = /^(?:[^"\\\n]|\\.)*$/
/** A line up to somewhere in the string that is the value of a field: strings that have ended, and one that has not. */
const IN_VALUE = /^(?:[^"\\]|"(?:[^"\\]|\\.)*")*:[ \t]*"(?:[^"\\]|\\.)*$/

/**
 * Whether two states of a file differ in nothing but the text of one field: then every place is where it was. It is told without
 * reading either, so in a file that has few lines the answer may be no.
 */
export function isOneTextOther(before: string, after: string): boolean {
  const { start, end, more } = stretchOther(before, after)
  const from = before.lastIndexOf('\n', start - 1) + 1
  if (start - from > LONGEST_LINE) return false
  return INSIDE.test(before.slice(start, end)) && INSIDE.test(after.slice(start, end + more)) && IN_VALUE.test(before.slice(from, start))
}

/** In characters. */
const LONGEST_LINE = 100_000
