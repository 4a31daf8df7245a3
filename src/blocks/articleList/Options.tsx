import { anchorAttributes } from '../../parts/Anchor'
import { useWord } from '../../parts/frame'
import type { ArticleListProps } from './resolve'
import classes from './View.module.css'

/** Links to the list with each of the options, and to all of it. */
export function Options({ label, links }: NonNullable<ArticleListProps['options']>) {
  const word = useWord()
  return (
    <nav className={classes.options} aria-label={label ?? word('filter')}>
      {label && <p>{label}</p>}
      <ul>
        {links.map(({ label: words, href, isCurrent, count }) => (
          <li key={href}>
            <a {...anchorAttributes(href)} aria-current={isCurrent ? 'true' : undefined}>
              {words === '' ? word('all') : words} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
