import type { Finding } from '../diagnostics/diagnostic'
import type { FileSchema } from '../schema/composed'
import { momentOf } from '../../parts/moment'
import type { Item, PagesFile } from '../schema/schema'
import { isTimeZone } from '../schema/timeZones'
import type { ExpandedPage } from './expandedPage'
import { type ExpandedPages, expand, fillCollections } from './expand'
import type { AskPages } from './ownPages'
import { expandLanguages, type Languages } from './expandLanguages'
import type { Calendar } from './schedule'

/** A file with its tokens filled in, its shared sections put in place, and its templates multiplied. */
export type Expanded = {
  /** The languages of the site, its own first. */
  languages: Languages
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
  const calendar = calendarOf(file, moment)
  const { languages, keyed } = expandLanguages(file, calendar, report)
  const collections = fillCollections(file, schema.shape.collections, languages, report)
  const [block] = schema.shape.pages.element.shape.sections.element.options
  let isWhole = true
  const pages = expand(file, {
    languages,
    keyed,
    collections,
    calendar,
    block,
    askPages,
    report: (finding) => {
      isWhole = false
      report(finding)
    },
  })
  return { languages, collections, pages, allPages: [...pages.pages, ...pages.missing, pages.notFound], calendar, isWhole }
}

function calendarOf({ site: { timeZone: written = 'UTC' } }: PagesFile, moment: string | undefined): Calendar {
  const timeZone = isTimeZone(written) ? written : 'UTC'
  return { now: moment === undefined ? Date.now() : momentOf(moment, timeZone), timeZone, changes: [], over: [], madeFor: moment }
}
