import { keyed } from '../../../site/resolve/typography/keyed'

/** The one stretch in which two texts differ. */
export function changeOf(before: string, after: string): { start: number; end: number; by: string } {
  const most = Math.min(before.length, after.length)
  let [start, tail] = [0, 0]
  while (start < most && before[start] === after[start]) start++
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { start, end: before.length - tail, by: after.slice(start, after.length - tail) }
}

/**
 * A change that was made in a page, in the text as it was typed: only the changed stretch is another.
 *
 * @param typed what the author has typed
 * @param before what the page has shown of it
 * @param after what it is to show
 * @returns the text with the change; undefined where the page shows something else
 */
export function typedChange(typed: string, before: string, after: string): string | undefined {
  if (keyed(typed) !== keyed(before)) return undefined
  const { start, end, by } = changeOf(before, after)
  const [head, tail] = [keyed(before.slice(0, start)), keyed(before.slice(end))]
  const places = Array.from({ length: typed.length + 1 }, (_, at) => at)
  const from = places.find((at) => keyed(typed.slice(0, at)) === head)
  const to = places.findLast((at) => keyed(typed.slice(at)) === tail)
  return from === undefined || to === undefined || from > to ? undefined : typed.slice(0, from) + by + typed.slice(to)
}
