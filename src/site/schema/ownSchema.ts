import { z } from 'zod'
import { type JsonPath, valueAt } from '../text/jsonPath'
import { childSchema, schemaAt } from './schemaTree'

/** Whether a field must be there; undefined for what is no field of an entry. */
export function isNeeded(schema: z.ZodType, value: unknown, path: JsonPath): boolean | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : undefined
  return own instanceof z.ZodType ? !own.safeParse(undefined).success : undefined
}

/** The schema of the value at a path, with what it says of this very field. */
export function ownSchemaAt(schema: z.ZodType, value: unknown, path: JsonPath): z.ZodType | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent && path.length > 0 ? childSchema(parent, valueAt(value, path.slice(0, -1)), path.at(-1) ?? '') : undefined
  return own instanceof z.ZodType ? own : undefined
}
