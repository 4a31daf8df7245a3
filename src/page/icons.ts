import { cutAddress } from '../parts/cut'
import { derivedAddress, parseReference } from '../parts/mediaFile'
import type { Site } from '../site/schema/site'

type Settings = Pick<Site['settings'], 'icon' | 'logo'>
export type IconLink = { rel: 'icon' | 'apple-touch-icon'; href: string; type?: string }

/** Sizes of icons as pixels, in pixels: on home screens, and the largest. */
const HOME_SCREEN = 180
const LARGEST = 512
/** What tabs show, on a good screen. */
const TAB = 64

/** The file that icons are made from, where the settings name one. */
export function iconFile({ icon, logo }: Settings): string | undefined {
  return icon ?? ('src' in logo ? logo.src : undefined)
}

/** Returns the address of the icon as a PNG with this many pixels a side: 180 and 512 are drawn from a logo that is a path. */
export function iconOf(settings: Settings, size: typeof HOME_SCREEN | typeof LARGEST): string {
  const file = iconFile(settings)
  if (file === undefined) return size === LARGEST ? '/icon-512.png' : '/apple-touch-icon.png'
  return pngOf(file, size)
}

/** What pages name as their icons. */
export function iconLinks(settings: Settings): [IconLink, IconLink] {
  const file = iconFile(settings)
  const own = file === undefined ? undefined : parseReference(file)
  const tab = own?.kind === 'vector' ? derivedAddress({ ...own, ending: 'svg' }) : file && pngOf(file, TAB)
  return [
    { rel: 'icon', href: tab ?? '/icon.svg', type: own && own.kind !== 'vector' ? 'image/png' : 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: iconOf(settings, HOME_SCREEN) },
  ]
}

function pngOf(reference: string, size: number): string {
  const file = parseReference(reference)
  return cutAddress(file, {}, file.kind === 'vector' ? size : Math.min(size, file.width, file.height), 1, 'png')
}
