import { Actions } from '../../parts/Actions'
import { Art } from '../../parts/Art'
import { Diagram } from '../../parts/Diagram'
import { Heading } from '../../parts/Heading'
import { Figure } from '../../parts/Figure'
import { Icon } from '../../parts/Icon'
import { RichText } from '../../parts/RichText'
import { GUTTER, type Slot } from '../../parts/slot'
import type { Feature } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

/** Five of twelve columns on all but phones. */
const SLOTS: readonly Slot[] = [{}, { from: 47.5, share: 5 / 12, gaps: 1, gap: GUTTER }]

type Point = NonNullable<Feature['points']>[number]

function Points({ points, level: Title }: { points: readonly Point[]; level: 'h2' | 'h3' | 'h4' }) {
  return (
    <ul className={classes.points}>
      {points.map(({ icon, title, text }, index) => (
        <li key={index}>
          {icon && <Icon name={icon} />}
          <div>
            <Title>{title}</Title>
            {text && (
              <p>
                <Inline>{text}</Inline>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

export default function FeatureView({ text, points, actions, aside, picture, diagram, art = 'none', mirrored = false, ...heading }: Feature) {
  const beside = aside !== undefined || picture !== undefined || diagram !== undefined || art !== 'none'
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <div className={classes.feature} data-beside={beside || undefined} data-mirrored={mirrored || undefined}>
      <div className={classes.words}>
        <Heading {...heading} />
        {text && (
          <div className={classes.text}>
            <RichText>{text}</RichText>
          </div>
        )}
        {points && points.length > 0 && <Points points={points} level={Title} />}
        <Actions actions={actions} />
      </div>
      {(picture || diagram || aside) && (
        <div className={classes.side}>
          {picture && <Figure picture={picture} slots={SLOTS} ratio={4 / 3} />}
          {diagram && <Diagram diagram={diagram} />}
          {aside && (
            <div className={classes.aside}>
              <Title>{aside.title}</Title>
              <Points points={aside.points} level={heading.title ? 'h4' : 'h3'} />
            </div>
          )}
        </div>
      )}
      {!picture && !diagram && !aside && art !== 'none' && <Art name={art} />}
    </div>
  )
}
