import type { ComponentProps } from 'react'
import { Picture } from './Picture'
import { PictureCaption } from './PictureCaption'

/** A picture with its caption and who made it, where it has them. */
export function Figure(props: ComponentProps<typeof Picture>) {
  const { caption, credit } = props.picture
  if (!caption && !credit) return <Picture {...props} />
  return (
    <figure className="figure">
      <Picture {...props} />
      <PictureCaption caption={caption} credit={credit} />
    </figure>
  )
}
