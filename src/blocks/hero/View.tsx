import { Actions } from '../../parts/Actions'
import { Art } from '../../parts/Art'
import { RichText } from '../../parts/RichText'
import type { Hero } from './schema'
import classes from './View.module.css'

export default function HeroView({ eyebrow, title, text, actions, facts, art = 'none', size = 'compact' }: Hero) {
  return (
    <div className={classes.hero} data-size={size} data-art={art}>
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
      {art !== 'none' && <Art name={art} />}
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
    </div>
  )
}
