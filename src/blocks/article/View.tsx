import { Anchor, anchorAttributes, LinkWords } from '../../parts/Anchor'
import { dayInWords } from '../../parts/date'
import { FieldList } from '../../parts/FieldList'
import { Figure } from '../../parts/Figure'
import { useFrame, useWord } from '../../parts/frame'
import { Html } from '../../parts/Html'
import { minutesToRead } from '../../parts/readTime'
import { BESIDE_SLOTS, type Slot } from '../../parts/slot'
import type { ArticleProps } from './resolve'
import classes from './View.module.css'

/** As wide as the section. */
const SLOTS: readonly Slot[] = [{}]

export default function ArticleView({ trail = [], category, title, author, authorPage, date, readTime: written, picture, fields, excerpt, content }: ArticleProps) {
  const { lang, words } = useFrame()
  const word = useWord()
  const minutes = date && content ? minutesToRead(content) : undefined
  const readTime = written ?? (minutes && word('readTime', { n: minutes }))
  return (
    <article className={classes.article}>
      {trail.length > 0 && (
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
      )}
      <header>
        {category && <p className={classes.category}>{category}</p>}
        <h1>{title}</h1>
      </header>
      {picture && (
        <div className={classes.cover}>
          <Figure picture={picture} slots={SLOTS} ratio={2} />
        </div>
      )}
      <div className={classes.body}>
        {(author || date || readTime) && (
          <p className={classes.byline}>
            {author && <span>{authorPage ? <Anchor href={authorPage}>{author}</Anchor> : author}</span>}
            {date && <time dateTime={date}>{dayInWords(date, lang)}</time>}
            {readTime && <span>{readTime}</span>}
          </p>
        )}
        <div>
          {fields && <FieldList fields={fields} className={classes.fields} />}
          {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
          {content && (
            <div className="running">
              <Html slots={BESIDE_SLOTS}>{content}</Html>
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
