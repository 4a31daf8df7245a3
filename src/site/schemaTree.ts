import { z } from 'zod'
import { type Role, roles } from '../parts/role'

export type Path = readonly (string | number)[]
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The keys an object schema knows; of a union, the keys of every option. */
export function keysOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return keysOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((option) => keysOf(option)))]
  return []
}

/** The schema that judges this very value: optional wrappers taken off, unions decided by what the value looks like. */
export function schemaFor(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaFor(schema.unwrap(), value)
  if (!(schema instanceof z.ZodUnion)) return schema
  const option = schema.options[unionOption(schema, value)]
  return option ? schemaFor(option, value) : schema
}

/** Index of the option that shares most keys with the value; -1 when a discriminator names none. */
export function unionOption(union: z.ZodUnion, value: unknown): number {
  if (union instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = union.def
    const named = isObject(value) ? value[discriminator] : undefined
    return union.options.findIndex((option) => option instanceof z.ZodObject && acceptsLiteral(option.shape[discriminator], named))
  }
  const shared = union.options.map((option) => (isObject(value) ? keysOf(option).filter((key) => Object.hasOwn(value, key)).length : matchesKind(option, value)))
  return shared.indexOf(Math.max(...shared))
}

function matchesKind(option: z.core.$ZodType, value: unknown): number {
  return option instanceof z.ZodString && typeof value === 'string' ? 1 : 0
}

function acceptsLiteral(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  return schema instanceof z.ZodLiteral && [...schema.values].some((literal) => literal === value)
}

/** The schema of one property or element, or undefined where the schema knows none. */
export function childSchema(parent: z.core.$ZodType, value: unknown, key: string | number): z.core.$ZodType | undefined {
  const schema = schemaFor(parent, value)
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  if (!(schema instanceof z.ZodObject)) return undefined
  const known = Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined
  return known ?? (schema.def.catchall instanceof z.ZodNever ? undefined : schema.def.catchall)
}

/** The schema at a path, deciding unions by the value on the way; undefined where the path leaves the schema. */
export function schemaAt(schema: z.core.$ZodType, value: unknown, path: Path): z.core.$ZodType | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schemaFor(schema, value)
  const child = childSchema(schema, value, key)
  return child && schemaAt(child, valueAt(value, [key]), rest)
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((current, key) => {
    if (Array.isArray(current)) return current[Number(key)]
    return isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }, value)
}

export type StringVisitor = (text: string, role: Role | undefined, path: Path) => string

/**
 * Rebuilds a value with every string passed through `change`, which is told the string's role and path.
 * Parts that the schema does not know are kept as they are.
 */
export function mapStrings<Value>(schema: z.core.$ZodType, value: Value, change: StringVisitor, path?: Path): Value
export function mapStrings(parent: z.core.$ZodType, value: unknown, change: StringVisitor, path: Path = []): unknown {
  if (typeof value === 'string') return change(value, roleOf(parent), path)
  if (typeof value !== 'object' || value === null) return value
  const step = (child: unknown, key: string | number) => {
    const schema = childSchema(parent, value, key)
    return schema ? mapStrings(schema, child, change, [...path, key]) : child
  }
  if (Array.isArray(value)) return value.map(step)
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, step(child, key)]))
}

/** Shows every string to `visit`; changes nothing. */
export function visitStrings(schema: z.core.$ZodType, value: unknown, visit: (...args: Parameters<StringVisitor>) => void): void {
  mapStrings(schema, value, (...args) => {
    visit(...args)
    return args[0]
  })
}

function roleOf(schema: z.core.$ZodType): Role | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return roles.get(schema)?.role ?? roleOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => roleOf(option)).find((role) => role !== undefined)
  return roles.get(schema)?.role
}
