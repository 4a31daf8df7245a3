import type { CSSProperties } from 'react'
import { cutAddress, sized } from '../parts/cut'
import { derivedAddress, parseReference } from '../parts/mediaFile'
import type { Site } from '../site/schema/site'

type Settings = Pick<Site['settings'], 'logo' | 'name'>
/** How high a mark stands, and how wide at most, in rem; the stylesheet has the same height for one that is a path. */
const HEIGHT = 1.7
const WIDEST = 12
/** Pixels of a file for each rem: enough for a good screen. */
const DENSITY = 32

/**
 * The mark, and the name unless it is in the picture of it.
 *
 * @param isDark that it stands on dark ground; without it that changes while a page is read, and a stylesheet says which mark is shown
 */
export function Brand({ settings: { logo, name }, isDark = false }: { settings: Settings; isDark?: boolean }) {
  if ('path' in logo) {
    return (
      <>
        <svg className="logo" viewBox={logo.viewBox} aria-hidden="true">
          <path d={logo.path} fillRule="evenodd" />
        </svg>
        {name}
      </>
    )
  }
  const { src, onDark, wordmark = false } = logo
  const alt = wordmark ? name : ''
  const pair = onDark !== undefined && !isDark
  return (
    <>
      <LogoFile reference={isDark ? (onDark ?? src) : src} alt={alt} {...(pair && { display: 'var(--logo, block)' })} />
      {pair && <LogoFile reference={onDark} alt={alt} display="var(--logo-on-dark, none)" />}
      {!wordmark && name}
    </>
  )
}

function LogoFile({ reference, alt, display }: { reference: string; alt: string; display?: string }) {
  const file = parseReference(reference)
  const shape = file.width / file.height
  const width = Math.min(HEIGHT * shape, WIDEST)
  const pixels = Math.min(file.width, Math.round(width * DENSITY))
  const address = file.kind === 'vector' ? derivedAddress({ ...file, ending: 'svg' }) : cutAddress(file, {}, pixels, shape, 'webp')
  const style: CSSProperties = { width: `${Number(width.toFixed(2))}rem`, flex: 'none', ...(display && { display }) }
  // React writes a second line for each picture that is loaded at once, unless it has others to choose from.
  return (
    <picture>
      <img src={address} alt={alt} {...sized(pixels, shape)} style={style} />
    </picture>
  )
}
