import { useId } from 'react'
import { Anchor, anchorAttributes, LinkWords } from '../../parts/Anchor'
import { Contents } from '../../parts/Contents'
import { dayInWords } from '../../parts/date'
import { FieldList } from '../../parts/FieldList'
import { Figure } from '../../parts/Figure'
import { useFrame, useWord } from '../../parts/frame'
import { Html } from '../../parts/Html'
import { minutesToRead } from '../../parts/readTime'
import { nameHeadings, refined } from '../../parts/refinedHtml'
import { BESIDE_SLOTS, type Slot } from '../../parts/slot'
import type { ArticleProps } from './resolve'
import classes from './View.module.css'

/** As wide as the section. */
const SLOTS: readonly Slot[] = [{}]

/** The way to the article: the pages above it, and itself. */
function Trail({ trail, title }: Required<Pick<ArticleProps, 'trail' | 'title'>>) {
  const { words } = useFrame()
  return (
    <nav className={classes.trail} aria-label={words.breadcrumb}>
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={index}>
            <a {...anchorAttributes(href)}>
              <LinkWords href={href}>{label}</LinkWords>
            </a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

export default function ArticleView({
  trail = [],
  category,
  title,
  author,
  authorPage,
  date,
  readTime: written,
  picture,
  fields,
  excerpt,
  contents = false,
  content,
}: ArticleProps) {
  const { lang } = useFrame()
  const word = useWord()
  const minutes = date && content ? minutesToRead(content) : undefined
  const readTime = written ?? (minutes && word('readTime', { n: minutes }))
  // No author's id begins like one of React, so it stands once whatever else is on the page.
  const own = useId()
  const headings = contents && content ? nameHeadings(refined(content), own).filter(({ title }) => title) : []
  const hasContents = headings.length > 1
  const hasByline = Boolean(author || date || readTime)
  return (
    <article className={classes.article}>
      {trail.length > 0 && <Trail trail={trail} title={title} />}
      <header>
        {category && <p className={classes.category}>{category}</p>}
        <h1>{title}</h1>
        {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
      </header>
      {picture && (
        <div className={classes.cover}>
          <Figure picture={picture} slots={SLOTS} ratio={2} />
        </div>
      )}
      <div className={classes.body}>
        {(hasByline || hasContents) && (
          <div className={classes.side}>
            {hasByline && (
              <p className={classes.byline}>
                {author && <span>{authorPage ? <Anchor href={authorPage}>{author}</Anchor> : author}</span>}
                {date && <time dateTime={date}>{dayInWords(date, lang)}</time>}
                {readTime && <span>{readTime}</span>}
              </p>
            )}
            {hasContents && <Contents parts={headings} />}
          </div>
        )}
        <div>
          {fields && <FieldList fields={fields} className={classes.fields} />}
          {content && (
            <div className="running">
              <Html slots={BESIDE_SLOTS} named={hasContents ? own : undefined}>
                {content}
              </Html>
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
