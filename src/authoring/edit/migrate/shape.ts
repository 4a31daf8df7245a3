import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Blocks } from '../../../blocks/schemas'
import { isFields } from '../../../parts/fieldPath'
import { pagesSchema } from '../../../site/schema/schema'
import { SITE } from '../../../site/check/versions/history'
import { allow } from '../../../site/schema/allow'

/** The part of a JSON Schema that says what may be written: no titles, descriptions or examples. */
export type Shape = Readonly<Record<string, unknown>>

/** Words of JSON Schema that hold schemas by name, schemas in a list, or one schema. */
const BY_NAME = ['properties']
const IN_LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const ALONE = ['items', 'additionalProperties', 'propertyNames']
const PLAIN = [
  'type',
  'const',
  'enum',
  'required',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]

/** Largest whole number that JSON can say exactly: the limit of every whole number, so no limit at all. */
const UNLIMITED = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

/**
 * The shape of every block by its name, and under "site" that of all the rest: settings, pages, collections, and the settings
 * that each section has whatever its block.
 */
export function shapesOf(blocks: Blocks): Record<string, Shape> {
  const own = Object.entries(blocks).map(([name, { schema }]) => [name, shapeOf(schema)] as const)
  // With a block that has no fields, of a section only its settings are left.
  return Object.fromEntries([...own, [SITE, shapeOf(pagesSchema({ block: z.strictObject({}) }))] as const])
}

function shapeOf(schema: z.ZodType): Shape {
  return pure(z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any', override: withoutRules }))
}

/** Which rules of advice there are is no part of the shape: content is none the worse for a rule that has gone. */
function withoutRules({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (!Object.is(zodSchema, allow)) return
  delete jsonSchema.propertyNames
  jsonSchema.additionalProperties = { type: 'string' }
}

/** A schema with the words that restrict values, in an order of its own. */
function pure(schema: unknown): Shape {
  if (!isFields(schema)) return {}
  const each = (names: readonly string[], change: (value: unknown) => unknown) =>
    names.flatMap((name) => (name in schema && !UNLIMITED.has(schema[name]) ? [[name, change(schema[name])] as const] : []))
  const byName = (value: unknown) => (isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, pure(child)])) : {})
  const inList = (value: unknown) => (Array.isArray(value) ? value.map(pure) : [])
  const alone = (value: unknown) => (typeof value === 'boolean' ? value : pure(value))
  return Object.fromEntries([...each(PLAIN, (value) => value), ...each(BY_NAME, byName), ...each(IN_LISTS, inList), ...each(ALONE, alone)])
}

/** Returns 16 hex digits of the SHA-256 of a shape; the order of fields and of required names does not count. */
export function fingerprint(shape: Shape): string {
  return createHash('sha256').update(sorted(shape)).digest('hex').slice(0, 16)
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).sort().join(',')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}:${sorted(child)}`)
  return `{${entries.sort().join(',')}}`
}
