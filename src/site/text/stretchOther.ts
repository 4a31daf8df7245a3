/** Characters that are compared at once: that is many times quicker than one by one. */
const BLOCK = 4096

/**
 * The stretch of a text that is other in a later state of it, without what both begin with and what both end with: from `start` to
 * `end`, and there are so many characters more of it later.
 */
export function stretchOther(before: string, after: string): { start: number; end: number; more: number } {
  const least = Math.min(before.length, after.length)
  const more = after.length - before.length
  let start = 0
  while (start + BLOCK <= least && before.slice(start, start + BLOCK) === after.slice(start, start + BLOCK)) start += BLOCK
  while (start < least && before[start] === after[start]) start++
  let end = before.length
  while (end - BLOCK >= start && end + more - BLOCK >= start && before.slice(end - BLOCK, end) === after.slice(end + more - BLOCK, end + more)) end -= BLOCK
  while (end > start && end + more > start && before[end - 1] === after[end + more - 1]) end--
  return { start, end, more }
}
