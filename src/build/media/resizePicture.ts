import type { Sharp } from 'sharp'
import type { Derived } from '../../parts/mediaFile'
import { MOST_PIXELS } from '../../site/media/inspect'

/** How each format is written. A changed line makes all pictures anew. AVIF of the next effort takes six times as long and is two per cent smaller. */
export const ENCODERS = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const
export type Encoders = { [ending in keyof typeof ENCODERS]: (typeof ENCODERS)[ending] | Record<string, number | boolean> }
/** For who waits for them: quickly written, and somewhat larger. */
export const QUICK = { ...ENCODERS, avif: { quality: 52, effort: 0 }, webp: { quality: 74, effort: 0 } } as const satisfies Encoders
/** Parts of the usual quality that are tried where a file would become heavier than the original. */
const LIGHTER = [0.8, 0.6, 0.4, 0.2]
/** Changes when a picture is cut, turned or saved in another way. */
export const RECIPE = 2

/**
 * Makes one file of a picture: turned upright, cut around what must stay in view, scaled, in the colours of screens, and without all
 * that a camera writes into it.
 *
 * @throws RangeError when it is asked to be larger than the picture
 */
export async function resizePicture(bytes: Buffer, { width, height, focus, ending }: Derived, encoders: Encoders = ENCODERS): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const opened = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  const density = opened.format === 'svg' ? densityFor(opened, width, height) : undefined
  const { autoOrient } = density === undefined ? opened : await sharp(bytes, { density }).metadata()
  if (width > autoOrient.width || height > autoOrient.height) throw new RangeError(`The picture has ${autoOrient.width} × ${autoOrient.height} pixels.`)
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', ...(density && { density }) }).autoOrient()
  const cut = focus ? cutTo(upright, autoOrient, width / height, focus) : upright
  const drawn = cut.resize(width, height, { fit: 'fill' }).toColourspace('srgb')
  const made = await encoded(drawn, ending, encoders).toBuffer()
  // What was saved small would only grow by being saved better.
  return made.length <= bytes.length || opened.format === 'svg' ? made : lighter(drawn, ending, encoders, bytes.length, made)
}

/** Returns a file that is no heavier than the original, or the lightest that can be had. */
async function lighter(drawn: Sharp, ending: string, encoders: Encoders, most: number, made: Buffer): Promise<Buffer> {
  let lightest = made
  for (const share of LIGHTER) {
    const options = encoders[ending as keyof Encoders] ?? {}
    const quality = Math.round(('quality' in options ? Number(options.quality) : 100) * share)
    const next = await encoded(drawn.clone(), ending, { ...encoders, [ending]: { ...options, quality } }).toBuffer()
    if (next.length < lightest.length) lightest = next
    if (lightest.length <= most) break
  }
  return lightest
}

/** At how many dots per inch a drawing is at least so large, and no larger than is needed to cut it. */
function densityFor(drawing: { width: number; height: number }, width: number, height: number): number {
  const inch = 72
  return Math.min(Math.ceil(inch * Math.max(width / drawing.width, height / drawing.height) + 1), 100_000)
}

function encoded(picture: Sharp, ending: string, { avif, webp, png, jpg }: Encoders): Sharp {
  if (ending === 'avif') return picture.avif(avif)
  if (ending === 'webp') return picture.webp(webp)
  if (ending === 'png') return picture.png(png)
  return picture.flatten({ background: '#ffffff' }).jpeg(jpg)
}

/** The largest part of a picture that has this shape, as near to the point of interest as its edges let it be. */
function cutTo(picture: Sharp, { width, height }: { width: number; height: number }, shape: number, [left, top]: readonly [number, number]): Sharp {
  const across = Math.min(width, Math.round(height * shape))
  const down = Math.min(height, Math.round(width / shape))
  const within = (point: number, size: number, whole: number) => Math.round(Math.min(Math.max((whole * point) / 100 - size / 2, 0), whole - size))
  return picture.extract({ left: within(left, across, width), top: within(top, down, height), width: across, height: down })
}
