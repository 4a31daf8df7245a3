import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import type { Steps } from './schema'
import classes from './View.module.css'

export default function StepsView({ items, actions, howTo: _howTo, ...heading }: Steps) {
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ol className={classes.steps}>
          {items.map(({ title, text }, index) => (
            <li key={index}>
              <Title>{title}</Title>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      <Actions actions={actions} />
    </>
  )
}
