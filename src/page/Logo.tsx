import type { Site } from '../site/schema/site'

export function Logo({ logo }: { logo: Site['settings']['logo'] }) {
  return (
    <svg className="logo" viewBox={logo.viewBox} aria-hidden="true">
      <path d={logo.path} fillRule="evenodd" />
    </svg>
  )
}
