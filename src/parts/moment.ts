const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})?)?$/

const DAY = 24 * 60 * 60_000

/** Whether a text is a day ("2026-12-24") or a moment ("2026-12-24T09:00", with or without a zone such as "+01:00"). */
export function isMoment(written: string): boolean {
  const [, day = '', time = '00:00', zone = 'Z'] = MOMENT.exec(written) ?? []
  const moment = new Date(`${day}T${time}${zone}`)
  // A calendar that has no such day counts on into the next month.
  return !Number.isNaN(moment.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/**
 * The moment that an author's text means, in milliseconds since 1970.
 *
 * @param written a text that `isMoment` accepts; a day alone begins at midnight, or where clocks leap over that, with the leap
 * @param timeZone by its IANA name; holds where the text gives no zone of its own
 * @param edge a day alone lasts until its "end", which is the midnight after it
 */
export function momentOf(written: string, timeZone: string, edge: 'start' | 'end' = 'start'): number {
  const [, day = '', time, zone] = MOMENT.exec(written) ?? []
  const utc = Date.parse(`${day}T${time ?? '00:00'}${zone ?? 'Z'}`) + (edge === 'end' && time === undefined ? DAY : 0)
  if (zone !== undefined) return utc
  const offset = offsetsIn(timeZone)
  // Clocks change at most once in two days. Of a time that they show twice the first is meant.
  const before = utc - offset(utc - DAY)
  const after = utc - offset(utc + DAY)
  const shown = [before, after].filter((moment) => moment + offset(moment) === utc)
  // A time that they leap over is counted on from before the leap, as calendars do (RFC 5545).
  return shown.length > 0 ? Math.min(...shown) : before
}

/** Made once for each zone: making one costs more than a hundred uses, and a file may have thousands of moments. */
const offsets = new Map<string, (moment: number) => number>()

/** @returns how far clocks in a zone are ahead of UTC at a moment, both in milliseconds */
function offsetsIn(timeZone: string): (moment: number) => number {
  const known = offsets.get(timeZone) ?? offsetsOf(timeZone)
  offsets.set(timeZone, known)
  return known
}

function offsetsOf(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second)
    return local - Math.floor(moment / 1000) * 1000
  }
}

/** The moment as a person in that zone says it: "24 Dec 2026, 09:00 (Europe/Lisbon)". */
export function momentInWords(moment: number, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(moment)
  return `${words} (${timeZone})`
}
