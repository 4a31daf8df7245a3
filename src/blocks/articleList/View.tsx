import { anchorAttributes } from '../../parts/Anchor'
import { dayInWords } from '../../parts/date'
import { FieldList } from '../../parts/FieldList'
import { useFrame } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import { Picture } from '../../parts/Picture'
import { isLone } from '../../parts/isLone'
import { GUTTER, type Slot } from '../../parts/slot'
import { Options } from './Options'
import { Pages } from './Pages'
import type { ArticleListProps } from './resolve'
import classes from './View.module.css'

/** Two columns and then three, as the stylesheet makes them. */
const SLOTS: readonly Slot[] = [{}, { from: 48, share: 1 / 2, gaps: 1, gap: GUTTER }, { from: 75, share: 1 / 3, gaps: 2, gap: GUTTER }]
/** A leading one has two of three columns. */
const LEAD: readonly Slot[] = [{}, { from: 75, share: 2 / 3, gaps: 1, gap: GUTTER }]

export default function ArticleListView({ items, lead = false, linkLabel, options, pages, ...heading }: ArticleListProps) {
  const { lang } = useFrame()
  const hasPictures = items.some(({ picture }) => picture)
  const Title = heading.title ? 'h3' : 'h2'
  // Beside an item that is the only one there is nothing to show, and so nothing to head.
  if (items.length === 0) return null
  return (
    <>
      <Heading {...heading} />
      {options && <Options {...options} />}
      <ul className={classes.list} data-lead={lead || undefined}>
        {items.map(({ title, excerpt, category, date, readTime, picture, shown = [], href }, index) => (
          <li key={index} className={isLone(index, items.length, lead) ? classes.lone : undefined}>
            {picture && <Picture picture={picture} slots={lead && index === 0 ? LEAD : SLOTS} ratio={3 / 2} />}
            {hasPictures && !picture && <span className="blank" />}
            {category && <p className={classes.category}>{category}</p>}
            <Title>
              <a {...anchorAttributes(href)}>{title}</a>
            </Title>
            <p className={classes.excerpt}>{excerpt}</p>
            <p className={classes.meta}>
              {date && <time dateTime={date}>{dayInWords(date, lang)}</time>}
              {readTime && <span>{readTime}</span>}
            </p>
            {shown.length > 0 && <FieldList fields={shown} className={classes.fields} />}
            {linkLabel && (
              <span className="arrow-link" aria-hidden="true">
                {linkLabel}
              </span>
            )}
          </li>
        ))}
      </ul>
      {pages && <Pages {...pages} />}
    </>
  )
}
