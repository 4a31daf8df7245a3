import { z } from 'zod'
import { type Mark, marks, type Role, roles } from '../../parts/role'
import { meantField } from '../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt } from '../text/jsonPath'

export type Schema = z.core.$ZodType

/** What the walkers need to know of a schema; worked out once, because asking zod costs more than walking. */
type Kind =
  | { is: 'object'; shape: Record<string, Schema>; rest: Schema | undefined }
  | { is: 'array'; element: Schema }
  | { is: 'record'; value: Schema }
  | { is: 'choice'; discriminator: string; options: ReadonlyMap<unknown, Schema> }
  | { is: 'union'; options: readonly Schema[] }
  | { is: 'wrapper'; inner: Schema }
  | { is: 'leaf'; isString: boolean }
type Known = { kind: Kind; keys: ReadonlySet<string>; role: Role | undefined; mark: Mark }

const known = new WeakMap<Schema, Known>()

export function schemaInfo(schema: Schema): Known {
  const found = known.get(schema)
  if (found) return found
  const kind = kindOf(schema)
  const made = {
    kind,
    keys: new Set(keysOfKind(kind)),
    role: roles.get(schema)?.role ?? (kind.is === 'wrapper' ? schemaInfo(kind.inner).role : undefined),
    mark: marks.get(schema) ?? {},
  }
  known.set(schema, made)
  return made
}

function kindOf(schema: Schema): Kind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return { is: 'wrapper', inner: schema.unwrap() }
  if (schema instanceof z.ZodArray) return { is: 'array', element: schema.element }
  if (schema instanceof z.ZodRecord) return { is: 'record', value: schema.valueType }
  if (schema instanceof z.ZodObject) return { is: 'object', shape: schema.shape, rest: schema.def.catchall instanceof z.ZodNever ? undefined : schema.def.catchall }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    const options = schema.options.flatMap((option) => literalsOf(option, discriminator).map((literal) => [literal, option] as const))
    return { is: 'choice', discriminator, options: new Map(options) }
  }
  return schema instanceof z.ZodUnion ? { is: 'union', options: schema.options } : { is: 'leaf', isString: schema instanceof z.ZodString }
}

function literalsOf(option: Schema, discriminator: string): unknown[] {
  const property = option instanceof z.ZodObject ? option.shape[discriminator] : undefined
  return property instanceof z.ZodLiteral ? [...property.values] : []
}

function keysOfKind(kind: Kind): string[] {
  if (kind.is === 'object') return Object.keys(kind.shape)
  if (kind.is === 'wrapper') return keysOf(kind.inner)
  if (kind.is === 'choice') return [...kind.options.values()].flatMap(keysOf)
  return kind.is === 'union' ? kind.options.flatMap(keysOf) : []
}

/** Returns the mark of a schema itself, not of one that it wraps; an empty one when it has none. */
export function markOf(schema: Schema): Mark {
  return schemaInfo(schema).mark
}

/** The keys an object schema knows; of a union, the keys of every option. */
export function keysOf(schema: Schema | undefined): string[] {
  return schema ? [...schemaInfo(schema).keys] : []
}

/** The schema that holds for this very value: optional wrappers taken off, unions decided by what the value looks like. */
export function schemaFor(schema: Schema, value: unknown): Schema {
  const { kind } = schemaInfo(schema)
  if (kind.is === 'wrapper') return schemaFor(kind.inner, value)
  if (kind.is === 'choice') {
    const option = kind.options.get(isObject(value) ? value[kind.discriminator] : undefined)
    return option ? schemaFor(option, value) : schema
  }
  if (kind.is !== 'union') return schema
  const option = kind.options[optionFor(kind.options, value)]
  return option ? schemaFor(option, value) : schema
}

/** Index of the option of a plain union that shares most keys with the value; of equals the one with more misspelled keys, then the first. */
export function optionFor(options: readonly Schema[], value: unknown): number {
  const shared = options.map((option) => sharedWith(schemaInfo(option), value))
  const most = Math.max(...shared)
  if (shared.indexOf(most) === shared.lastIndexOf(most) || !isObject(value)) return shared.indexOf(most)
  const near = options.map((option, index) => (shared[index] === most ? Object.keys(value).filter((key) => meantField(key, keysOf(option)) !== undefined).length : -1))
  return near.indexOf(Math.max(...near))
}

function sharedWith({ kind, keys }: Known, value: unknown): number {
  if (Array.isArray(value)) return kind.is === 'array' ? 1 : 0
  if (!isObject(value)) return kind.is === 'leaf' && kind.isString && typeof value === 'string' ? 1 : 0
  if (kind.is === 'record') return 1
  // The value's own keys are fewer than those of all blocks together.
  let count = 0
  for (const key of Object.keys(value)) if (keys.has(key)) count++
  return count
}

/** The schema without its optional wrappers; a union stays undecided. */
export function unwrapped(schema: Schema): Schema {
  const { kind } = schemaInfo(schema)
  return kind.is === 'wrapper' ? unwrapped(kind.inner) : schema
}

/** The schema of one property or element, or undefined where the schema knows none. */
export function childSchema(parent: Schema, value: unknown, key: string | number): Schema | undefined {
  const { kind } = schemaInfo(schemaFor(parent, value))
  if (kind.is === 'array') return kind.element
  if (kind.is === 'record') return kind.value
  if (kind.is !== 'object') return undefined
  return Object.hasOwn(kind.shape, key) ? kind.shape[String(key)] : kind.rest
}

/** The schema at a path, deciding unions by the value on the way; undefined where the path leaves the schema. */
export function schemaAt(schema: Schema, value: unknown, path: JsonPath): Schema | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schemaFor(schema, value)
  const child = childSchema(schema, value, key)
  return child && schemaAt(child, valueAt(value, [key]), rest)
}

/** Whether a field of this schema has to be there. */
export function isRequired(schema: Schema): boolean {
  return schemaInfo(schema).kind.is !== 'wrapper'
}
