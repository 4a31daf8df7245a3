import { stretchOther } from './stretchOther'

/** A stretch of bytes that is another in a later state: where it begins in the earlier one, what stands there, and what stands there later. */
export type ByteEdit = { at: number; before: Buffer; after: Buffer }

/** So many lines behind a difference it is looked for where both states are alike again. */
const WINDOW = 40
/** A difference of so many bytes is one stretch. */
const SMALL = 1024

/** What leads from one state of a file to another, in the order of the file: as few bytes as can be found quickly. */
export function diffBytes(before: Buffer, after: Buffer): ByteEdit[] {
  const { start, end, more } = stretchOther(before, after)
  const [here, there] = [before.subarray(start, end), after.subarray(start, end + more)]
  if (here.length === 0 && there.length === 0) return []
  return here.length < SMALL || there.length < SMALL ? [{ at: start, before: here, after: there }] : byLines(start, linesOf(here), linesOf(there))
}

/** The bytes after all edits. */
export function applyEdits(bytes: Buffer, edits: readonly ByteEdit[]): Buffer {
  const parts: Buffer[] = []
  let read = 0
  for (const { at, before, after } of edits) {
    parts.push(bytes.subarray(read, at), after)
    read = at + before.length
  }
  return Buffer.concat([...parts, bytes.subarray(read)])
}

/** What leads back. */
export function invertEdits(edits: readonly ByteEdit[]): ByteEdit[] {
  let shift = 0
  return edits.map(({ at, before, after }) => {
    const edit = { at: at + shift, before: after, after: before }
    shift += after.length - before.length
    return edit
  })
}

// In Latin-1 each byte is a letter: lengths of lines are those of their bytes.
const linesOf = (bytes: Buffer) => bytes.toString('latin1').split(/(?<=\n)/)

function byLines(start: number, here: readonly string[], there: readonly string[]): ByteEdit[] {
  const edits: ByteEdit[] = []
  let at = start
  for (let one = 0, other = 0; one < here.length || other < there.length; ) {
    const line = here[one]
    if (line !== undefined && line === there[other]) {
      at += line.length
      one++
      other++
      continue
    }
    const [gone, come] = alikeAgain(here, there, one, other)
    const before = Buffer.from(here.slice(one, one + gone).join(''), 'latin1')
    edits.push({ at, before, after: Buffer.from(there.slice(other, other + come).join(''), 'latin1') })
    at += before.length
    one += gone
    other += come
  }
  return edits
}

/** How many lines of both are another until two in a row are the same; all that is left where that is too far. */
function alikeAgain(here: readonly string[], there: readonly string[], one: number, other: number): [number, number] {
  for (let sum = 1; sum <= 2 * WINDOW; sum++)
    for (let gone = Math.max(0, sum - WINDOW); gone <= Math.min(sum, WINDOW); gone++) {
      const [line, next] = [one + gone, other + sum - gone]
      const isAlike = line < here.length && here[line] === there[next] && here[line + 1] === there[next + 1]
      if (isAlike) return [gone, sum - gone]
    }
  return [here.length - one, there.length - other]
}
