import { derivedAddress, type MediaFile } from './mediaFile'
import type { Picture } from './picture'

/** Width and height in whole pixels of what has this width and shape, which is its width divided by its height. */
export function sized(width: number, shape: number): { width: number; height: number } {
  return { width, height: Math.max(1, Math.round(width / shape)) }
}

/** Returns the address of a picture at this width, cut to this shape around what its author wants to stay in view. */
export function cutAddress(
  file: MediaFile & { name: string },
  { focus: [left = 50, top = 50] = [] }: Pick<Picture, 'focus'>,
  width: number,
  shape: number,
  ending: string,
): string {
  return derivedAddress({ ...file, ...sized(width, shape), focus: isCut(file, shape) ? [Math.round(left), Math.round(top)] : undefined, ending })
}

/** Whether the shape differs by more than rounding. */
const isCut = ({ width, height }: MediaFile, shape: number) => Math.abs(width / height / shape - 1) > 0.01
