import { unbundle } from '../read/include/bundle'
import { partsOf } from '../read/include/parts'
import { read, SIZE_LIMIT } from '../read/read'

type Span = { start: number; end: number }
/** The files of a content: their names, and of each the bytes and where its pages stand in them, once somebody has looked. */
export type Files = { names: string; files: { bytes: Buffer; spans?: readonly Span[] }[] }

/** A page as it is now, and its number among all pages of the content. */
export type ChangedPage = { index: number; value: unknown }

/** The files in the bytes of a content, as `readWhole` has them. */
export function filesOf(bytes: Uint8Array): Files {
  const { main, included } = unbundle(bytes)
  return { names: JSON.stringify(included.map(({ name, fault }) => [name, fault])), files: [main, ...included.map((file) => file.bytes)].map((own) => ({ bytes: own })) }
}

/**
 * The one page in which a content differs from what it was, of which all could be read; undefined where that is not all, or where
 * the page cannot be read. What is known of the old files is noted in the new ones.
 */
export function changedPage(before: Files, now: Files): ChangedPage | undefined {
  if (before.names !== now.names) return undefined
  const [changed, ...others] = [...before.files.keys()].filter((file) => !bytesOf(before, file).equals(bytesOf(now, file)))
  if (changed === undefined || others.length > 0) return undefined
  for (const [file, own] of before.files.entries()) own.spans ??= pagesIn(own.bytes, file === 0)
  const [old, next] = [bytesOf(before, changed), bytesOf(now, changed)]
  const { start, end } = differenceOf(old, next)
  const spans = before.files[changed]?.spans ?? []
  // Its brackets have to be among what is the same.
  const own = spans.findIndex((span) => span.start < start && end < span.end)
  const span = spans[own]
  if (!span || next.length > SIZE_LIMIT) return undefined
  const more = next.length - old.length
  // As deep in brackets as it is in its file.
  const { value, findings } = read(Buffer.concat([OPENING, next.subarray(span.start, span.end + more), CLOSING]))
  const [[page, ...pages] = [], ...lists] = findings.length === 0 ? (value as unknown[][]) : []
  // What stands between the brackets now may be several pages.
  if (page === undefined || pages.length > 0 || lists.length > 0) return undefined
  const moved = spans.map((one, index) => (index < own ? one : { start: index === own ? one.start : one.start + more, end: one.end + more }))
  for (const [file, { spans: known = [] }] of before.files.entries()) Object.assign(now.files[file] ?? {}, { spans: file === changed ? moved : known })
  const earlier = before.files.slice(0, changed).reduce((sum, { spans: known = [] }) => sum + known.length, 0)
  return { index: earlier + own, value: page }
}

const [OPENING, CLOSING] = [Buffer.from('[['), Buffer.from(']]')]

const bytesOf = ({ files }: Files, file: number): Buffer => files[file]?.bytes ?? Buffer.alloc(0)

/** Where the pages of a file stand, in bytes: read so that each byte is a character, JSON has its signs at the same places. */
function pagesIn(bytes: Buffer, isMain: boolean): readonly Span[] {
  return partsOf(bytes.toString('latin1'), isMain).pages?.entries ?? []
}

/** Bytes that are compared at once: that is many times quicker than one by one. */
const BLOCK = 4096

/** The stretch of the first of two texts that is other in the second: without what both begin with, and what both end with. */
function differenceOf(one: Buffer, other: Buffer): Span {
  const least = Math.min(one.length, other.length)
  let start = 0
  while (start + BLOCK <= least && one.compare(other, start, start + BLOCK, start, start + BLOCK) === 0) start += BLOCK
  while (start < least && one[start] === other[start]) start++
  const more = other.length - one.length
  let end = one.length
  while (end - BLOCK >= start && end + more - BLOCK >= start && one.compare(other, end + more - BLOCK, end + more, end - BLOCK, end) === 0) end -= BLOCK
  while (end > start && end + more > start && one[end - 1] === other[end + more - 1]) end--
  return { start, end }
}
