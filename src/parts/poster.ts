import { cutAddress } from './cut'
import { derivedAddress, parseReference } from './mediaFile'
import type { Picture } from './picture'
import { pixels, type SectionWidth, type Slot, widthsFor } from './slot'

/** The window, in pixels, for which a picture is made that comes in one size alone: on phones it is sharp as well. */
const WINDOW = 1440

/** Returns the address of a picture where only one file can be named: cut to this ratio, and as wide as it stands in the window of a desktop. */
export function posterAddress(picture: Picture, ratio: number, slots: readonly Slot[], section: SectionWidth): string {
  const file = parseReference(picture.src)
  if (file.kind === 'vector') return derivedAddress({ ...file, ending: 'svg' })
  const most = Math.min(file.width, Math.floor(file.height * ratio))
  const wanted = pixels(slots, section, WINDOW)
  const widths = widthsFor(slots, section, most)
  return cutAddress(file, picture, widths.find((one) => one >= wanted) ?? widths.at(-1) ?? most, ratio, 'webp')
}
