import { type Finding, atKey } from '../diagnostics/diagnostic'
import { message } from '../diagnostics/catalogue'
import { meantField } from '../diagnostics/otherNames'
import { isObject } from '../text/jsonPath'
import { keysOf, type Schema, schemaAt } from './schemaTree'

/** Whether a list of typed entries stands in the file itself, under the name it has here or elsewhere. */
function isListOfSections(file: Record<string, unknown>, name: string): boolean {
  const list = file[name]
  return name === 'sections' || (meantField(name, ['sections']) === 'sections' && Array.isArray(list) && list.length > 0 && list.every(isObject))
}

/** A field of the file itself that belongs into "site", or into a page; undefined for any other. */
export function elsewhere(schema: Schema, file: unknown, name: string): Finding | undefined {
  if (!isObject(file) || !Object.hasOwn(file, name)) return undefined
  if (isListOfSections(file, name) && !Object.hasOwn(file, 'pages')) return atKey([name], message('fieldElsewhere', { name, home: 'page' }))
  return keysOf(schemaAt(schema, file, ['site'])).includes(name) ? atKey([name], message('fieldElsewhere', { name, home: 'site' })) : undefined
}

/** The list of sections that stands in the file itself, where it has no pages. */
export function sectionsElsewhere(schema: Schema, file: unknown): Finding | undefined {
  const name = isObject(file) ? Object.keys(file).find((key) => isListOfSections(file, key)) : undefined
  return name === undefined ? undefined : elsewhere(schema, file, name)
}
