import { message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'

/** Most characters of one text with its tokens filled in: twice the longest article. */
export const TEXT_MOST = 400_000
/** Most characters of all filled texts of one page. Twenty of the longest articles come to so much, and no visitor reads them. */
export const PAGE_MOST = 4_000_000
/** Most characters of all filled texts of a site: twice the largest file. */
export const SITE_MOST = 128_000_000

/** What becomes too long when tokens are filled in. */
export type Whole = 'text' | 'page' | 'site'

/** A token and the length of what it stands for. */
type Longest = { name: string; length: number }

/**
 * Counts the characters that tokens produce, before they are produced: what goes beyond a limit is counted and not made, so
 * that a small file cannot fill the memory.
 */
export type Produced = { size: number; limit: number; longest: Longest /** What this is a part of, and counts it as well. */; around?: Produced | undefined }

export function producing(limit: number, around?: Produced): Produced {
  return { size: 0, limit, longest: { name: '', length: 0 }, around }
}

/** Adds `size` characters to the count, and to those around it; returns whether all of them are still within their limits. */
export function mayProduce(produced: Produced, size: number, longest: Longest): boolean {
  produced.size += size
  if (longest.length > produced.longest.length) produced.longest = longest
  const isRoomAround = produced.around === undefined || mayProduce(produced.around, size, longest)
  return isRoomAround && produced.size <= produced.limit
}

/** Tells that something has become too long, if so. */
export function checkProduced({ size, limit, longest }: Produced, whole: Whole, path: JsonPath, report: (finding: Finding) => void): void {
  if (size > limit) report(tooLong(path, whole, { size, limit, longest }))
}

/** The finding that something would become too long. */
export function tooLong(path: JsonPath, whole: Whole, { size, limit, longest }: Pick<Produced, 'size' | 'limit' | 'longest'>): Finding {
  return at(path, message('tooLongFilled', { whole, size, limit, token: longest.name, length: longest.length }))
}
