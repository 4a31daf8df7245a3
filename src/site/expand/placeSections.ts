import type { z } from 'zod'
import type { Finding } from '../diagnostics/diagnostic'
import { isUse, type PageEntry, type PagesFile, type RawSection, type SharedUse } from '../schema/schema'
import type { AbsentSection } from '../schema/site'
import type { JsonPath } from '../text/jsonPath'
import type { ExpandedPage, ExpandedSection } from './expandedPage'
import { withoutAbsent } from './presence'
import { absenceOf, type Calendar } from './schedule'
import { override, placeOf, sharedSection } from './shared'

type Report = (finding: Finding) => void
type Placing = { calendar: Calendar; block: z.ZodType; report: Report }

/** Puts shared sections in place, and leaves out what is hidden or not in season. */
export function placeSections(file: PagesFile, entries: PageEntry['sections'], list: JsonPath, expansion: Placing): Pick<ExpandedPage, 'sections' | 'absent'> {
  const { calendar, block, report } = expansion
  const sections: ExpandedSection[] = []
  const absent: AbsentSection[] = []
  const show = (whole: ExpandedSection) => {
    const part = shownPart(whole, expansion)
    if (part) sections.push(part)
  }
  entries.forEach((entry, index) => {
    const here = [...list, index]
    const own = absenceOf(entry, here, calendar, report)
    if (!isUse(entry)) {
      if (own) absent.push({ after: sections.length, type: entry.type, ...own, ...(entry.id && { id: entry.id }) })
      else show({ section: entry, source: here })
      return
    }
    const shared = sharedSection(file, entry, here, report)
    if (!shared) return
    const absence = own ?? absenceOf(shared, ['shared', entry.use], calendar, report)
    if (absence) absent.push({ after: sections.length, type: shared.type, ...absence, source: here, ...((entry.id ?? shared.id) && { id: entry.id ?? shared.id }) })
    else show(placed(shared, entry, here, block, report))
  })
  return { sections, absent }
}

/** A section without the links and buttons that are not there at this time; none where it cannot be without one. */
function shownPart(whole: ExpandedSection, { calendar, block, report }: Placing): ExpandedSection | undefined {
  const { value, gone } = withoutAbsent(block, whole.section, (path) => placeOf(whole, path), { calendar, report })
  return value && { ...whole, section: value, ...(gone.length > 0 && { gone }) }
}

function placed(shared: RawSection, use: SharedUse, here: JsonPath, block: z.ZodType, report: Report): ExpandedSection {
  const section = use.with ? override(shared, use, block, here, report) : shared
  return {
    section: { ...section, ...(use.id && { id: use.id }) },
    source: ['shared', use.use],
    use: here,
    ...(use.id && { idFrom: here }),
    ...(use.with && { overrides: { keys: new Set(Object.keys(use.with)), path: [...here, 'with'] } }),
  }
}
