import { gunzipSync, gzipSync } from 'node:zlib'
import type { ByteEdit } from '../../site/text/byteEdits'

/** What leads from one state of a file to the next: the digests of both, and what is another. */
export type FileChange = { before: string; after: string; edits: readonly ByteEdit[] }
/** Which bytes a file of media/ had and has, by their digests; undefined where there is no such file. The bytes are kept beside the steps. */
export type MediaChange = { path: string; before?: string | undefined; after?: string | undefined }
/** What a change leads from, and to. */
export type Side = 'before' | 'after'
export const otherOf = (side: Side): Side => (side === 'before' ? 'after' : 'before')

/** One change of a content file: what was done, when (milliseconds since 1970), and to which files beside it. */
export type Step = FileChange & {
  done: string[]
  at: number
  /** Changes of the same part that follow each other at once are one. */
  part?: string | undefined
  /** The digest of the state that it was made from, where it takes the place of the change of the same part that has led there. */
  instead?: string | undefined
  beside?: (FileChange & { name: string })[] | undefined
  media?: MediaChange[] | undefined
  /** Whether somebody has saved it with another program. */
  elsewhere?: true
}

/**
 * Whether a change was kept and then not made, as its program was killed, or is undone already.
 *
 * @param previous returns the one that is kept before it
 * @param present the digest of the file as it is
 */
export const isUnmade = ({ before, instead }: Step, previous: () => Step | undefined, present: string): boolean =>
  before === present || (instead === present && previous()?.after === present)

/** How edits are written: places and lengths; their bytes follow all together. */
type Lengths = [at: number, before: number, after: number][]
type Written = Omit<Step, 'edits' | 'beside'> & { edits: Lengths; beside?: (Omit<FileChange, 'edits'> & { name: string; edits: Lengths })[] }

/** A change as it is kept: a line of JSON, and the bytes that are another, compressed. */
export function stepBytes({ edits, beside, ...step }: Step): Buffer {
  const all = [edits, ...(beside ?? []).map((change) => change.edits)]
  const bytes = Buffer.concat(all.flatMap((list) => list.flatMap(({ before, after }) => [before, after])))
  const written: Written = { ...step, edits: lengthsOf(edits), ...(beside && { beside: beside.map((change) => ({ ...change, edits: lengthsOf(change.edits) })) }) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(written)}\n`), gzipSync(bytes)])
}

/** @throws an error where the bytes are torn, or no change */
export function readStepBytes(bytes: Buffer): Step {
  const end = bytes.indexOf('\n')
  const { edits, beside, ...step } = JSON.parse(bytes.subarray(0, end).toString()) as Written
  const take = taker(gunzipSync(bytes.subarray(end + 1)))
  const read = (lengths: Lengths): ByteEdit[] => lengths.map(([at, before, after]) => ({ at, before: take(before), after: take(after) }))
  return { ...step, edits: read(edits), ...(beside && { beside: beside.map((change) => ({ ...change, edits: read(change.edits) })) }) }
}

const lengthsOf = (edits: readonly ByteEdit[]): Lengths => edits.map(({ at, before, after }) => [at, before.length, after.length])

function taker(bytes: Buffer): (length: number) => Buffer {
  let read = 0
  return (length) => {
    read += length
    return bytes.subarray(read - length, read)
  }
}
