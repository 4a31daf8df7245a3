import { Actions } from '../../parts/Actions'
import { Art } from '../../parts/Art'
import { Figure } from '../../parts/Figure'
import { Ground, GroundNote } from '../../parts/Ground'
import { RichText } from '../../parts/RichText'
import { type Slot, SPACE } from '../../parts/slot'
import type { Hero } from './schema'
import classes from './View.module.css'

/** Beside the headline on wide screens; the stylesheet gives it five of twelve columns. */
const SLOTS: readonly Slot[] = [{}, { from: 62, share: 5 / 12, gaps: 1, gap: SPACE.l }]

export default function HeroView({ eyebrow, title, text, actions, facts, picture, place = 'beside', art = 'none', size = 'compact' }: Hero) {
  const isBehind = picture !== undefined && place === 'behind'
  return (
    <div className={classes.hero} data-size={size} data-art={picture ? (isBehind ? 'none' : 'picture') : art} data-behind={isBehind || undefined}>
      {isBehind && <Ground picture={picture} />}
      <div className={classes.words}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {text && (
          <div className={classes.text}>
            <RichText>{text}</RichText>
          </div>
        )}
        <Actions actions={actions} />
      </div>
      {picture && !isBehind && <Figure picture={picture} slots={SLOTS} ratio={4 / 3} />}
      {!picture && art !== 'none' && <Art name={art} />}
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
