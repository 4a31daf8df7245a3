import { anchorAttributes } from '../../parts/Anchor'
import { useWord } from '../../parts/frame'
import type { PageLinks } from './resolve'
import classes from './View.module.css'

/** Links to the pages of the list. */
export function Pages({ numbers, current, previous, next }: PageLinks) {
  const word = useWord()
  return (
    <nav className={classes.pages} aria-label={word('pages')}>
      <ul>
        {previous && (
          <li>
            <a {...anchorAttributes(previous)} rel="prev">
              {word('previous')}
            </a>
          </li>
        )}
        {numbers.map((link, index) => (
          <li key={link?.number ?? `gap${index}`}>
            {link ? (
              <a {...anchorAttributes(link.href)} aria-current={link.number === current ? 'page' : undefined}>
                <span className="visually-hidden">{word('pageNumber', { n: link.number })}</span>
                <span aria-hidden="true">{link.number}</span>
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        {next && (
          <li>
            <a {...anchorAttributes(next)} rel="next">
              {word('next')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
