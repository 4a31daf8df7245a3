import { anchorAttributes, LinkWords } from '../../parts/Anchor'
import { Heading } from '../../parts/Heading'
import type { LinkList } from './schema'
import classes from './View.module.css'

export default function LinkListView({ links, ...heading }: LinkList) {
  return (
    <>
      <Heading {...heading} />
      {links.length > 0 && (
        <ul className={classes.links}>
          {links.map(({ label, href }, index) => (
            <li key={index}>
              <a {...anchorAttributes(href)}>
                <LinkWords href={href}>{label}</LinkWords>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
