import type { ComponentProps } from 'react'
import { Picture } from './Picture'

/** A picture with its caption and who made it, where it has them. */
export function Figure(props: ComponentProps<typeof Picture>) {
  const { caption, credit } = props.picture
  if (!caption && !credit) return <Picture {...props} />
  return (
    <figure className="figure">
      <Picture {...props} />
      <figcaption>
        {caption} {credit && <small>{credit}</small>}
      </figcaption>
    </figure>
  )
}
