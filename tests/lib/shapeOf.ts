import { z } from 'zod'
import { marks, roles } from '../../src/parts/role'
import { isVisibilityField } from '../../src/parts/visibility'

type Json = Record<string, unknown>
const LIMITS = { minItems: '≥', maxItems: '≤', minimum: '≥', maximum: '≤' } as const
/** Whole numbers have limits of their own, which nobody has set. */
const isSet = (limit: unknown) => limit !== undefined && Math.abs(Number(limit)) < 1e9

/**
 * What a schema takes, object by object: each field with its kind, its limits and its marks, those that may be left out with a question
 * mark. The fields that say when an entry is part of the site are the same for all that take them, and are left out here.
 */
export function shapeOf(schema: z.ZodType): Record<string, string> {
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Schemas here are made by zod itself, not by its core alone.
      const own = zodSchema as unknown as z.ZodType
      const role = roles.get(own)?.role
      const mark = Object.entries(marks.get(own) ?? {}).flatMap(([name, value]) => (name === 'form' || name === 'timed' ? [] : [`${name}=${value}`]))
      if (marks.get(own)?.timed) Object.assign(jsonSchema, { timed: true })
      if (role !== undefined) Object.assign(jsonSchema, { role })
      if (mark.length > 0) Object.assign(jsonSchema, { mark: mark.join(' ') })
    },
  })
  return Object.fromEntries(objectsIn(json as Json, ''))
}

function objectsIn(schema: Json, path: string): [string, string][] {
  const { items, oneOf } = schema
  if (Array.isArray(oneOf))
    return oneOf.flatMap((one: Json) => objectsIn(one, `${path}(${fieldsOf(one).flatMap(([, field]) => (field.const === undefined ? [] : [field.const]))})`))
  if (items !== undefined) return objectsIn(items as Json, `${path}[]`)
  const fields = fieldsOf(schema)
  if (fields.length === 0) return []
  const required = new Set(schema.required as string[] | undefined)
  const others = schema.additionalProperties === false ? [] : ['and any other']
  const own = [...fields.map(([name, field]) => `${name}${required.has(name) ? '' : '?'} ${wordsOf(field)}`), ...others].join(', ')
  return [[path, own], ...fields.flatMap(([name, field]) => objectsIn(field, path === '' ? name : `${path}.${name}`))]
}

const fieldsOf = ({ properties, timed }: Json) => Object.entries((properties ?? {}) as Record<string, Json>).filter(([name]) => !timed || !isVisibilityField(name))

function wordsOf(schema: Json): string {
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (Array.isArray(values)) return values.join('|')
  const limits = Object.entries(LIMITS).flatMap(([name, sign]) => (isSet(schema[name]) ? [`${sign}${schema[name]}`] : []))
  const entries = schema.items as Json | undefined
  const kind = schema.role ?? (entries && (!entries.properties && !entries.oneOf ? `[${wordsOf(entries)}]` : 'list')) ?? schema.type
  return [kind, ...limits, ...(schema.mark === undefined ? [] : [`(${schema.mark})`])].join(' ')
}

/** The shape of a picture in any block. */
export const PICTURE = 'src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text'
