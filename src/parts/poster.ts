import { derivedAddress, parseReference } from './mediaFile'
import type { Picture } from './picture'
import { pixels, type SectionWidth, type Slot, widthsFor } from './slot'

/** The window, in pixels, for which a picture is made that comes in one size alone: on phones it is sharp as well. */
const WINDOW = 1440

/** Returns the address of a picture where only one file can be named: cut to this ratio, and as wide as it stands in the window of a desktop. */
export function posterAddress({ src, focus: [left = 50, top = 50] = [] }: Picture, ratio: number, slots: readonly Slot[], section: SectionWidth): string {
  const file = parseReference(src)
  if (file.kind === 'vector') return derivedAddress({ ...file, ending: 'svg' })
  const most = Math.min(file.width, Math.floor(file.height * ratio))
  const wanted = pixels(slots, section, WINDOW)
  const widths = widthsFor(slots, section, most)
  const width = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? most
  const isCut = Math.abs(file.width / file.height / ratio - 1) > 0.01
  const focus = isCut ? ([Math.round(left), Math.round(top)] as const) : undefined
  return derivedAddress({ ...file, width, height: Math.max(1, Math.round(width / ratio)), focus, ending: 'webp' })
}
