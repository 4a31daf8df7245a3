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
  /** Of another shape in narrower windows than these, in em; there it is no wider than the window. */
  narrow?: { below: number; ratio: number }
  className?: string | undefined
}

const FALLBACK = { photo: 'jpg', seeThrough: 'png' } as const

/** A picture in the smallest file that is sharp enough, with its colour until it is there. Only the first one of a page does not wait until it is near. */
export function Picture({ picture, slots, ratio, narrow, className }: Props) {
  const { width: section, isFirst } = useContext(PlaceContext)
  const file = parseReference(picture.src)
  const shape = ratio ?? file.width / file.height
  const shared = {
    className,
    // Sizes in whole pixels differ in shape by a hair: without it the page would move by that when the picture comes.
    style: {
      aspectRatio: Number(shape.toFixed(4)),
      ...(picture.focus && { objectPosition: picture.focus.map((share) => `${share}%`).join(' ') }),
      ...(file.kind === 'photo' && { '--behind': file.color }),
    } as CSSProperties,
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
  const widthsAt = (places: readonly Slot[], form: number) => widthsFor(places, section, Math.min(file.width, Math.floor(file.height * form)))
  const source = (ending: string, places: readonly Slot[], form: number, media?: string) => {
    const files = widthsAt(places, form).map((width) => `${cutAddress(file, picture, width, form, ending)} ${width}w`)
    return <source media={media} type={`image/${ending}`} srcSet={files.join(', ')} sizes={sizesOf(places, section)} />
  }
  const inNarrow = (ending: string) => narrow && source(ending, [{ window: narrow.below }], narrow.ratio, `(max-width: ${narrow.below - 0.01}em)`)
  const last = widthsAt(slots, shape).at(-1) ?? file.width
  return (
    <picture>
      {inNarrow('avif')}
      {inNarrow('webp')}
      {source('avif', slots, shape)}
      {source('webp', slots, shape)}
      <img {...shared} alt={picture.alt} src={cutAddress(file, picture, last, shape, FALLBACK[file.kind])} {...sized(last, shape)} />
    </picture>
  )
}
