import { Fragment } from 'react'
import { Actions } from '../../parts/Actions'
import { Art } from '../../parts/Art'
import { Diagram } from '../../parts/Diagram'
import { Figure } from '../../parts/Figure'
import { Ground, GroundNote } from '../../parts/Ground'
import { sentencesOf } from '../../parts/sentencesOf'
import { RichText } from '../../parts/RichText'
import { GUTTER, type Slot } from '../../parts/slot'
import type { Hero } from './schema'
import classes from './View.module.css'

/** Beside the headline on wide screens; the stylesheet gives it five of twelve columns. */
const SLOTS: readonly Slot[] = [{}, { from: 62, share: 5 / 12, gaps: 1, gap: GUTTER }]

export default function HeroView({ eyebrow, title, text, actions, facts, picture, diagram, place = 'beside', art = 'none', size = 'compact' }: Hero) {
  const isBehind = picture !== undefined && place === 'behind'
  const sentences = sentencesOf(title)
  return (
    <div className={classes.hero} data-size={size} data-art={picture ? (isBehind ? 'none' : 'picture') : diagram ? 'diagram' : art} data-behind={isBehind || undefined}>
      {isBehind && <Ground picture={picture} />}
      <div className={classes.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>
          {sentences.length === 1
            ? title
            : sentences.map((sentence, index) => (
                <Fragment key={index}>
                  {index > 0 && ' '}
                  <span className="whole">{sentence}</span>
                </Fragment>
              ))}
        </h1>
        {text && (
          <div className={classes.text}>
            <RichText>{text}</RichText>
          </div>
        )}
        <Actions actions={actions} />
      </div>
      {picture && !isBehind && <Figure picture={picture} slots={SLOTS} ratio={4 / 3} />}
      {!picture && art !== 'none' && <Art name={art} />}
      {!picture && diagram && <Diagram diagram={diagram} />}
      {facts && facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ value, label }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isBehind && <GroundNote picture={picture} />}
    </div>
  )
}
