import { Actions } from '../../parts/Actions'
import { anchorAttributes, LinkWords } from '../../parts/Anchor'
import { Heading } from '../../parts/Heading'
import { Picture } from '../../parts/Picture'
import type { Slot } from '../../parts/slot'
import type { ProductGrid } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

/** As wide as a tile, a pixel lies between two; on phones as wide as a part of it. */
const SLOTS: readonly Slot[] = [{ share: 2 / 5 }, { from: 40, share: 1 / 2, gaps: 1, gap: 1 / 16 }, { from: 75, share: 1 / 4, gaps: 3, gap: 1 / 16 }]

export default function ProductGridView({ items, action, ...heading }: ProductGrid) {
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className={classes.grid}>
          {items.map(({ picture, title, text, facts, href, gradient }, index) => (
            <li key={index} className={classes.tile} data-gradient={gradient}>
              {picture && <Picture picture={picture} slots={SLOTS} ratio={3 / 2} className={classes.picture} />}
              <Title>
                <a {...anchorAttributes(href)}>
                  <LinkWords href={href}>{title}</LinkWords>
                </a>
              </Title>
              {text && (
                <p>
                  <Inline>{text}</Inline>
                </p>
              )}
              {facts && facts.length > 0 && (
                <ul className={classes.facts}>
                  {facts.map((fact, place) => (
                    <li key={place}>{fact}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      <Actions actions={action && [action]} />
    </>
  )
}
