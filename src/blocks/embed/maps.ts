import type { Player, Unknown } from './player'

/** How near a place is seen unless its address says so. */
const ZOOM = 15
/** The size of a map in the tiles that it is drawn of: how much of the world is seen of it. */
const TILES = { across: 4, down: 2.5 }

type Place = { latitude: number; longitude: number; zoom: number }

function placeOf(latitude: string | undefined | null, longitude: string | undefined | null, zoom: string | undefined | null): Place | undefined {
  const isNumber = (written: string | undefined | null) => written != null && /^-?\d{1,3}(?:\.\d{1,20})?$/.test(written)
  if (!isNumber(latitude) || !isNumber(longitude)) return undefined
  const place = { latitude: Number(latitude), longitude: Number(longitude), zoom: Math.min(19, Math.max(1, Number.parseFloat(zoom ?? '') || ZOOM)) }
  return Math.abs(place.latitude) <= 85 && Math.abs(place.longitude) <= 180 ? place : undefined
}

const short = (degrees: number) => Number(degrees.toFixed(5))

/** A part of OpenStreetMap, with a mark where its address has one. */
export function openStreetMap(url: URL): Player | Unknown {
  const { searchParams, hash, pathname } = url
  const [, zoom, latitude, longitude] = /^#map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? []
  const mark = placeOf(searchParams.get('mlat'), searchParams.get('mlon'), zoom)
  const place = placeOf(latitude, longitude, zoom) ?? mark
  const framed = pathname === '/export/embed.html' ? (searchParams.get('bbox') ?? '') : ''
  const frame = /^-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?){3}$/.test(framed) ? framed.split(',').map(Number).map(short) : []
  if (!place && !isPart(frame))
    return { fault: 'is of OpenStreetMap, but of no place', remedy: 'Open the map at the place and copy its address, such as "https://www.openstreetmap.org/#map=15/38.71/-9.14".' }
  const box = place ? boxAround(place) : frame
  const [markLatitude, markLongitude, more] = (searchParams.get('marker') ?? '').split(',')
  const shown = mark ?? (more === undefined ? placeOf(markLatitude, markLongitude, zoom) : undefined)
  const marked = shown && `${shown.latitude},${shown.longitude}`
  const src = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik${marked ? `&marker=${marked.replace(',', '%2C')}` : ''}`
  return { kind: 'map', host: 'openstreetmap.org', src, sources: ['https://www.openstreetmap.org/export/embed.html'] }
}

/** Whether west, south, east and north enclose a part of the world. */
function isPart([west = 0, south = 0, east = 0, north = 0]: readonly number[]): boolean {
  return west < east && south < north && Math.min(west, south * 2) >= -180 && Math.max(east, north * 2) <= 180
}

/** West, south, east and north of what is seen around a place. */
function boxAround({ latitude, longitude, zoom }: Place): number[] {
  const across = ((360 / 2 ** zoom) * TILES.across) / 2
  // Of a degree to the north more is seen the farther it is from the equator.
  const down = ((360 / 2 ** zoom) * TILES.down * Math.cos((latitude * Math.PI) / 180)) / 2
  return [longitude - across, latitude - down, longitude + across, latitude + down].map(short)
}

const GOOGLE = { kind: 'map', host: 'google.com', sources: ['https://www.google.com/maps', 'https://www.google.com/maps/embed'] } as const

/** A place or a search of Google Maps, or what its button "Embed a map" gives. */
export function googleMap({ pathname, searchParams }: URL, host: string): Player | Unknown {
  const isMap = host.startsWith('maps.') || /^\/maps(?:\/|$)/.test(pathname)
  if (!isMap) return { fault: 'is of Google, but of no map', remedy: 'Open the place on Google Maps and copy its address.' }
  const embedded = pathname === '/maps/embed' ? (searchParams.get('pb') ?? '') : ''
  if (/^[\w!.%:,+\- ]{10,1500}$/u.test(embedded))
    return { ...GOOGLE, src: `https://www.google.com/maps/embed?pb=${encodeURIComponent(embedded).replaceAll('%3A', ':').replaceAll('%2C', ',')}` }
  const [, latitude, longitude, zoom] = /\/@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?/.exec(pathname) ?? []
  const near = placeOf(latitude, longitude, zoom)
  const [, named] = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? []
  const asked = (named === undefined ? (searchParams.get('q') ?? searchParams.get('query')) : decoded(named))?.replaceAll('+', ' ').trim()
  if (!asked && !near) return { fault: 'is of Google Maps, but of no place', remedy: 'Open the place there and copy its address. Directions cannot be shown here.' }
  const query = new URLSearchParams({ q: asked || `${near?.latitude},${near?.longitude}` })
  if (near && asked) query.set('ll', `${near.latitude},${near.longitude}`)
  query.set('z', String(near?.zoom ?? ZOOM))
  query.set('output', 'embed')
  return { ...GOOGLE, src: `https://www.google.com/maps?${query}` }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
