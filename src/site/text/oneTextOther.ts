import { type Stretch, stretchOther } from './stretchOther'

/** What may stand in a string without ending it. */
const INSIDE = /^(?:[^"\\\n]|\\.)*$/
/** A line up to somewhere in the string that is the value of a field: strings that have ended, and one that has not. */
const IN_VALUE = /^(?:[^"\\]|"(?:[^"\\]|\\.)*")*:[ \t]*"(?:[^"\\]|\\.)*$/
/** In characters. */
const LONGEST_LINE = 100_000

/**
 * The stretch in which two states of a file differ, where that is nothing but the text of one field: then every place is where it was. It
 * is told without reading either, so in a file that has few lines there may be none though it is so.
 */
export function oneTextOther(before: string, after: string): Stretch | undefined {
  const stretch = stretchOther(before, after)
  const { start, end, more } = stretch
  const from = before.lastIndexOf('\n', start - 1) + 1
  if (start - from > LONGEST_LINE) return undefined
  const isOne = INSIDE.test(before.slice(start, end)) && INSIDE.test(after.slice(start, end + more)) && IN_VALUE.test(before.slice(from, start))
  return isOne ? stretch : undefined
}
