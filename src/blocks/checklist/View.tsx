import { Actions } from '../../parts/Actions'
import { Heading } from '../../parts/Heading'
import type { Checklist } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

export default function ChecklistView({ lists, look = 'ticks', actions, ...heading }: Checklist) {
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      <div className={classes.lists} data-count={lists.length} data-look={look === 'lines' ? look : undefined}>
        {lists.map(({ title, items }, index) => (
          <div key={index}>
            {title && <Title>{title}</Title>}
            {items.length > 0 && (
              <ul className={look === 'ticks' ? 'ticks' : classes.lines}>
                {items.map((item, place) => (
                  <li key={place}>
                    <Inline>{item}</Inline>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      <Actions actions={actions} />
    </>
  )
}
