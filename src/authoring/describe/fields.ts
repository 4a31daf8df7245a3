import { z } from 'zod'
import { type Accepted, marks, type Role, roles } from '../../parts/role'
import { unwrapped } from '../../site/schema/schemaTree'

type Schema = z.core.$ZodType

/** A field of a block in the words of pages.json, with the fields inside it. */
export type Field = { name: string; kind: string; required: boolean; sentence: string; fields: Field[] }

const KINDS: Partial<Record<Role, string>> = {
  richText: 'text with light Markdown',
  html: 'HTML',
  href: 'address',
  icon: 'icon',
  collection: 'name of a collection',
  itemField: 'name of a field of items',
  gradient: 'name of a gradient',
  media: 'picture in media/',
  id: 'anchor',
}

const ACCEPTED: Readonly<Record<Accepted, string>> = { video: 'video in media/', captions: 'captions in media/', file: 'file in media/' }

/** The fields of an object schema in their order. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const inner = unwrapped(field)
    const isOptional = field instanceof z.ZodOptional || field instanceof z.ZodDefault
    return { name, kind: kindOf(inner), required: !isOptional, sentence: field instanceof z.ZodType ? (field.description ?? '') : '', fields: innerFields(inner) }
  })
}

function kindOf(schema: Schema): string {
  const role = roles.get(schema)?.role
  const accepts = marks.get(schema)?.accepts
  if (accepts) return ACCEPTED[accepts]
  if (role) return KINDS[role] ?? 'text'
  if (schema instanceof z.ZodString) return 'text'
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'whole number' : 'number'
  if (schema instanceof z.ZodBoolean) return 'true or false'
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => JSON.stringify(option)).join(', ')
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => JSON.stringify(value)).join(', ')
  if (schema instanceof z.ZodArray) return `list of ${listed(unwrapped(schema.element))}`
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.map((option) => kindOf(unwrapped(option))))].join(' or ')
  return schema instanceof z.ZodRecord ? `names, each with ${kindOf(unwrapped(schema.valueType))}` : 'object'
}

const PLURALS: Readonly<Record<string, string>> = {
  'text with light Markdown': 'texts with light Markdown',
  address: 'addresses',
  'name of a field of items': 'names of fields of items',
}

/** What a list holds, in the plural. */
function listed(element: Schema): string {
  const kind = kindOf(element)
  return PLURALS[kind] ?? `${kind}s`
}

function innerFields(schema: Schema): Field[] {
  if (schema instanceof z.ZodArray) return innerFields(unwrapped(schema.element))
  if (schema instanceof z.ZodRecord) return innerFields(unwrapped(schema.valueType))
  if (schema instanceof z.ZodObject) return fieldsOf(schema)
  if (schema instanceof z.ZodDiscriminatedUnion) return mergedFields(schema.options.map(unwrapped).flatMap(innerFields))
  return schema instanceof z.ZodUnion ? mergedFields(schema.options.map(unwrapped).flatMap(innerFields)) : []
}

/** The fields of several kinds of entries: one that differs from kind to kind stands once, with all that it can be. */
function mergedFields(fields: readonly Field[]): Field[] {
  const merged = new Map<string, Field>()
  for (const field of fields) {
    const known = merged.get(field.name)
    const kinds = known?.kind.split(', ').includes(field.kind) ? known.kind : `${known?.kind}, ${field.kind}`
    merged.set(field.name, known ? { ...known, kind: kinds, sentence: known.sentence === field.sentence ? known.sentence : `${known.sentence} ${field.sentence}` } : field)
  }
  return [...merged.values()]
}
