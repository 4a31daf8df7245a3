import { anchorAttributes } from '../../parts/Anchor'
import { dayInWords } from '../../parts/date'
import { useFrame } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import type { ArticleListProps } from './resolve'
import classes from './View.module.css'

export default function ArticleListView({ items, linkLabel, ...heading }: ArticleListProps) {
  const { lang } = useFrame()
  const Title = heading.title ? 'h3' : 'h2'
  // Beside an item that is the only one there is nothing to show, and so nothing to head.
  if (items.length === 0) return null
  return (
    <>
      <Heading {...heading} />
      <ul className={classes.list}>
        {items.map(({ title, excerpt, category, date, readTime, href }, index) => (
          <li key={index}>
            {category && <p className={classes.category}>{category}</p>}
            <Title>
              <a {...anchorAttributes(href)}>{title}</a>
            </Title>
            <p className={classes.excerpt}>{excerpt}</p>
            <p className={classes.meta}>
              {date && <time dateTime={date}>{dayInWords(date, lang)}</time>}
              {readTime && <span>{readTime}</span>}
            </p>
            {linkLabel && (
              <span className="arrow-link" aria-hidden="true">
                {linkLabel}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
