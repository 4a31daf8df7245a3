import { useEffect, useId, useRef, useState } from 'react'
import { anchorAttributes, NewTabHint } from '../../parts/Anchor'
import { useWord } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import { Picture } from '../../parts/Picture'
import { PictureCaption } from '../../parts/PictureCaption'
import classes from './Island.module.css'
import type { EmbedProps } from './resolve'

/** Width by height of each shape; the stylesheet has the same numbers. */
const SHAPES = { wide: 16 / 9, classic: 4 / 3, square: 1, tall: 9 / 16 }
/** Most of a window's height that it takes, in hundredths, as in the stylesheet. */
const HIGHEST = 80

/** What a frame may do: a player must know on which site it plays, a map need not. */
const RIGHTS = {
  film: {
    allow: 'autoplay; encrypted-media; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  },
  map: { referrerPolicy: 'no-referrer', sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox' },
} as const

/** A card that leads to somebody else's film or map. Where scripts run, a button in its place brings it here; nothing is asked of them before. */
export default function EmbedIsland({ title, href, picture, shape = 'wide', player, ...heading }: EmbedProps) {
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const note = useId()
  const word = useWord()
  const ratio = SHAPES[shape]
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), [isShown])
  const host = player?.host ?? ''
  const isMap = player?.kind === 'map'
  const words = (
    <span className={classes.words}>
      <span className={classes.sign} data-kind={player?.kind} aria-hidden="true" />
      {word(isMap ? 'showMap' : 'play')}
      <span className="visually-hidden">: {title}</span>
    </span>
  )
  return (
    <>
      <Heading title={title} {...heading} />
      <figure className={`figure ${classes.embed}`} data-shape={shape}>
        <div className={classes.stage} data-kind={player?.kind}>
          {isShown && player ? (
            <iframe ref={frame} src={player.src} title={title} {...RIGHTS[player.kind]} allowFullScreen />
          ) : (
            <>
              {picture && <Picture picture={picture} ratio={ratio} slots={[{ high: HIGHEST * ratio }]} />}
              <a className={classes.link} aria-describedby={note} {...anchorAttributes(href)}>
                {words}
                <NewTabHint href={href} />
              </a>
              {player && (
                <button type="button" className={classes.button} aria-describedby={note} onClick={() => setShown(true)}>
                  {words}
                </button>
              )}
            </>
          )}
        </div>
        <PictureCaption caption={picture?.caption} credit={picture?.credit} />
      </figure>
      <p className={classes.note}>
        {player && <span id={note}>{word(isMap ? 'mapFrom' : 'playsFrom', { host })}</span>}{' '}
        <a {...anchorAttributes(href)}>
          {player ? word('openOn', { host }) : href}
          <span className="visually-hidden">: {title}</span>
          <NewTabHint href={href} />
        </a>
      </p>
    </>
  )
}
