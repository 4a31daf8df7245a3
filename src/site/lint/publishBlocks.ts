import type { Blocks } from '../../blocks/schemas'
import type { PublishContext } from '../../parts/check'
import { askBlock } from '../resolve/askBlock'
import { message } from '../diagnostics/catalogue'
import { isAllowed } from './allowed'
import { at, type Finding } from '../diagnostics/diagnostic'
import { isUse, type PagesFile, type RawSection } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'
import { sectionOwners } from '../schema/sectionOwners'
import { isHidden } from '../schema/visitFile'

/** A section as it stands in the file, with what a page says differently of a shared one; `placeOf` leads from a field to where it is written. */
type Written = { section: RawSection; seenFrom: JsonPath; placeOf: (path: JsonPath) => JsonPath }

/** What blocks find in their own sections that must not go live, allowed or not. What is hidden does not go live. */
export function blockFindings(file: PagesFile, blocks: Blocks): Finding[] {
  return sectionsOf(file).flatMap(({ section, seenFrom, placeOf }) => {
    const findings: Finding[] = []
    const context: PublishContext = {
      report: (path, entry, words) => findings.push({ ...at(placeOf(path), message(entry, words)), rule: entry.rule?.name, seenFrom: [seenFrom] }),
    }
    askBlock(
      'publish',
      section.type,
      () => blocks[section.type]?.publish?.(section as never, context),
      (reason) => findings.push(at(placeOf([]), reason)),
    )
    return findings
  })
}

/** Returns the findings whose rule the file does not allow, without the name of the rule: these stop `check --publish`. */
export function unallowed(file: PagesFile, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => finding.rule === undefined || !isAllowed(file, finding, finding.rule)).map(({ rule: _rule, ...finding }) => finding)
}

function sectionsOf(file: PagesFile): Written[] {
  return sectionOwners(file).flatMap(({ owner, path: list }) =>
    owner.sections.flatMap((entry, index): Written[] => {
      const place = [...list, 'sections', index]
      const shared = isUse(entry) ? file.shared?.[entry.use] : entry
      if (!shared || shared.hidden || entry.hidden || isHidden(file, place)) return []
      if (!isUse(entry)) return [{ section: entry, seenFrom: place, placeOf: (path) => [...place, ...path] }]
      const own = entry.with ?? {}
      return [
        {
          section: { ...shared, ...own },
          seenFrom: place,
          placeOf: (path) => (Object.hasOwn(own, String(path[0])) ? [...place, 'with', ...path] : ['shared', entry.use, ...path]),
        },
      ]
    }),
  )
}
