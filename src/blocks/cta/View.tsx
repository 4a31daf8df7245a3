import { Actions } from '../../parts/Actions'
import { Ground, GroundNote } from '../../parts/Ground'
import { RichText } from '../../parts/RichText'
import type { Cta } from './schema'
import classes from './View.module.css'

export default function CtaView({ eyebrow, title, text, picture, actions }: Cta) {
  return (
    <div className={classes.cta}>
      {picture && <Ground picture={picture} />}
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2>{title}</h2>
        {text && (
          <div className={classes.text}>
            <RichText>{text}</RichText>
          </div>
        )}
      </div>
      <Actions actions={actions} />
      {picture && <GroundNote picture={picture} />}
    </div>
  )
}
