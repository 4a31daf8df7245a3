import { createHash } from 'node:crypto'
import { applyEdits, type Edit } from '../../site/text/edits'
import type { Repair } from '../../site/diagnostics/reshape'

/** Enough for repairs that become visible only behind others. */
const MOST_ROUNDS = 40

/** A text after repairs: each with its offset in the text as it was, and what leads from an offset of the mended text back to that. */
export type Mended = { text: string; repairs: { offset: number; message: string }[]; before: (offset: number) => number }

/**
 * Makes repairs until none is left to be made. Rounds that lead back to a text that was there before are not made at all:
 * they undo each other, and which of these texts is right only its author knows.
 *
 * @param next the repairs that can be made of a text now
 */
export function mendInRounds(text: string, next: (text: string) => readonly Repair[]): Mended {
  const rounds: (readonly Edit[])[] = []
  const before = (offset: number) => rounds.reduceRight((at, round) => offsetBefore(at, round), offset)
  const made: Mended['repairs'][] = []
  const known = [digestOf(text)]
  let mended = text
  for (let count = 0; count < MOST_ROUNDS; count++) {
    const repairs = next(mended)
    if (repairs.length === 0) break
    made.push(repairs.map(({ edits, message }) => ({ offset: before(firstOf(edits)), message })))
    const edits = repairs.flatMap((repair) => repair.edits)
    rounds.push(edits.toSorted((one, other) => one.offset - other.offset))
    mended = applyEdits(mended, edits)
    const digest = digestOf(mended)
    const back = known.indexOf(digest)
    if (back >= 0) {
      rounds.splice(back)
      made.splice(back)
      break
    }
    known.push(digest)
  }
  return { text: mended, repairs: made.flat(), before }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The offset at which the first of some edits is. */
const firstOf = (edits: readonly Edit[]): number => edits.reduce((least, { offset }) => Math.min(least, offset), Number.POSITIVE_INFINITY)

/** Where an offset of the text lay before these edits, which are in order, were made. */
function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let moved = 0
  for (const edit of edits) {
    if (edit.offset + moved + edit.by.length > offset) break
    moved += edit.by.length - edit.length
  }
  return offset - moved
}
