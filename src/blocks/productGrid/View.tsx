import { Actions } from '../../parts/Actions'
import { anchorAttributes, LinkWords } from '../../parts/Anchor'
import { Heading } from '../../parts/Heading'
import type { ProductGrid } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

export default function ProductGridView({ items, action, ...heading }: ProductGrid) {
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className={classes.grid}>
          {items.map(({ title, text, facts, href, gradient }, index) => (
            <li key={index} className={classes.tile} data-gradient={gradient}>
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
