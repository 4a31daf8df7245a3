import type { Blocks } from '../../blocks/schemas'
import { groupedBy } from '../../parts/groupedBy'
import { onceFor } from '../../parts/onceFor'
import { message } from '../diagnostics/catalogue'
import { near } from '../diagnostics/suggest'
import { atKey, type Finding } from '../diagnostics/diagnostic'
import { publishRules, rules } from './findRules'
import type { Allowance } from './kept'
import type { PagesFile } from '../schema/schema'
import { sectionOwners } from '../schema/sectionOwners'
import { isHidden } from '../schema/visitFile'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'

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
  for (const place of allowingPlaces(file)) {
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
export function applyAllowed(file: PagesFile, findings: readonly Finding[], allowances: readonly Allowance[]): Finding[] {
  const [names, allowed] = [new Set(allowances.map(({ rule }) => rule)), new Set(allowances.map(({ place, rule }) => keyOf(place, rule)))]
  const used = new Set<string>()
  const left = findings.filter((finding) => {
    if (finding.rule === undefined || !names.has(finding.rule)) return true
    const keys = placesFor(file, finding)
      .map((place) => keyOf(place, finding.rule))
      .filter((key) => allowed.has(key))
    for (const key of keys) used.add(key)
    return keys.length === 0
  })
  if (allowedAt(file, ['site']).includes('unused-allow')) return left
  const needless = allowances
    .filter(({ place, rule }) => rule !== 'unused-allow' && !used.has(keyOf(place, rule)) && isShown(file, place))
    .flatMap(({ place, rule: name }) => onAllowances.map(([rule, tell]) => ({ ...tell(place, name), rule })))
  return [...left, ...needless]
}

/** Whether something has settings of its own, "allow" among them. */
export const isAllowingPlace = (place: JsonPath): boolean =>
  OWNERS.some((steps) => steps.length === place.length && steps.every((step, index) => step === place[index] || step === ANY))

const ANY = Symbol()
const PLACES = [['pages', ANY], ['pages', ANY, 'missing'], ['notFound']]
const OWNERS = [['site'], ['shared', ANY], ...PLACES, ...PLACES.map((owner) => [...owner, 'sections', ANY])]

/** Whether a place is neither hidden nor a section that is only shown for a time: there rules may not have looked. */
function isShown(file: PagesFile, place: JsonPath): boolean {
  const own = place.at(-2) === 'sections' || place[0] === 'shared' ? valueAt(file, place) : undefined
  return !isHidden(file, [...place, 'allow']) && !(isObject(own) && (own.from || own.until))
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

/** Every place that may have an "allow". */
function allowingPlaces(file: PagesFile): JsonPath[] {
  const owners = sectionOwners(file)
  const sections = owners.flatMap(({ owner, path }) => owner.sections.map((_, index) => [...path, 'sections', index]))
  return [['site'], ...Object.keys(file.shared ?? {}).map((name) => ['shared', name]), ...owners.map(({ path }) => path), ...sections]
}
