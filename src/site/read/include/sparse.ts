import { parsedJson } from '../../text/parsedJson'
import { isObject } from '../../text/jsonPath'
import type { SourceLocation } from '../../text/location'
import type { ContentFile } from './bundle'
import { type Composed, finder, type Piece, type TextFile } from './compose'

/** Where something stands in the bytes of a file. */
export type Span = { start: number; end: number }
/** A file of a content that can be read, and where its pages stand in it. */
export type SpannedFile = Pick<ContentFile, 'name' | 'bytes'> & { spans: readonly Span[] }

/** A part of a file as `Piece` has it, with the letters themselves; or such as stand in no file. */
type Written = { text: string; from?: Pick<Exclude<Piece, string>, 'file' | 'start'> }

/**
 * What `compose` makes of the files of a content, but with `null` in place of each page that none of these places lies in: a content of
 * many pages is not put together for the sake of a few.
 *
 * @returns undefined where that cannot be done: files that are included hold more than pages, or a place is told by its offset behind
 *   the first page
 */
export function sparse(files: readonly SpannedFile[], places: readonly SourceLocation[]): Composed | undefined {
  const [main, ...included] = files
  const [first] = main?.spans ?? []
  if (!main || !first || hasMark(main.bytes) || !included.every(hasOnlyPages)) return undefined
  if (places.some((place) => 'offset' in place && place.offset > first.start)) return undefined
  const wanted = new Set(places.flatMap((place) => ('path' in place && place.path[0] === 'pages' ? [place.path[1]] : [])))
  let earlier = 0
  const pages = files.flatMap((file, index): Written[] => {
    const own = pagesOf(file, index, (page) => wanted.has(earlier + page))
    earlier += file.spans.length
    return own
  })
  const [before, between, after] = [main.bytes.subarray(0, first.start), main.bytes.subarray(first.start, main.spans.at(-1)?.end), main.bytes.subarray(main.spans.at(-1)?.end)].map(
    String,
  )
  const head: Written = { text: before ?? '', from: { file: 0, start: 0 } }
  const tail: Written = { text: after ?? '', from: { file: 0, start: (before?.length ?? 0) + (between?.length ?? 0) } }
  return written(files, [head, ...pages, tail])
}

/** The pages of a file, with a comma before each but the very first. */
function pagesOf({ bytes, spans }: SpannedFile, file: number, isWanted: (page: number) => boolean): Written[] {
  // Letters and bytes up to the last page that is wanted.
  let [letters, read] = [0, 0]
  return spans.flatMap(({ start, end }, page): Written[] => {
    const comma = file === 0 && page === 0 ? [] : [{ text: ',' }]
    if (!isWanted(page)) return [...comma, { text: 'null' }]
    letters += bytes.toString('utf8', read, start).length
    read = start
    return [...comma, { text: bytes.toString('utf8', start, end), from: { file, start: letters } }]
  })
}

function written(files: readonly SpannedFile[], pieces: readonly Written[]): Composed {
  let at = 0
  const known = pieces.flatMap(({ text, from }) => {
    const place = at
    at += text.length
    return from ? [{ at: place, length: text.length, ...from }] : []
  })
  return {
    text: pieces.map(({ text }) => text).join(''),
    origins: finder(
      files.map(({ name, bytes }) => decodedWhenAsked(name, bytes)),
      known,
    ),
  }
}

/** A file whose text is there for who asks. */
export function decodedWhenAsked(name: string, bytes: Uint8Array): TextFile {
  let decoded: string | undefined
  return {
    name,
    get text() {
      decoded ??= new TextDecoder().decode(bytes)
      return decoded
    },
  }
}

/** Whether what a file that can be read holds is pages: what else would stand around them. */
function hasOnlyPages({ bytes, spans }: SpannedFile): boolean {
  const [first, last] = [spans[0], spans.at(-1)]
  if (hasMark(bytes) || !first || !last) return false
  const rest = parsedJson(`${bytes.toString('utf8', 0, first.start)}${bytes.toString('utf8', last.end)}`)
  return isObject(rest) && Object.keys(rest).every((name) => name === 'pages' || name === '$schema')
}

/** Whether a file begins with a byte-order mark, which is no part of its text. */
export const hasMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
