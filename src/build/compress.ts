import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files of these kinds become smaller; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|svg|xml|txt|csv|vtt|ics|vcf|webmanifest)$/

export function isCompressible(path: string): boolean {
  return TEXT.test(path)
}

/** The endings of the forms that lie beside a file. */
export function compressedEndings(path: string): readonly ('.br' | '.gz')[] {
  return isCompressible(path) ? ['.br', '.gz'] : []
}

/** Of Brotli's strengths, for files that are compressed once. */
export const STRONGEST = 11

/** For files of which only the plain form is written. */
export const NOT_AT_ALL = 0

/**
 * Brotli's strength for so many pages: the strongest takes 30 ms a page, which a few hundred pages would wait for.
 * From 0 to 11.
 */
export function strengthFor(pages: number): number {
  if (pages <= 100) return STRONGEST
  return pages <= 500 ? 9 : 4
}

/** The smallest window of Brotli's that sees a whole file, as a power of two: a larger one only takes memory. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants
  return Math.min(BROTLI_MAX_WINDOW_BITS, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))))
}

/** A form in which hosts send a file beside the plain one, and the ending that it carries. */
export type CompressedForm = { ending: '.br' | '.gz'; bytes: Uint8Array }

/** The two forms of a text file. */
export async function compressed(bytes: Buffer, strength: number): Promise<CompressedForm[]> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: strength, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length) },
    }),
    zip(bytes, { level: Math.min(9, strength) }),
  ])
  return [
    { ending: '.br', bytes: br },
    { ending: '.gz', bytes: gz },
  ]
}
