import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import type { MediaFile } from '../../parts/mediaFile'
import type { MediaFault } from './media'
import { isNamedVector, vectorFault, vectorSize } from './vector'

const MEGABYTE = 1024 * 1024
/** Largest file, in bytes. */
export const MOST_BYTES = 40 * MEGABYTE
/** Largest drawing, in bytes: it is looked through as a text. */
const MOST_DRAWN = 2 * MEGABYTE
/** Largest picture, in pixels; all frames of one that moves count. */
export const MOST_PIXELS = 50_000_000
/** What sharp calls the formats that can be shown, by the ending a file of each should have. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  tiff: ['tif', 'tiff'],
  heif: ['avif'],
}

/** Most pixels a side of what its colour is taken from. */
const SAMPLE = 128

const EXPORT = 'Export it again as a plain SVG.'

const fault = (because: string, remedy: string): MediaFault => ({ fault: because, remedy })
const million = (pixels: number) => `${Math.round(pixels / 1_000_000)} million`

/**
 * Looks at a picture: its size before anything of it is decoded, then every pixel, so that a file that is broken at its end is found.
 *
 * @param name of the file, for its ending
 * @returns what is known of it, or what is wrong with it
 */
export async function inspect(name: string, bytes: Buffer): Promise<MediaFile | MediaFault> {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (bytes.length === 0) return fault('is empty', 'Put the picture there again.')
  const most = ending === 'svg' ? MOST_DRAWN : MOST_BYTES
  if (bytes.length > most) return fault(`has ${Math.round(bytes.length / MEGABYTE)} MB`, `Save it smaller: at most ${most / MEGABYTE} MB.`)
  if (
    /^hei[cf]$/.test(ending) ||
    bytes
      .subarray(4, 12)
      .toString('latin1')
      .match(/^ftyp(?:hei|hev|mif)/)
  ) {
    return fault(
      'is a HEIC picture, which browsers do not show',
      'Save it as JPEG: on a Mac with Preview (File, Export), on an iPhone under Settings, Camera, Formats, "Most Compatible".',
    )
  }
  if (ending === 'svg') return inspectVector(bytes)
  return inspectPixels(ending, bytes)
}

async function inspectVector(bytes: Buffer): Promise<MediaFile | MediaFault> {
  const text = bytes.toString('utf8')
  const forbidden = forbiddenIn(text)
  if (forbidden !== undefined) return fault(`holds ${forbidden}, which a picture may not`, 'Export it again as a plain SVG, with nothing that runs or is loaded.')
  const size = vectorSize(text)
  if (!size) return fault('is no SVG drawing with a "viewBox", or with a width and a height', EXPORT)
  if (!isNamedVector(text)) return fault('does not say that it is an SVG drawing, so browsers show nothing of it', 'Write xmlns="http://www.w3.org/2000/svg" behind "<svg".')
  if (!(await isWellFormed(bytes))) return fault('is not written as SVG must be, so browsers show nothing of it', EXPORT)
  return { hash: hashOfMedia(bytes), ...size, color: '#ffffff', kind: 'vector' }
}

function forbiddenIn(text: string): string | undefined {
  try {
    return vectorFault(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return 'parts in parts without end'
  }
}

/** Pages forgive a tag that is not closed; a file that is a picture is read as XML. */
async function isWellFormed(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  try {
    await sharp(bytes, { limitInputPixels: false, unlimited: true }).metadata()
    return true
  } catch {
    return false
  }
}

async function inspectPixels(ending: string, bytes: Buffer): Promise<MediaFile | MediaFault> {
  const { default: sharp } = await import('sharp')
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return fault('is no picture that can be read', 'Open it in a program for pictures and save it as JPEG or PNG.')
  }
  const { format, width, height, pages = 1, pageHeight = height, autoOrient, hasAlpha } = metadata
  const endings = ENDINGS[format]
  if (!endings) return fault(`is a ${format} file`, 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG.')
  if (!endings.includes(ending)) return fault(`is a ${endings[0]?.toUpperCase()} picture by its content`, `Rename it to end in ".${endings[0]}".`)
  const pixels = width * pageHeight * pages
  if (pixels > MOST_PIXELS)
    return fault(
      pages > 1 ? `has ${pages} frames with ${million(pixels)} pixels in all` : `has ${width} × ${pageHeight} pixels`,
      `Save it smaller: at most ${million(MOST_PIXELS)} pixels.`,
    )
  // Pages of a TIFF and the pictures of a collection are no movement.
  if (pages > 1 && ['gif', 'webp'].includes(format))
    return fault(`moves: it has ${pages} frames, and only the first would be shown`, 'Save it as an MP4 and show it with the block "video", or save its first frame alone.')
  try {
    const whole = sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
    // All of a file is read for a small picture of it, too, in a tenth of the time; whether one can see through it only all pixels tell.
    const { dominant, isOpaque } = await (hasAlpha ? whole : sharp(await whole.resize(SAMPLE, SAMPLE, { fit: 'inside' }).png().toBuffer())).stats()
    const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    return { hash: hashOfMedia(bytes), width: autoOrient.width, height: autoOrient.height, color, kind: hasAlpha && !isOpaque ? 'seeThrough' : 'photo' }
  } catch {
    return fault('is broken: a part of it is missing', 'Put it there again from where it came.')
  }
}

/** Twelve letters that tell one picture from another by its bytes. */
export function hashOfMedia(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}
