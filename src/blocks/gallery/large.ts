import { cutAddress, sized } from '../../parts/cut'
import { derivedAddress, parseReference } from '../../parts/mediaFile'
import type { Picture } from '../../parts/picture'

/** A picture as it is shown alone: the address of its largest file, the same in the smallest format, and its size in pixels. */
export type Large = { href: string; sources?: string; width: number; height: number }

/** Widths for a phone and for a large screen, in pixels. */
const WIDTHS = [1091, 2132]

/** Returns the files of a picture that is shown alone, whole and no larger than it is. */
export function largeOf(picture: Picture): Large {
  const file = parseReference(picture.src)
  if (file.kind === 'vector') return { href: derivedAddress({ ...file, ending: 'svg' }), width: file.width, height: file.height }
  const shape = file.width / file.height
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, file.width)))]
  const largest = widths.at(-1) ?? file.width
  return {
    href: cutAddress(file, picture, largest, shape, file.kind === 'photo' ? 'jpg' : 'png'),
    sources: widths.map((width) => `${cutAddress(file, picture, width, shape, 'avif')} ${width}w`).join(', '),
    ...sized(largest, shape),
  }
}
