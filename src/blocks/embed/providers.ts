import { googleMap, openStreetMap } from './maps'
import { vimeo, youTube } from './films'
import type { Player, Unknown } from './player'

const NAMES = 'Write the address of a film on YouTube or Vimeo, or of a place on OpenStreetMap or Google Maps.'
/** Addresses that lead on to others. */
const SHORT = /^(?:maps\.app\.goo\.gl|goo\.gl|osm\.org|bit\.ly|t\.co)$/

/** Finds what an address of a film or a map shows; of an address that is neither it says why. */
export function playerOf(href: string): Player | Unknown {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return { fault: 'is no address of another site', remedy: NAMES }
  const host = url.hostname.replace(/^(?:www|m|music)\./, '')
  // One letter behind "go/" stands for a place that only they know.
  if (SHORT.test(host) && !(host === 'osm.org' && !url.pathname.startsWith('/go/')))
    return { fault: 'is a short address that leads on to another one', remedy: 'Open it in a browser and copy the long address from there.' }
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') return youTube(url, host)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url)
  if (host === 'openstreetmap.org' || host === 'osm.org') return openStreetMap(url)
  if (/^(?:maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/.test(host)) return googleMap(url, host)
  return { fault: `is of "${url.hostname}", which cannot be shown here`, remedy: NAMES }
}
