import type { ComponentProps } from 'react'
import { hrefFault, isOtherSite } from './href'
import { useWord } from './frame'

/** The address as a browser takes it: spaces in a mail's subject are encoded. */
function encoded(href: string): string {
  return href.replaceAll(/\s/gu, (space) => encodeURIComponent(space))
}

/** Attributes for a link: other sites open in a new tab that cannot reach back. */
export function anchorAttributes(href: string): { href?: string; target?: string; rel?: string } {
  if (hrefFault(href)) return {}
  return isOtherSite(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href: encoded(href) }
}

/** Says after the words of a link to another site that it opens a new tab. */
export function NewTabHint({ href }: { href: string }) {
  const word = useWord()
  return isOtherSite(href) ? <span className="visually-hidden"> ({word('newTab')})</span> : null
}

/** A link in running text. */
export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...anchorAttributes(href)}>
      {children}
      <NewTabHint href={href} />
    </a>
  )
}
