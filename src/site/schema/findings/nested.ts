import { meantField } from '../../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { childSchema, keysOf, type Schema, schemaAt, schemaInfo, unwrapped } from '../schemaTree'

/**
 * The field in which those of the entry itself stand, as programs write them that keep what is said apart from what it is: "props",
 * "data", "attributes", under whatever name.
 *
 * @param owner where the entry stands
 */
export function nestedIn(schema: Schema, value: unknown, owner: JsonPath): string | undefined {
  const entry = valueAt(value, owner)
  if (!isObject(entry)) return undefined
  // Asked once: an entry may have a hundred thousand names.
  const own = schemaAt(schema, value, owner)
  const known = keysOf(own)
  // What stands in "with" is told for what it is.
  return Object.keys(entry).find((name) => name !== 'with' && !known.includes(name) && holdsFields(entry, name, known) && !isNamedField(own, entry, name))
}

/** Whether it is a list or an entry that is only called otherwise here, such as "button" for "actions". */
function isNamedField(own: Schema | undefined, entry: Record<string, unknown>, name: string): boolean {
  const meant = meantField(name, keysOf(own))
  if (!own || meant === undefined || entry[meant] !== undefined) return false
  const field = childSchema(own, entry, meant)
  return field !== undefined && !['leaf', 'union'].includes(schemaInfo(unwrapped(field)).kind.is)
}

/** The field in which the whole entry stands, with what says of which type it is. */
export function nestedType(entry: unknown, field: string, types: readonly string[]): string | undefined {
  if (!isObject(entry)) return undefined
  return Object.keys(entry).find((name) => {
    const inner = entry[name]
    return isObject(inner) && typeof inner[field] === 'string' && types.includes(inner[field]) && isApart(entry, inner)
  })
}

/** Whether most of what stands in a field would be fields of the entry. */
function holdsFields(entry: Record<string, unknown>, name: string, known: readonly string[]): boolean {
  const inner = entry[name]
  if (!isObject(inner) || !isApart(entry, inner)) return false
  const names = Object.keys(inner)
  const [only] = names
  // Some keep them two levels deep: "data", and in it "attributes".
  if (only !== undefined && names.length === 1 && !known.includes(only) && isObject(inner[only])) return holdsFields(inner, only, known)
  const fitting = names.filter((one) => known.includes(one) || meantField(one, known) !== undefined)
  return fitting.length > 0 && fitting.length * 2 >= names.length
}

/** Whether nothing would be said twice if both stood in the same braces. */
function isApart(entry: Record<string, unknown>, inner: Record<string, unknown>): boolean {
  return Object.keys(inner).every((name) => !Object.hasOwn(entry, name))
}
