import type { Blocks } from '../../blocks/schemas'
import { groupedBy } from '../../parts/groupedBy'
import { onceFor } from '../../parts/onceFor'
import { message } from '../diagnostics/catalogue'
import { near } from '../diagnostics/suggest'
import { atKey, type Finding } from '../diagnostics/diagnostic'
import { publishRules, rules } from './findRules'
import type { PagesFile, RawSection } from '../schema/schema'
import { sectionOwners } from '../schema/sectionOwners'
import { isHidden } from '../schema/visitFile'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'

type Visibility = Pick<RawSection, 'hidden' | 'from' | 'until'>

const onAllowances = [...rules].flatMap(([name, rule]) => ('ofAllowance' in rule ? [[name, rule.ofAllowance] as const] : []))

/** The rules that can be allowed, each with what it asks for: those of advice, and those that keep a site from being published, which blocks may have, too. */
export function allowable(blocks: Blocks): Map<string, string> {
  const ofBlocks = Object.values(blocks).flatMap(({ messages = [] }) => messages.flatMap(({ rule }) => (rule ? [[rule.name, rule.meaning] as const] : [])))
  return new Map([...[...rules, ...publishRules].map(([name, { meaning }]) => [name, meaning] as const), ...ofBlocks])
}

/** Rules that are allowed somewhere and do not exist. */
export function checkAllowances(file: PagesFile, blocks: Blocks, report: (finding: Finding) => void): void {
  const meanings = allowable(blocks)
  const known = [...meanings.keys()]
  for (const place of allowingPlaces(file, true)) {
    for (const name of allowedAt(file, place)) {
      if (!meanings.has(name))
        report(
          atKey(
            [...place, 'allow', name],
            message(
              'unknownField',
              Object.assign(
                near(name, () => known),
                { owner: '"allow"' },
              ),
            ),
          ),
        )
    }
  }
}

/** Leaves out what the file allows at the finding's place or around it, and adds advice on what is allowed without need. */
export function applyAllowed(file: PagesFile, findings: readonly Finding[]): Finding[] {
  const used = new Set<string>()
  const left = findings.filter((finding) => {
    const places = placesFor(file, finding).filter((place) => finding.rule !== undefined && allowedAt(file, place).includes(finding.rule))
    for (const place of places) used.add(keyOf(place, finding.rule))
    return places.length === 0
  })
  const needless = allowingPlaces(file).flatMap((place) =>
    allowedAt(file, place)
      .filter((rule) => rule !== 'unused-allow' && !used.has(keyOf(place, rule)) && !allowedAt(file, ['site']).includes('unused-allow'))
      .flatMap((allowed) => onAllowances.map(([rule, tell]) => ({ ...tell(place, allowed), rule }))),
  )
  return [...left, ...needless]
}

/** Returns true when the file allows `rule` at the finding's place, at a place it is seen from, anywhere around these, or in "site". */
export function isAllowed(file: PagesFile, finding: Finding, rule: string): boolean {
  return placesFor(file, finding).some((place) => allowedAt(file, place).includes(rule))
}

const keyOf = (place: JsonPath, rule: string | undefined) => JSON.stringify([place, rule])

function allowedAt(file: PagesFile, place: JsonPath): string[] {
  const allow = valueAt(file, [...place, 'allow'])
  return isObject(allow) ? Object.keys(allow) : []
}

/** Where the finding can be allowed: everything around its place and around the places it is seen from, and the whole site. */
function placesFor(file: PagesFile, { location, seenFrom = [] }: Finding): JsonPath[] {
  const own = 'path' in location ? [location.path] : []
  const around = [...own, ...seenFrom].flatMap((path) => path.map((_, index) => path.slice(0, index + 1)))
  const [root, collection] = own[0] ?? []
  // An item has no settings of its own: the page made from it speaks for it.
  const templates = root === 'collections' ? (templatesOf(file).get(String(collection)) ?? []) : []
  return [...around, ...templates, ['site']]
}

/** The pages that are made for the items of each collection, by its name: there may be a finding in every item. */
const templatesOf = onceFor((file: PagesFile) => {
  const all = groupedBy([...file.pages.entries()], ([, { each }]) => each)
  return new Map([...all].map(([each, pages]) => [each, pages.map(([index]): JsonPath => ['pages', index])]))
})

/** Every place that may have an "allow"; without what is hidden or only shown for a time, where rules may not have looked. */
function allowingPlaces(file: PagesFile, isAll = false): JsonPath[] {
  const isOpen = ({ hidden, from, until }: Visibility) => isAll || !(hidden || from || until)
  const owners = sectionOwners(file).filter(({ path }) => isAll || !isHidden(file, [...path, 'sections']))
  const sections = owners.flatMap(({ owner, path }) => owner.sections.flatMap((section, index) => (isOpen(section) ? [[...path, 'sections', index]] : [])))
  const shared = Object.entries(file.shared ?? {}).flatMap(([name, section]) => (isOpen(section) ? [['shared', name]] : []))
  return [['site'], ...shared, ...owners.map(({ path }) => path), ...sections]
}
