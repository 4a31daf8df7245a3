import { Button } from '@mantine/core'
import type { CSSProperties } from 'react'
import { Actions, variantOf } from '../../parts/Actions'
import { anchorAttributes, LinkWords } from '../../parts/Anchor'
import { Figure } from '../../parts/Figure'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { isLone } from '../../parts/isLone'
import { GUTTER, type Slot } from '../../parts/slot'
import type { CardGrid } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

/** Cards with a frame are a pixel apart, which is the line between them. */
const gapOf = (look: CardGrid['look']) => (look === 'boxed' ? 1 / 16 : GUTTER)

/** As the stylesheet puts cards side by side: one, two, and then as many as are asked for; in a lone last one the words stand beside the picture. */
function slotsFor(columns: number, look: CardGrid['look'], isAlone: boolean): Slot[] {
  const side = (count: number, from: number, gap = gapOf(look)): Slot => ({ from, share: 1 / count, gaps: count - 1, gap })
  return [{}, side(2, 40, isAlone ? GUTTER : undefined), side(look === 'rows' ? 2 : columns, 62)]
}

/** How much of the section is in view when its cards fade in. */
const SHOWN_AT = 0.2

/** A link at the foot of a card, or a button as wide as the card where it says how loud it is. */
function CardAction({ link, title }: { link: NonNullable<CardGrid['items'][number]['action']>; title: string }) {
  const { label, href, style } = link
  const words = (
    <LinkWords href={href}>
      {label}
      <span className="visually-hidden">: {title}</span>
    </LinkWords>
  )
  if (style === undefined || style === 'text') {
    return (
      <a className="arrow-link" {...anchorAttributes(href)}>
        {words}
      </a>
    )
  }
  return (
    <div className="actions">
      <Button component="a" fullWidth variant={variantOf(link, 0)} {...anchorAttributes(href)}>
        {words}
      </Button>
    </div>
  )
}

export default function CardGridView({ columns = 3, look = 'ruled', reveal = false, items, actions, ...heading }: CardGrid) {
  // In two columns the last of an odd number has the row to itself.
  const hasPictures = items.some(({ picture }) => picture)
  const Title = heading.title ? 'h3' : 'h2'
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className={classes.grid} data-columns={columns} data-look={look} data-reveal={reveal ? SHOWN_AT : undefined}>
          {items.map(({ picture, number, icon, title, subtitle, text, facts, list, action }, place) => (
            <li
              key={place}
              className={isLone(place, items.length) ? `${classes.card} ${classes.lone}` : classes.card}
              style={reveal ? ({ '--place': place } as CSSProperties) : undefined}
            >
              {picture && (
                <div className={classes.picture}>
                  <Figure picture={picture} slots={slotsFor(columns, look, isLone(place, items.length))} ratio={3 / 2} />
                </div>
              )}
              {hasPictures && !picture && <span className={`${classes.picture} blank`} />}
              {number && <span className={classes.number}>{number}</span>}
              {!number && icon && <Icon name={icon} size={28} />}
              <Title className={classes.title}>{title}</Title>
              {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
              {text && (
                <p>
                  <Inline>{text}</Inline>
                </p>
              )}
              {facts && facts.length > 0 && (
                <dl className={classes.facts}>
                  {facts.map(({ label, value }, index) => (
                    <div key={index}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {list && list.length > 0 && (
                <ul className="ticks">
                  {list.map((point, index) => (
                    <li key={index}>
                      <Inline>{point}</Inline>
                    </li>
                  ))}
                </ul>
              )}
              {action && <CardAction link={action} title={title} />}
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </>
  )
}
