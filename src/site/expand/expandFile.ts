import type { Finding } from '../diagnostics/diagnostic'
import type { FileSchema } from '../schema/composed'
import { momentOf } from '../../parts/moment'
import type { Item, PagesFile } from '../schema/schema'
import { siteSettings } from '../schema/siteSettings'
import { isTimeZone } from '../schema/timeZones'
import { mapStrings } from '../schema/walk'
import type { JsonPath } from '../text/jsonPath'
import type { ExpandedPage } from './expandedPage'
import { type ExpandedPages, expand, fillCollections } from './expand'
import type { AskPages } from './ownPages'
import { withoutAbsent } from './presence'
import { checkProduced, producing, SITE_MOST } from './produced'
import type { Calendar } from './schedule'
import { settledScope } from './settled'
import { replaceTokens, siteScope } from './tokens'

/** A file with its tokens filled in, its shared sections put in place, and its templates multiplied. */
export type Expanded = {
  settings: PagesFile['site']
  /** Places in "site" of links that are not part of it at this time. */
  gone: JsonPath[]
  collections: Record<string, Item[]>
  pages: ExpandedPages
  allPages: ExpandedPage[]
  calendar: Calendar
  /** Whether no page and no section is missing because of a mistake. */
  isWhole: boolean
}

/**
 * Turns a file into the pages it stands for.
 *
 * @param askPages asks the blocks which pages of their own their sections make; none, unless given
 * @param moment the day or moment the site is made for, as an author writes it; now, unless given
 */
export function expandFile(file: PagesFile, schema: FileSchema, moment: string | undefined, report: (finding: Finding) => void, askPages: AskPages = () => []): Expanded {
  // What a token stands for may itself hold a token: {site.contact.hours} may name a fact.
  const scope = settledScope(siteScope(file.site), report)
  const frame = producing(SITE_MOST)
  const written = mapStrings(siteSettings, file.site, replaceTokens(scope, report, ['site'], frame))
  checkProduced(frame, 'site', ['site'], report)
  const calendar = calendarOf(file, moment)
  const { value: settings = written, gone } = withoutAbsent(siteSettings, written, (path) => ['site', ...path], { calendar, report })
  const collections = fillCollections(file, schema.shape.collections, scope, report)
  const [block] = schema.shape.pages.element.shape.sections.element.options
  let isWhole = true
  const pages = expand(file, {
    scope,
    collections,
    calendar,
    block,
    askPages,
    report: (finding) => {
      isWhole = false
      report(finding)
    },
  })
  return { settings, gone, collections, pages, allPages: [...pages.pages, ...pages.missing, pages.notFound], calendar, isWhole }
}

function calendarOf({ site: { timeZone: written = 'UTC' } }: PagesFile, moment: string | undefined): Calendar {
  const timeZone = isTimeZone(written) ? written : 'UTC'
  return { now: moment === undefined ? Date.now() : momentOf(moment, timeZone), timeZone, changes: [], over: [], madeFor: moment }
}
