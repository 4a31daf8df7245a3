import type { z } from 'zod'
import { type Finding, atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { meantField } from '../../diagnostics/otherNames'
import { isObject } from '../../text/jsonPath'
import { keysOf, type Schema, schemaAt } from '../schemaTree'

/** Whether a list of typed entries stands in the file itself, under the name it has here or elsewhere. */
function isListOfSections(file: Record<string, unknown>, name: string): boolean {
  const list = file[name]
  return name === 'sections' || (meantField(name, ['sections']) === 'sections' && Array.isArray(list) && list.length > 0 && list.every(isObject))
}

/**
 * Fields of the file itself that belong into a page, which the file lacks, or into "site": each of the two one finding, however many
 * fields there are.
 */
export function elsewhere(schema: Schema, file: unknown): Finding[] {
  if (!isObject(file)) return []
  const own = keysOf(schemaAt(schema, file, []))
  const strange = Object.keys(file).filter((name) => !own.includes(name))
  const list = Object.hasOwn(file, 'pages') ? undefined : strange.find((name) => isListOfSections(file, name))
  const page = list === undefined ? [] : keysOf(schemaAt(schema, { pages: [{}] }, ['pages', 0]))
  const inPage = strange.filter((name) => name === list || page.includes(name))
  const site = keysOf(schemaAt(schema, { site: {} }, ['site']))
  const inSite = strange.filter((name) => !inPage.includes(name) && site.includes(name))
  const [first] = inSite
  return [
    ...(list === undefined ? [] : [atKey([list], message('fieldElsewhere', { name: list, home: 'page', fields: inPage }))]),
    ...(first === undefined ? [] : [atKey([first], message('fieldElsewhere', { name: first, home: 'site', fields: inSite }))]),
  ]
}

/** The names of the fields of the file itself that such findings tell, and of those that are there once they are moved. */
export function toldBy(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    findings.flatMap(({ message: { name, words } }) => (name === 'fieldElsewhere' ? [...(words.fields ?? [words.name]), words.home === 'page' ? 'pages' : 'site'] : [])),
  )
}

/** What is left of an issue without the fields of the file that are told already; undefined where nothing is. */
export function withoutTold(issue: z.core.$ZodIssue, told: ReadonlySet<string>): z.core.$ZodIssue | undefined {
  const [name, ...below] = issue.path
  if (name !== undefined) return below.length === 0 && issue.code === 'invalid_type' && issue.input === undefined && told.has(String(name)) ? undefined : issue
  if (issue.code !== 'unrecognized_keys') return issue
  const keys = issue.keys.filter((key) => !told.has(key))
  return keys.length > 0 ? { ...issue, keys } : undefined
}
