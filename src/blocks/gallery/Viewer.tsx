import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWord } from '../../parts/frame'
import type { Picture } from '../../parts/picture'
import { PictureCaption } from '../../parts/PictureCaption'
import { largeOf } from './large'
import classes from './Island.module.css'

type Props = {
  pictures: readonly Picture[]
  /** The one that is shown first. */
  first: number
  onClose: () => void
}

/** All pictures of a gallery, one at a time and large, in a dialog: by keys, by buttons, by finger and wheel. */
export function Viewer({ pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(first)
  const word = useWord()
  const go = (index: number, behavior?: ScrollBehavior) => {
    const slide = track.current?.children[Math.min(Math.max(index, 0), pictures.length - 1)]
    slide?.scrollIntoView({ inline: 'start', block: 'nearest', ...(behavior && { behavior }) })
  }
  useEffect(() => {
    dialog.current?.showModal()
    go(first, 'instant')
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl'
    const ahead = { [isRtl ? 'ArrowLeft' : 'ArrowRight']: place + 1, [isRtl ? 'ArrowRight' : 'ArrowLeft']: place - 1, Home: 0, End: pictures.length - 1 }[event.key]
    if (ahead === undefined) return
    event.preventDefault()
    go(ahead)
  }
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={pictures[place]?.alt || word('slideOf', { n: place + 1, count: pictures.length })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={classes.close} aria-label={word('close')} onClick={() => dialog.current?.close()} />
      <div
        ref={track}
        className={classes.track}
        role="group"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setPlace(Math.round(Math.abs(scrollLeft) / clientWidth))}
      >
        {pictures.map((picture, index) => (
          <Slide key={index} picture={picture} isShown={index === place} />
        ))}
      </div>
      <p className={classes.count} role="status">
        {word('slideOf', { n: place + 1, count: pictures.length })}
      </p>
      {pictures.length > 1 && (
        <>
          <button type="button" className={classes.previous} aria-label={word('previous')} aria-disabled={place === 0} onClick={() => go(place - 1)} />
          <button type="button" className={classes.next} aria-label={word('next')} aria-disabled={place === pictures.length - 1} onClick={() => go(place + 1)} />
        </>
      )}
    </dialog>
  )
}

function Slide({ picture, isShown }: { picture: Picture; isShown: boolean }) {
  const { href, sources, width, height } = largeOf(picture)
  const room = { '--shape': width / height, '--width': `${width}px` } as CSSProperties
  return (
    <figure aria-hidden={!isShown}>
      <picture>
        {sources && <source type="image/avif" srcSet={sources} sizes="100vw" />}
        <img src={href} alt={picture.alt} width={width} height={height} style={room} loading="lazy" decoding="async" />
      </picture>
      <PictureCaption caption={picture.caption} credit={picture.credit} />
    </figure>
  )
}
