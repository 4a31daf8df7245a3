import { type Finding, atKey } from '../diagnostics/diagnostic'
import { message } from '../diagnostics/catalogue'
import { isObject } from '../text/jsonPath'
import { keysOf, type Schema, schemaAt } from './schemaTree'

/** A field of the file itself that belongs into "site", or into a page; undefined for any other. */
export function elsewhere(schema: Schema, file: unknown, name: string): Finding | undefined {
  if (!isObject(file) || !Object.hasOwn(file, name)) return undefined
  if (name === 'sections' && !Object.hasOwn(file, 'pages')) return atKey([name], message('fieldElsewhere', { name, home: 'page' }))
  return keysOf(schemaAt(schema, file, ['site'])).includes(name) ? atKey([name], message('fieldElsewhere', { name, home: 'site' })) : undefined
}
