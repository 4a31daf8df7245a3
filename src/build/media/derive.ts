import type { OutputInfo, Sharp } from 'sharp'
import type { Derived } from '../../parts/mediaFile'

/** How each format is written. A changed line makes all pictures anew. */
export const ENCODERS = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const
/** Changes when a picture is cut or turned in another way. */
export const RECIPE = 1

const MOST_PIXELS = 50_000_000

/**
 * Makes one file of a picture: turned upright, cut around what must stay in view, scaled, in the colours of screens, and without all
 * that a camera writes into it.
 *
 * @throws RangeError when it is asked to be larger than the picture
 */
export async function derive(bytes: Buffer, { width, height, focus, ending }: Derived): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  if (width > autoOrient.width || height > autoOrient.height) throw new RangeError(`The picture has ${autoOrient.width} × ${autoOrient.height} pixels.`)
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).autoOrient()
  const cut = focus ? cutTo(upright, autoOrient, width / height, focus) : upright
  const scaled = cut.resize(width, height, { fit: 'fill' }).toColourspace('srgb')
  const { data } = await encoded(scaled, ending)
  return data
}

function encoded(picture: Sharp, ending: string): Promise<{ data: Buffer; info: OutputInfo }> {
  const options = { resolveWithObject: true } as const
  if (ending === 'avif') return picture.avif(ENCODERS.avif).toBuffer(options)
  if (ending === 'webp') return picture.webp(ENCODERS.webp).toBuffer(options)
  if (ending === 'png') return picture.png(ENCODERS.png).toBuffer(options)
  return picture.flatten({ background: '#ffffff' }).jpeg(ENCODERS.jpg).toBuffer(options)
}

/** The largest part of a picture that has this shape, as near to the point of interest as its edges let it be. */
function cutTo(picture: Sharp, { width, height }: { width: number; height: number }, shape: number, [left, top]: readonly [number, number]): Sharp {
  const across = Math.min(width, Math.round(height * shape))
  const down = Math.min(height, Math.round(width / shape))
  const within = (point: number, size: number, whole: number) => Math.round(Math.min(Math.max((whole * point) / 100 - size / 2, 0), whole - size))
  return picture.extract({ left: within(left, across, width), top: within(top, down, height), width: across, height: down })
}
