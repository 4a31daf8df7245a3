import { dashAt } from './dashes'
import type { Marks } from './marks'

/** In a shadow of a text: a mark that is seen through, such as that of bold words. */
export const SEEN_THROUGH = '\0'
/** In a shadow of a text: where one line or paragraph ends and another begins. */
export const EDGE = '\n'

/** A text without any of these stays as it is. */
const CANDIDATE = /["']|--|\.\.\.|(?<![^\s(])-[\d$€£]|\S[ \u00a0]-[ \u00a0]|[\d%KMBm]-[$€£]?\d|(?<!\p{L})(?:\p{L}{1,2}|\d)-\p{L}/u

/** Addresses are copied and typed: nothing is set in them. */
const ADDRESS = /(?:https?:\/\/|www\.|[\w.+-]+@)[^\s"'<>()]+/gi

/** Whether there may be something to set in a text. */
export const hasCandidate = (text: string) => CANDIDATE.test(text)

/**
 * A text with quotation marks, apostrophes, dashes, minus signs and dots as they are printed in a language, where they were typed as a
 * keyboard has them. What is set already stays as it is.
 *
 * @param counted as long as the text: at each place the sign that counts as words, or else one that stands for something that is not set
 * @param days finds hyphens from one day to another
 */
export function typeset(text: string, marks: Marks, counted = text, days?: RegExp): string {
  const shadow = counted.replaceAll(ADDRESS, (address) => 'x'.repeat(address.length))
  const changes = new Map<number, { length: number; by: string }>()
  const open: { sign: string; at: number }[] = []
  for (let index = 0; index < shadow.length; index++) {
    const sign = shadow[index]
    if (sign === EDGE) loseOpen()
    else if (sign === '"' || sign === "'") quote(sign, index)
    else if (sign === '-' || sign === '.') {
      const found = dashAt(shadow, index)
      if (!found) continue
      changes.set(index, found)
      index += found.length - 1
    }
  }
  loseOpen()
  if (days) for (const { index } of shadow.matchAll(days)) changes.set(index, { length: 1, by: '–' })
  return applied(text, changes)

  /** What nothing closes was no mark before words: of two sorts one is an apostrophe, and the other stays. */
  function loseOpen(): void {
    for (const { sign, at } of open.splice(0)) if (sign === "'") changes.set(at, { length: 1, by: '’' })
  }

  function quote(sign: string, index: number): void {
    const [before, after] = [neighbour(shadow, index, -1), neighbour(shadow, index, 1)]
    const opener = open.findLastIndex((mark) => mark.sign === sign)
    if (sign === "'" && /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(after)) return void changes.set(index, { length: 1, by: '’' })
    if (BEFORE_WORDS.test(before) && /\S/.test(after)) {
      if (sign === "'" && SHORTENED.test(shadow.slice(index + 1, index + 6))) return void changes.set(index, { length: 1, by: '’' })
      return void open.push({ sign, at: index })
    }
    if (opener >= 0) {
      const [first, last] = sign === '"' ? marks.double : marks.single
      const [{ at = index } = {}] = open.splice(opener)
      changes.set(at, { length: 1, by: first })
      return void changes.set(index, { length: 1, by: last })
    }
    // Behind a figure they are inches and feet.
    if (sign === "'" && /\p{L}/u.test(before)) changes.set(index, { length: 1, by: '’' })
  }
}

const BEFORE_WORDS = /^$|[\s([{<«“„‘‚"'—–/-]/
/** Words and years that begin with an apostrophe. */
const SHORTENED = /^(?:\d\ds?\b|tis\b|twas\b|em\b|til\b|n\b)/i

/** The nearest sign that counts on one side, or nothing at an end. */
function neighbour(shadow: string, index: number, step: 1 | -1): string {
  let at = index + step
  while (shadow[at] === SEEN_THROUGH) at += step
  return shadow[at] ?? ''
}

function applied(text: string, changes: ReadonlyMap<number, { length: number; by: string }>): string {
  let [set, done] = ['', 0]
  for (const [at, { length, by }] of [...changes].toSorted(([one], [other]) => one - other)) {
    set += text.slice(done, at) + by
    done = at + length
  }
  return set + text.slice(done)
}
