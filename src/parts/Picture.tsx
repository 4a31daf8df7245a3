import { type CSSProperties, useContext } from 'react'
import { cutAddress, sized } from './cut'
import { derivedAddress, parseReference } from './mediaFile'
import type { Picture as PictureData } from './picture'
import { PlaceContext } from './place'
import { type Slot, sizesOf, widthsFor } from './slot'

type Props = {
  picture: PictureData
  /** Where it stands, by the width of the window. */
  slots: readonly Slot[]
  /** Width divided by height; the picture is cut to it. Its own, unless given. */
  ratio?: number
  className?: string | undefined
}

const FALLBACK = { photo: 'jpg', seeThrough: 'png' } as const

/** A picture in the smallest file that is sharp enough, with its colour until it is there. Only the first one of a page does not wait until it is near. */
export function Picture({ picture, slots, ratio, className }: Props) {
  const { width: section, isFirst } = useContext(PlaceContext)
  const file = parseReference(picture.src)
  const shape = ratio ?? file.width / file.height
  const shared = {
    className,
    // Sizes in whole pixels differ in shape by a hair: without it the page would move by that when the picture comes.
    style: { aspectRatio: Number(shape.toFixed(4)), ...(file.kind === 'photo' && { '--behind': file.color }) } as CSSProperties,
    decoding: 'async' as const,
    ...(isFirst() ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  }
  if (file.kind === 'vector') {
    return (
      <picture>
        <img {...shared} alt={picture.alt} src={derivedAddress({ ...file, ending: 'svg' })} width={file.width} height={file.height} />
      </picture>
    )
  }
  const most = Math.min(file.width, Math.floor(file.height * shape))
  const widths = widthsFor(slots, section, most)
  const last = widths.at(-1) ?? most
  const address = (ending: string) => (width: number) => cutAddress(file, picture, width, shape, ending)
  const sources = (ending: string) => widths.map((width) => `${address(ending)(width)} ${width}w`).join(', ')
  const sizes = sizesOf(slots, section)
  const fallback = FALLBACK[file.kind]
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img {...shared} alt={picture.alt} src={address(fallback)(last)} {...sized(last, shape)} />
    </picture>
  )
}
