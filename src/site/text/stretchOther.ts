/** Letters or bytes that are compared at once: that is many times quicker than one by one. */
const BLOCK = 4096

/** From `start` to `end` in the earlier state; there are so many letters or bytes more of it later. */
export type Stretch = { start: number; end: number; more: number }

/** The stretch of a text, or of bytes, that is other in a later state of it: without what both begin with and what both end with. */
export function stretchOther<Written extends string | Buffer>(before: Written, after: Written): Stretch {
  const least = Math.min(before.length, after.length)
  const more = after.length - before.length
  let start = 0
  while (start + BLOCK <= least && isSame(before, start, after, start)) start += BLOCK
  while (start < least && before[start] === after[start]) start++
  let end = before.length
  while (end - BLOCK >= start && end + more - BLOCK >= start && isSame(before, end - BLOCK, after, end + more - BLOCK)) end -= BLOCK
  while (end > start && end + more > start && before[end - 1] === after[end + more - 1]) end--
  return { start, end, more }
}

const isSame = (one: string | Buffer, at: number, other: string | Buffer, there: number) => blockOf(one, at) === blockOf(other, there)
// In Latin-1 each byte is a letter.
const blockOf = (written: string | Buffer, at: number) => (typeof written === 'string' ? written.slice(at, at + BLOCK) : written.toString('latin1', at, at + BLOCK))
