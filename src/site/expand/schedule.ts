import { message } from '../diagnostics/catalogue'
import { momentOf } from '../schema/moment'
import { type Finding, at } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'
import type { AbsentSection, Change } from '../schema/site'

/** When a section is part of the site, as its settings say. */
export type Visibility = { hidden?: boolean | undefined; reason?: string | undefined; from?: string | undefined; until?: string | undefined }

/** The day for which a site is made; `changes` collects what comes later. */
export type Calendar = { now: number; timeZone: string; changes: Change[] }

/**
 * Whether and why a section is left out.
 *
 * @returns undefined when it is part of the site now
 */
export function absenceOf(
  { hidden, reason, from, until }: Visibility,
  source: JsonPath,
  calendar: Calendar,
  report: (finding: Finding) => void,
): Pick<AbsentSection, 'why' | 'reason' | 'moment'> | undefined {
  if (hidden) return { why: 'hidden', reason }
  const { now, timeZone, changes } = calendar
  const start = from === undefined ? Number.NEGATIVE_INFINITY : momentOf(from, timeZone)
  const end = until === undefined ? Number.POSITIVE_INFINITY : momentOf(until, timeZone, 'end')
  if (from !== undefined && until !== undefined && start >= end) report(at([...source, 'until'], message('neverShown', { from, until })))
  if (now < start && start < end) changes.push({ moment: start, appears: true, source })
  if (now < end && end < Number.POSITIVE_INFINITY) changes.push({ moment: end, appears: false, source })
  if (now < start) return { why: 'early', reason, moment: from }
  return now >= end ? { why: 'late', reason, moment: until } : undefined
}

/** The next moment at which the site would look different. */
export function nextChange({ changes }: Calendar): Change | undefined {
  return changes.reduce<Change | undefined>((next, change) => (next && next.moment <= change.moment ? next : change), undefined)
}
