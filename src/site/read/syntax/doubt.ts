import { endOfLine } from './endOfLine'
import type { Fault } from './token'

/** How a line starts that does not go on with a text of the line before it. */
const STARTS_ANEW = /^\s*["{}[\],]/

/** Mistakes inside of a text whose end is known. */
const INSIDE: ReadonlySet<Fault['name']> = new Set<Fault['name']>(['escape', 'unicode', 'control'])

type Stretch = { start: number; end: number }

/**
 * Where a mistake is that nobody can mend without its author, it is not known where a text ends, and what looks like a mistake
 * there may be inside of one.
 *
 * @param read the mistakes of the signs themselves
 * @returns a function that gives a mistake as it is, or where that is in doubt without its edits
 */
export function doubtIn(text: string, read: readonly Fault[]): (found: Fault) => Fault {
  const unmended = read.filter(({ edits }) => edits.length === 0)
  const stretches = doubtful(
    text,
    unmended.filter(({ name }) => !INSIDE.has(name)),
  )
  const [first] = doubtful(text, unmended)
  // What is deleted as a comment is lost for good: it has to be beyond doubt in all that follows.
  const isDoubtful = ({ name, offset }: Fault) => (name === 'comment' ? first !== undefined && offset >= first.start : isWithin(stretches, offset))
  return (found) => (found.edits.length > 0 && isDoubtful(found) ? { ...found, edits: [] } : found)
}

/** The lines of these mistakes, each with those below it that may go on with its text; in order. */
function doubtful(text: string, read: readonly Fault[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { offset } of read.toSorted((one, other) => one.offset - other.offset)) {
    const last = stretches.at(-1)
    if (last && offset <= last.end) continue
    let end = endOfLine(text, offset)
    while (end < text.length && !STARTS_ANEW.test(text.slice(end + 1, endOfLine(text, end + 1)))) end = endOfLine(text, end + 1)
    stretches.push({ start: text.lastIndexOf('\n', offset - 1) + 1, end })
  }
  return stretches
}

/** By halving: there can be thousands of both. */
function isWithin(stretches: readonly Stretch[], offset: number): boolean {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return offset <= (stretches[low - 1]?.end ?? -1)
}
