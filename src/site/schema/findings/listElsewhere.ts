import { z } from 'zod'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { schemaAt, schemaInfo, unwrapped } from '../schemaTree'
import { sampleWith } from './sampleWith'

/** The list that is missing in the braces at a path, where it is the only one. */
function missingList(schema: z.ZodType, value: unknown, owner: JsonPath): { name: string; field: z.core.$ZodType } | undefined {
  const own = schemaAt(schema, value, owner)
  const entry = valueAt(value, owner)
  const { kind } = own ? schemaInfo(own) : { kind: undefined }
  if (kind?.is !== 'object' || !isObject(entry)) return undefined
  const [only, ...others] = Object.entries(kind.shape).filter(([name, field]) => !Object.hasOwn(entry, name) && schemaInfo(field).kind.is === 'array')
  return only && others.length === 0 ? { name: only[0], field: only[1] } : undefined
}

/** Whether it is such an entry, or a text of which one can be made. */
function isEntry(element: z.core.$ZodType, entry: unknown): boolean {
  return z.safeParse(element, entry).success || sampleWith(element, entry) !== undefined
}

/** The name of the missing list that stands in the field at a path, which is for something else; undefined where none does. */
export function listIn(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const found = valueAt(value, path)
  const missing = Array.isArray(found) && found.length > 0 ? missingList(schema, value, path.slice(0, -1)) : undefined
  const { kind } = missing ? schemaInfo(unwrapped(missing.field)) : { kind: undefined }
  return missing && kind?.is === 'array' && Array.isArray(found) && found.every((entry) => isEntry(kind.element, entry)) ? missing.name : undefined
}

/** The field in which a missing list stands, one that is for something else. */
export function listElsewhere(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const owner = path.slice(0, -1)
  const entry = valueAt(value, owner)
  const own = schemaAt(schema, value, owner)
  const { kind } = own ? schemaInfo(own) : { kind: undefined }
  if (kind?.is !== 'object' || !isObject(entry)) return undefined
  return Object.keys(entry).find((name) => {
    const field = Object.hasOwn(kind.shape, name) ? kind.shape[name] : undefined
    return field !== undefined && !z.safeParse(field, entry[name]).success && listIn(schema, value, [...owner, name]) === path.at(-1)
  })
}
