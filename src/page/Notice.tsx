import { anchorAttributes, LinkWords } from '../parts/Anchor'
import { useFrame } from '../parts/frame'
import type { Site } from '../site/schema/site'

/** The line above every page; who can close it has a button for that. */
export function Notice({ notice: { text, link, closable } }: { notice: NonNullable<Site['settings']['notice']> }) {
  const { words } = useFrame()
  return (
    <div className="container notice">
      <p>
        {text}{' '}
        {link && (
          <a {...anchorAttributes(link.href)}>
            <LinkWords href={link.href}>{link.label}</LinkWords>
          </a>
        )}
      </p>
      {closable && (
        <button type="button" className="round" data-close aria-label={words.closeNotice}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      )}
    </div>
  )
}
