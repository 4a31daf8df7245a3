import type { Remedy } from '../../diagnostics/remedy'
import { isOtherName } from '../../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { z } from 'zod'
import { pairAsEntry, pairsAsList, rowAsList } from './asEntries'
import { asList } from './asList'
import { ownSchemaAt } from '../ownSchema'
import { isRequired, type Schema, schemaInfo, unwrapped } from '../schemaTree'
import { textIn } from './textIn'

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
  const written = kind.is === 'leaf' && kind.isString && found !== undefined ? textFrom(own, found) : undefined
  if (written !== undefined) return { do: 'write', sample: JSON.stringify(written) }
  if (kind.is === 'array' && !Array.isArray(found)) {
    const rows = typeof path.at(-1) === 'number' ? valueAt(value, path.slice(0, -1)) : undefined
    const made = rowAsList(kind.element, found, Array.isArray(rows) ? rows : []) ?? (isEntryOf(kind.element, found) ? undefined : pairsAsList(kind.element, found))
    if (made !== undefined) return { do: 'write', sample: made }
    if (isEntryOf(kind.element, found)) return { do: 'wrap' }
    const list = isObject(found) ? asList(kind.element, found, (entry) => isEntryOf(kind.element, entry)) : undefined
    if (list) return list
    const sample = sampleWith(kind.element, found)
    return sample === undefined ? undefined : { do: 'write', sample: `[${sample}]` }
  }
  if (Array.isArray(found)) {
    const pair = pairAsEntry(own, found)
    if (pair !== undefined) return { do: 'write', sample: pair }
    const holdsOne = found.length === 1 || (found.length > 0 && typeof path.at(-1) === 'number')
    return holdsOne && kind.is !== 'leaf' && found.every(isObject) ? { do: 'unwrap' } : undefined
  }
  const sample = sampleWith(own, found)
  return sample === undefined ? undefined : { do: 'write', sample }
}

/** The text in what stands in its place; of a single paragraph of HTML its words, where HTML has no meaning. */
function textFrom(own: Schema, found: unknown): string | undefined {
  if (typeof found !== 'object') return undefined
  const { role } = schemaInfo(unwrapped(own))
  const written = textIn(found, role === 'richText')?.trim()
  const [, words] = role === 'html' ? [] : (/^<p>([^<>]*)<\/p>$/.exec(written ?? '') ?? [])
  return words ?? written
}

function isEntryOf(element: Schema, found: unknown): boolean {
  const { kind } = schemaInfo(unwrapped(element))
  return isObject(found) ? hasFieldOf(element, found) : kind.is === 'leaf' && z.safeParse(element, found).success
}

/** Whether an object has a field of such an entry: else it may hold several entries, each under a name. */
function hasFieldOf(element: Schema, found: Record<string, unknown>): boolean {
  const { kind } = schemaInfo(unwrapped(element))
  if (kind.is === 'object') return Object.keys(found).some((name) => Object.hasOwn(kind.shape, name) || Object.keys(kind.shape).some((field) => isOtherName(name, field)))
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
  if (needed.length === 0) return chosenWith(kind.shape, found)
  const [holder] = needed.find(([, field]) => roles.includes(schemaInfo(field).role ?? '')) ?? []
  if (holder === undefined || !needed.every(([, field]) => isText(field))) return undefined
  return `{ ${needed.map(([name]) => `${JSON.stringify(name)}: ${name === holder ? JSON.stringify(found) : '"…"'}`).join(', ')} }`
}

/** The entry with the text in the only field that takes no other kind of text; undefined where there are several or none. */
function chosenWith(shape: Record<string, Schema>, found: string): string | undefined {
  const strict = Object.entries(shape).filter(([, field]) => !z.safeParse(field, 'a b').success && z.safeParse(field, found).success)
  const [only, ...others] = strict
  return only && others.length === 0 ? `{ ${JSON.stringify(only[0])}: ${JSON.stringify(found)} }` : undefined
}

function isText(field: Schema): boolean {
  const { kind } = schemaInfo(field)
  return kind.is === 'leaf' && kind.isString
}

/** An entry with all that it needs, and points in it, or a list of one; undefined where it needs more than texts. */
export function sampleAt(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const own = ownSchemaAt(schema, value, path)
  const { kind } = own ? schemaInfo(unwrapped(own)) : { kind: undefined }
  if (kind?.is !== 'array') return own && entrySample(own)
  const entry = entrySample(kind.element)
  return entry && `[${entry}]`
}

function entrySample(own: Schema): string | undefined {
  const { kind } = schemaInfo(unwrapped(own))
  const needed = kind.is === 'object' ? Object.entries(kind.shape).filter(([, field]) => isRequired(field)) : []
  return needed.length > 0 && needed.every(([, field]) => isText(field)) ? `{ ${needed.map(([name]) => `${JSON.stringify(name)}: "…"`).join(', ')} }` : undefined
}
