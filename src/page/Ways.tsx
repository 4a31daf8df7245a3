import { anchorAttributes } from '../parts/Anchor'
import { useFrame } from '../parts/frame'
import type { Page } from '../site/schema/site'
import type { Step } from './trail'
import type { Listed } from './ways'

/** The way to a page, as links to the pages above it. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  const { words } = useFrame()
  return (
    <nav className="container way" aria-label={words.breadcrumb}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {index === steps.length - 1 ? name : <a {...anchorAttributes(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Links to the pages of the items before and after this one. */
export function Neighbours({ before, after }: { before?: Page | undefined; after?: Page | undefined }) {
  const { words } = useFrame()
  return (
    <nav className="container neighbours" aria-label={words.pages}>
      {before && (
        <a {...anchorAttributes(before.path)} rel="prev">
          <span>{words.previous}</span> {before.title}
        </a>
      )}
      {after && (
        <a {...anchorAttributes(after.path)} rel="next">
          <span>{words.next}</span> {after.title}
        </a>
      )}
    </nav>
  )
}

/** The pages beside which a page stands: a list that is folded where there is no room beside the text. */
export function Side({ pages, path }: { pages: readonly Listed[]; path: string }) {
  const { words } = useFrame()
  return (
    <nav className="container side" aria-label={words.sectionPages}>
      <details>
        <summary>{words.sectionPages}</summary>
        <SideList pages={pages} path={path} />
      </details>
    </nav>
  )
}

function SideList({ pages, path }: { pages: readonly Listed[]; path: string }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <a {...anchorAttributes(page.path)} aria-current={page.path === path ? 'page' : undefined}>
            {page.title}
          </a>
          {page.inner.length > 0 && <SideList pages={page.inner} path={path} />}
        </li>
      ))}
    </ul>
  )
}
