import type { Blocks } from '../../../blocks/schemas'
import type { Migration } from '../../../parts/migration'
import { message } from '../../diagnostics/catalogue'
import { migrations } from './siteMigrations'
import { at, atKey, type Finding } from '../../diagnostics/diagnostic'
import type { JsonPath } from '../../text/jsonPath'
import { suggest } from '../../diagnostics/suggest'
import type { Older } from '../../diagnostics/wording/versions'
import { historyOf, type Lineage, notedVersions, SITE, versionIn } from './history'
import { allSections } from '../../schema/sectionOwners'

/**
 * Says whether a file was written for other versions of its blocks than there are. Of a file that is older, all other mistakes
 * would only follow from that. Blocks that the file does not use do not count.
 */
export function versionFindings(file: unknown, blocks: Blocks, site: readonly Migration[] = migrations): Finding[] {
  const noted = notedVersions(file)
  // Versions in another form are told as such, like any other field.
  if (!noted) return []
  const history = historyOf(blocks, site)
  const known = [...history.keys()]
  const findings = Object.keys(noted).flatMap((name) =>
    history.has(name) ? [] : [atKey(['versions', name], message('unknownVersion', { name, suggestion: suggest(name, known) }))],
  )
  const behind: (Older & { place: JsonPath })[] = []
  for (const { name, lineage, path } of partsOf(file, history)) {
    const from = versionIn(noted, lineage, name)
    const place = Object.hasOwn(noted, name) ? ['versions', name] : path
    if (lineage.name !== name) findings.push(at(path, message('renamedBlock', { name, now: lineage.name })))
    else if (from > lineage.version) findings.push(at(place, message('newerFile', { name, version: from, known: lineage.version })))
    else if (from < lineage.version) behind.push({ name, from, to: lineage.version, place })
  }
  const [first] = behind
  return first ? [...findings, at(first.place, message('olderFile', { parts: behind.map(({ name, from, to }) => ({ name, from, to })) }))] : findings
}

/** The site and every block that a file uses, each once, with the place where it is first named. */
function partsOf(file: unknown, history: ReadonlyMap<string, Lineage>): { name: string; lineage: Lineage; path: JsonPath }[] {
  const places = new Map<string, JsonPath>([[SITE, ['site']]])
  for (const { section, path } of allSections(file))
    if (typeof section.type === 'string' && section.type !== SITE && !places.has(section.type)) places.set(section.type, [...path, 'type'])
  return [...places].flatMap(([name, path]) => {
    const lineage = history.get(name)
    return lineage ? [{ name, lineage, path }] : []
  })
}
