import { Actions } from '../../parts/Actions'
import { Figure } from '../../parts/Figure'
import { Heading } from '../../parts/Heading'
import { GUTTER, type Slot } from '../../parts/slot'
import type { Steps } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

/** Beside the numbers on small screens, and in columns on wider ones. */
const slotsFor = (columns: number): Slot[] => [
  { gaps: 1, gap: 3.5, most: 24 },
  { from: 47.5, share: 1 / 2, gaps: 1, gap: GUTTER },
  { from: 62, share: 1 / columns, gaps: columns - 1, gap: GUTTER },
]

/** So many steps side by side that their pictures are neither small nor huge, and the last row is hardly shorter. */
function columnsFor(count: number): number {
  if (count <= 4) return Math.max(2, count)
  return count % 4 === 1 || count % 3 === 0 ? 3 : 4
}

export default function StepsView({ items, actions, howTo: _howTo, ...heading }: Steps) {
  const columns = items.some(({ picture }) => picture) ? columnsFor(items.length) : undefined
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ol className={classes.steps} data-columns={columns}>
          {items.map(({ title, text, picture }, index) => (
            <li key={index}>
              <Title>{title}</Title>
              {text && (
                <p>
                  <Inline>{text}</Inline>
                </p>
              )}
              {picture && columns && (
                <div className={classes.picture}>
                  <Figure picture={picture} slots={slotsFor(columns)} ratio={3 / 2} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      <Actions actions={actions} />
    </>
  )
}
