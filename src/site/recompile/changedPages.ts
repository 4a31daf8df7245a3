import { createHash } from 'node:crypto'
import { unbundle } from '../read/include/bundle'
import { partsOf } from '../read/include/parts'
import { read, SIZE_LIMIT } from '../read/read'
import { hasMark, type Span } from '../read/include/sparse'
import { isObject } from '../text/jsonPath'
import { stretchOther } from '../text/stretchOther'

/** The bytes of a file, and where its pages stand in them, once somebody has looked; of one that was kept their digest, so that they need not be read to be compared. */
type File = { bytes: Buffer; spans?: readonly Span[]; digest?: string }
type Spanned = File & { spans: readonly Span[] }
const hasSpans = (file: File): file is Spanned => file.spans !== undefined

/** The files of a content, the main one first, and the names of the others. */
export type Files = { names: string; files: File[] }

/** A page as it is now, and its number among all pages of the content. */
export type ChangedPage = { index: number; value: unknown }

/** Tells bytes from all others. */
export const bytesDigest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')

/** The files in the bytes of a content, as `readWhole` has them. */
export function filesOf(bytes: Uint8Array): Files {
  const { main, included } = unbundle(bytes)
  return { names: JSON.stringify(included.map(({ name, fault }) => [name, fault])), files: [main, ...included.map((file) => file.bytes)].map((own) => ({ bytes: own })) }
}

/** Finds out where the pages stand in each file of a content that can be read. */
export function withSpans({ names, files }: Files): { names: string; files: Spanned[] } {
  return { names, files: files.map((own, file) => (hasSpans(own) ? own : { bytes: own.bytes, spans: pagesIn(own.bytes, file === 0) })) }
}

/**
 * The pages in which a content differs from what it was, of which all could be read; undefined where that is not all, or where it
 * cannot be read. What is known of the old files is noted in the new ones.
 */
export function changedPages(before: Files, now: Files): ChangedPage[] | undefined {
  if (before.names !== now.names) return undefined
  const old = withSpans(before).files
  const found: ChangedPage[] = []
  let earlier = 0
  for (const [index, file] of old.entries()) {
    before.files[index] = file
    const next = now.files[index]
    const changed = next && changedIn(file, next, index === 0)
    if (!changed) return undefined
    now.files[index] = changed.file
    for (const { index: own, value } of changed.pages) found.push({ index: earlier + own, value })
    earlier += file.spans.length
  }
  return found
}

type Changed = { file: Spanned; pages: ChangedPage[] }

function changedIn(old: Spanned, { bytes }: File, isMain: boolean): Changed | undefined {
  if (old.digest !== undefined && old.digest === bytesDigest(bytes)) return { file: { bytes, spans: old.spans }, pages: [] }
  const { start, end, more } = stretchOther(old.bytes, bytes)
  if (start === end && more === 0) return { file: old, pages: [] }
  if (bytes.length > SIZE_LIMIT) return undefined
  // Its brackets have to be among what is the same.
  const index = old.spans.findIndex((span) => span.start < start && end < span.end)
  return index < 0 ? changedAmong(old, bytes, isMain) : changedAt(old, bytes, index, more)
}

const [OPENING, CLOSING] = [Buffer.from('[['), Buffer.from(']]')]

/** Where all that differs lies between the brackets of one page. */
function changedAt(old: Spanned, bytes: Buffer, index: number, more: number): Changed | undefined {
  const spans = old.spans.map(({ start, end }, place) => ({ start: place > index ? start + more : start, end: place < index ? end : end + more }))
  // As deep in brackets as it is in its file.
  const { value, findings } = read(Buffer.concat([OPENING, bytes.subarray(spans[index]?.start, spans[index]?.end), CLOSING]))
  const [[page, ...pages] = [], ...lists] = findings.length === 0 ? (value as unknown[][]) : []
  // What stands between the brackets now may be several pages.
  return page === undefined || pages.length > 0 || lists.length > 0 ? undefined : { file: { bytes, spans }, pages: [{ index, value: page }] }
}

/** Where several pages may differ: the file is read whole. */
function changedAmong(old: Spanned, bytes: Buffer, isMain: boolean): Changed | undefined {
  const { value, findings } = read(bytes)
  const pages = findings.length === 0 && isObject(value) && Array.isArray(value.pages) ? value.pages : []
  if (pages.length === 0 || pages.length !== old.spans.length) return undefined
  const spans = pagesIn(bytes, isMain)
  if (!isSame(between(old.bytes, old.spans), between(bytes, spans))) return undefined
  const isOther = (index: number) => !textIn(old.bytes, old.spans[index]).equals(textIn(bytes, spans[index]))
  return { file: { bytes, spans }, pages: [...pages.entries()].filter(([index]) => isOther(index)).map(([index, page]) => ({ index, value: page })) }
}

const textIn = (bytes: Buffer, span?: Span) => bytes.subarray(span?.start, span?.end)
const isSame = (one: readonly Buffer[], other: readonly Buffer[]) => one.every((bytes, index) => other[index]?.equals(bytes))

/** What stands before, between and behind the pages of a file. */
function between(bytes: Buffer, spans: readonly Span[]): Buffer[] {
  return [...spans, { start: bytes.length, end: bytes.length }].map(({ start }, index) => bytes.subarray(spans[index - 1]?.end ?? 0, start))
}

/** Bytes of a byte-order mark. */
const MARK = 3

/** Where the pages of a file stand, in bytes: read so that each byte is a character, JSON has its signs at the same places. */
function pagesIn(bytes: Buffer, isMain: boolean): readonly Span[] {
  const from = hasMark(bytes) ? MARK : 0
  return (partsOf(bytes.toString('latin1', from), isMain).pages?.entries ?? []).map(({ start, end }) => ({ start: from + start, end: from + end }))
}
