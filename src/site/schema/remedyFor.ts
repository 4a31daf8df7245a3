import type { Remedy } from '../diagnostics/remedy'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'
import { z } from 'zod'
import { asList } from './asList'
import { isRequired, type Schema, schemaInfo, unwrapped } from './schemaTree'

/**
 * How a value of another kind is made the one that is expected; undefined where that is not plain.
 *
 * @param own the schema of the value, with what it says of this very field
 * @param isNeeded whether the field has to be there
 */
export function remedyFor(own: Schema, value: unknown, path: JsonPath, isNeeded: boolean | undefined): Remedy | undefined {
  const found = valueAt(value, path)
  if (found === null) return isNeeded === false ? { do: 'drop' } : undefined
  const { kind } = schemaInfo(unwrapped(own))
  if (kind.is === 'array' && !Array.isArray(found)) {
    if (isEntryOf(kind.element, found)) return { do: 'wrap' }
    const list = isObject(found) ? asList(kind.element, found, (entry) => isEntryOf(kind.element, entry)) : undefined
    if (list) return list
    const sample = sampleWith(kind.element, found)
    return sample === undefined ? undefined : { do: 'write', sample: `[${sample}]` }
  }
  if (Array.isArray(found)) {
    if (kind.is === 'leaf' && kind.isString && found.length > 0 && found.every((one) => typeof one === 'string')) return { do: 'write', sample: JSON.stringify(found.join('\n\n')) }
    const holdsOne = found.length === 1 || (found.length > 0 && typeof path.at(-1) === 'number')
    return holdsOne && kind.is !== 'leaf' && found.every(isObject) ? { do: 'unwrap' } : undefined
  }
  const sample = sampleWith(own, found)
  return sample === undefined ? undefined : { do: 'write', sample }
}

function isEntryOf(element: Schema, found: unknown): boolean {
  const { kind } = schemaInfo(unwrapped(element))
  return isObject(found) ? hasFieldOf(element, found) : kind.is === 'leaf' && z.safeParse(element, found).success
}

/** Whether an object has a field of such an entry: else it may hold several entries, each under a name. */
function hasFieldOf(element: Schema, found: Record<string, unknown>): boolean {
  const { kind } = schemaInfo(unwrapped(element))
  if (kind.is === 'object') return Object.keys(found).some((name) => Object.hasOwn(kind.shape, name))
  if (kind.is === 'choice') return Object.hasOwn(found, kind.discriminator) || [...kind.options.values()].some((option) => hasFieldOf(option, found))
  return kind.is === 'union' && kind.options.some((option) => hasFieldOf(option, found))
}

const ADDRESS = /^(?:\/|#|media\/|https?:|mailto:|tel:)/

/** An entry that holds the text in the field that it was meant for, and points in all others that must be there. */
function sampleWith(schema: Schema, found: unknown): string | undefined {
  const { kind } = schemaInfo(unwrapped(schema))
  if (kind.is === 'union') return kind.options.map((option) => sampleWith(option, found)).find((sample) => sample !== undefined)
  if (kind.is !== 'object' || typeof found !== 'string') return undefined
  const needed = Object.entries(kind.shape).filter(([, field]) => isRequired(field))
  const roles = ADDRESS.test(found) ? ['href', 'media'] : ['text', 'richText']
  const [holder] = needed.find(([, field]) => roles.includes(schemaInfo(field).role ?? '')) ?? []
  if (holder === undefined || !needed.every(([, field]) => isText(field))) return undefined
  return `{ ${needed.map(([name]) => `${JSON.stringify(name)}: ${name === holder ? JSON.stringify(found) : '"…"'}`).join(', ')} }`
}

function isText(field: Schema): boolean {
  const { kind } = schemaInfo(field)
  return kind.is === 'leaf' && kind.isString
}
