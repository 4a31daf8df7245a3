import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { fileWords } from './fileWords'
import { useFrame, useWord } from './frame'
import { hrefFault, isOtherSite } from './href'
import { fileAddress, isFileHref, isShown } from './storedFile'
import { onHost } from './siteBase'
import { isWrittenFile } from './writtenFile'

/** The address as a browser takes it: spaces in a mail's subject are encoded. */
function encoded(href: string): string {
  return href.replaceAll(/\s/gu, (space) => encodeURIComponent(space))
}

/** Attributes for a link: other sites open in a new tab that cannot reach back; a file that browsers do not show is saved. */
export function anchorAttributes(href: string): { href?: string; target?: string; rel?: string; download?: string } {
  if (hrefFault(href)) return {}
  // With a target the browser opens it, and the router, which knows pages only, leaves it alone.
  if (isFileHref(href)) return { href: onHost(fileAddress(href)), target: '_self', ...(!isShown(href.replace(/#.*$/s, '')) && { download: '' }) }
  if (isWrittenFile(href)) return { href: onHost(href), target: '_self' }
  return isOtherSite(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href: onHost(encoded(href)) }
}

/** Says after the words of a link to another site that it opens a new tab. */
export function NewTabHint({ href }: { href: string }) {
  const word = useWord()
  return isOtherSite(href) ? <span className="visually-hidden"> ({word('newTab')})</span> : null
}

/** The words of a link, and what they do not tell: that it opens a new tab, or the type and size of a file. */
export function LinkWords({ href, children }: { href: string; children: ReactNode }) {
  const more = useFileWords()(href, textOf(children))
  if (more === '')
    return (
      <>
        {children}
        <NewTabHint href={href} />
      </>
    )
  return (
    <span>
      {children} <span className="file-words">{more}</span>
    </span>
  )
}

/** Returns a function from a link and its words to what they do not tell of the file that it leads to; empty for any other link. */
export function useFileWords(): (href: string, label: string) => string {
  const { files } = useFrame()
  return (href, label) => fileWords(href, label, files)
}

/** The words in a piece of a page that is not drawn yet. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}

/** A link in running text. */
export function Anchor({ href = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} {...anchorAttributes(href)}>
      <LinkWords href={href}>{children}</LinkWords>
    </a>
  )
}
