import type { Picture } from './picture'

/** The line below a picture and who made it, in its figure; nothing where it has neither. */
export function PictureCaption({ caption, credit }: { caption: Picture['caption']; credit: Picture['credit'] }) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption} {credit && <small>{credit}</small>}
    </figcaption>
  )
}
