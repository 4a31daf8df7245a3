import type { Shown } from '../types'

/** When something is shown, in as few words as a list has room for: "Dec 24 – Jan 6"; empty where it always is. */
export function daysOf({ from, until }: Pick<Shown, 'from' | 'until'>): string {
  if (from && until) return `${dayOf(from)} – ${dayOf(until)}`
  if (from) return `from ${dayOf(from)}`
  return until ? `until ${dayOf(until)}` : ''
}

/** The day of a moment as it is written; what is no day stays as it is. */
function dayOf(moment: string): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? moment : day.toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
