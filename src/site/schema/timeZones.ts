import { suggest } from '../diagnostics/suggest'

/** Whether dates can be written in a zone of this name. An offset such as "+01:00" is no name: it knows no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Cities that have another name today; what lists time zones goes on naming the old one. */
const RENAMED = [
  'UTC',
  'Africa/Asmara',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Pohnpei',
]

/** Names of zones that can be suggested: not all that are understood. */
export function knownZones(): string[] {
  return [...RENAMED.filter(isTimeZone), ...Intl.supportedValuesOf('timeZone')]
}

/** Returns the IANA name of the zone whose city is nearest to that of `name`; undefined when none is near. */
export function nearZone(name: string): string | undefined {
  const cityOf = (zone: string) => zone.split('/').at(-1) ?? ''
  const zones = knownZones()
  const city = suggest(cityOf(name.replaceAll(' ', '_')), zones.map(cityOf))
  return zones.find((zone) => cityOf(zone) === city)
}
