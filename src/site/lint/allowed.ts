import { message } from '../diagnostics/catalogue'
import { atKey, type Finding } from '../diagnostics/diagnostic'
import type { PagesFile } from '../schema/schema'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'

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
      .map((rule) => ({ ...atKey([...place, 'allow', rule], message('unusedAllow', { name: rule })), rule: 'unused-allow' })),
  )
  return [...left, ...needless]
}

/** What stands in the file by this rule, where it is not allowed. */
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
  const templates = root === 'collections' ? file.pages.flatMap((page, index) => (page.each === collection ? [['pages', index]] : [])) : []
  return [...around, ...templates, ['site']]
}

/** Every place with an "allow", without what is hidden or only shown for a time: rules may not have looked at it. */
function allowingPlaces(file: PagesFile): JsonPath[] {
  const sectionsOf = ({ sections }: { sections: readonly { hidden?: boolean | undefined; from?: string | undefined; until?: string | undefined }[] }, place: JsonPath): JsonPath[] =>
    sections.flatMap(({ hidden, from, until }, index) => (hidden || from || until ? [] : [[...place, 'sections', index]]))
  const pages = file.pages.flatMap((page, index): JsonPath[] => {
    const place: JsonPath = ['pages', index]
    if (page.hidden) return []
    return [place, ...sectionsOf(page, place), ...(page.missing ? [[...place, 'missing'], ...sectionsOf(page.missing, [...place, 'missing'])] : [])]
  })
  const shared = Object.entries(file.shared ?? {}).flatMap(([name, section]): JsonPath[] => (section.hidden || section.from || section.until ? [] : [['shared', name]]))
  return [['site'], ...shared, ...pages, ['notFound'], ...sectionsOf(file.notFound, ['notFound'])]
}
