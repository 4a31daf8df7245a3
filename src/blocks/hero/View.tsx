import { Fragment } from 'react'
import { Actions } from '../../parts/Actions'
import { Art } from '../../parts/Art'
import { Diagram } from '../../parts/Diagram'
import { Figure } from '../../parts/Figure'
import { Picture } from '../../parts/Picture'
import { Ground, GroundNote } from '../../parts/Ground'
import { sentencesOf } from '../../parts/sentencesOf'
import { RichText } from '../../parts/RichText'
import { GUTTER, type Slot } from '../../parts/slot'
import type { Hero } from './schema'
import classes from './View.module.css'

/** Beside the headline on all but phones; the stylesheet gives it five of twelve columns. */
const SLOTS: readonly Slot[] = [{}, { from: 47.5, share: 5 / 12, gaps: 1, gap: GUTTER }]
/** What stands beside the words for each place of a picture. */
const BESIDE = { beside: 'picture', edge: 'edge', behind: 'none' } as const
/** From seven of twelve columns to the edge of the window, and over all of it on narrower ones. */
const EDGE_SLOTS: readonly Slot[] = [{ window: 62 }, { from: 62, window: 120, part: 0.56 }]

export default function HeroView({ eyebrow, title, text, actions, facts, picture, diagram, place = 'beside', art = 'none', size = 'compact' }: Hero) {
  const isBehind = picture !== undefined && place === 'behind'
  const isAtEdge = picture !== undefined && place === 'edge'
  const sentences = sentencesOf(title)
  return (
    <div className={classes.hero} data-size={size} data-art={picture ? BESIDE[place] : diagram ? 'diagram' : art} data-behind={isBehind || undefined}>
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
      {picture && place === 'beside' && <Figure picture={picture} slots={SLOTS} ratio={4 / 3} />}
      {isAtEdge && (
        <div className={classes.edge}>
          <Picture picture={picture} slots={EDGE_SLOTS} ratio={6 / 5} />
        </div>
      )}
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
      {(isBehind || isAtEdge) && <GroundNote picture={picture} />}
    </div>
  )
}
