import type { Visibility } from '../../parts/visibility'
import { momentOf } from '../../parts/moment'
import { message } from '../diagnostics/catalogue'
import { type Finding, at } from '../diagnostics/diagnostic'
import type { Absence, Change, Site } from '../schema/site'
import type { JsonPath } from '../text/jsonPath'

/** The day for which a site is made; `changes` collects what comes later, `over` what was there before. `madeFor` is the day as it was asked for. */
export type Calendar = { now: number; timeZone: string; changes: Change[]; over: NonNullable<Site['over']>; madeFor?: string | undefined }

/**
 * Whether and why something is left out: a page, an item, a section or a link.
 *
 * @returns undefined when it is part of the site now
 */
export function absenceOf({ hidden, reason, from, until }: Visibility, source: JsonPath, calendar: Calendar, report: (finding: Finding) => void): Absence | undefined {
  if (hidden) return { why: 'hidden', reason, source }
  // Most things are always there.
  if (from === undefined && until === undefined) return undefined
  const { now, timeZone, changes, over } = calendar
  const start = from === undefined ? Number.NEGATIVE_INFINITY : momentOf(from, timeZone)
  const end = until === undefined ? Number.POSITIVE_INFINITY : momentOf(until, timeZone, 'end')
  if (from !== undefined && until !== undefined && start >= end) report(at([...source, 'until'], message('neverShown', { thing: thingAt(source), from, until })))
  if (now < start && start < end) changes.push({ moment: start, appears: true, source })
  if (now < end && end < Number.POSITIVE_INFINITY) changes.push({ moment: end, appears: false, source })
  if (now < start) return { why: 'early', reason, moment: from, source }
  if (now < end) return undefined
  over.push({ until: until ?? '', source })
  return { why: 'late', reason, moment: until, source }
}

/** What stands at a place that may be hidden or shown for a time, in a word. */
function thingAt(source: JsonPath): string {
  const list = typeof source.at(-1) === 'number' ? source.at(-2) : source[0]
  if (list === 'sections' || list === 'shared') return 'section'
  if (source[0] === 'collections') return 'item'
  if (source.at(-1) === 'notice') return 'notice'
  return list === 'pages' ? 'page' : list === 'actions' ? 'button' : list === 'columns' ? 'column' : 'link'
}

/** The next moment at which the site would look different. */
export function nextChange({ changes }: Calendar): Change | undefined {
  return changes.reduce<Change | undefined>((next, change) => (next && next.moment <= change.moment ? next : change), undefined)
}
