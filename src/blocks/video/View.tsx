import { type CSSProperties, useContext } from 'react'
import { fileLink } from '../../parts/fileLink'
import { useFrame } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import { PictureCaption } from '../../parts/PictureCaption'
import { PlaceContext } from '../../parts/place'
import { posterAddress } from '../../parts/poster'
import { RichText } from '../../parts/RichText'
import { parseFileReference } from '../../parts/storedFile'
import type { Video } from './schema'
import classes from './View.module.css'

/** Of a film that nobody has looked at. */
const USUAL = { width: 1280, height: 720 }
const SLOTS = [{}]

export default function VideoView({ title, src, alternative, poster, captions, transcript, silent: _silent, ...heading }: Video) {
  const { lang, words } = useFrame()
  const { width: section } = useContext(PlaceContext)
  const { width = USUAL.width, height = USUAL.height } = parseFileReference(src)
  const ratio = width / height
  const { attributes, type, size } = fileLink(src, lang)
  return (
    <>
      <Heading title={title} {...heading} />
      <figure className={`figure ${classes.film}`} style={{ '--ratio': Number(ratio.toFixed(4)) } as CSSProperties}>
        {/* biome-ignore lint/a11y/useMediaCaption: a film without captions is silent, which is checked. */}
        <video
          controls
          preload="none"
          playsInline
          width={width}
          height={height}
          poster={posterAddress(poster, ratio, SLOTS, section)}
          aria-label={title}
          aria-description={poster.alt || undefined}
        >
          {[src, ...(alternative ? [alternative] : [])].map((file, index) => {
            const { address } = parseFileReference(file)
            return <source key={index} src={address} type={/\.webm$/i.test(address) ? 'video/webm' : 'video/mp4'} />
          })}
          {captions?.map((track, index) => (
            <track key={index} kind="captions" src={parseFileReference(track.src).address} srcLang={track.lang} label={track.label} />
          ))}
        </video>
        <PictureCaption caption={poster.caption} credit={poster.credit} />
      </figure>
      <p className={classes.file}>
        <a {...attributes}>
          {words.videoFile}
          <span className="visually-hidden">: {title}</span> <span className="file-words">({[type, size].filter(Boolean).join(', ')})</span>
        </a>
      </p>
      {transcript && (
        <details className={classes.transcript}>
          <summary>{words.transcript}</summary>
          <div className="running">
            <RichText>{transcript}</RichText>
          </div>
        </details>
      )}
    </>
  )
}
