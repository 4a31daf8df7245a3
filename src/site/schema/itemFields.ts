import { z } from 'zod'
import type { ItemField } from '../../parts/itemField'
import { isObject, type JsonPath } from '../text/jsonPath'
import type { FileSchema } from './composed'
import { type AnyItem, type Collection, type Declaration, itemWith, valueSchema } from './item'
import { completeNotFound, completeSettings } from './complete'
import type { PagesFile, WrittenFile } from './schema'

/** The fields that a collection declares, in their order. */
export function declaredFields(fields: Readonly<Record<string, Declaration>>): ItemField[] {
  return Object.entries(fields).map(([name, written]) => {
    const { type, label = labelOf(name), options = [], required = true, ...rest } = typeof written === 'string' ? { type: written } : written
    return { name, type, label, options, isRequired: required && !('default' in rest) }
  })
}

/** "startsAt" as a person would write it: "Starts at". */
function labelOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The collections of a file that declare fields, whatever shape the rest of it has. */
export function declaring(collections: unknown): [string, Exclude<Collection, unknown[]>][] {
  const all = isObject(collections) ? Object.entries(collections) : []
  // Whether the declarations themselves are right, the schema has said before.
  return all.filter((entry): entry is [string, Exclude<Collection, unknown[]>] => isObject(entry[1]) && isObject(entry[1].fields) && Array.isArray(entry[1].items))
}

/** What zod is to say of the items of these collections and of the defaults of their fields; undefined where none declares any. */
export function declaredSchema(collections: unknown): z.ZodType | undefined {
  const own = declaring(collections).map(([name, { fields }]) => {
    const declared = declaredFields(fields)
    const defaults = declared.map((field) => [field.name, z.union([z.string(), z.looseObject({ default: valueSchema(field).optional() })])] as const)
    return [name, z.looseObject({ fields: z.looseObject(Object.fromEntries(defaults)), items: z.array(itemWith(declared)) })] as const
  })
  return own.length > 0 ? z.looseObject({ collections: z.looseObject(Object.fromEntries(own)) }) : undefined
}

/** The schema of this very file: it knows the fields that its items have, whether these stand as they are written or in lists of their own. */
export function schemaWith(schema: FileSchema, collections: unknown): FileSchema {
  const own = declaring(collections).map(([name, { fields }]) => {
    const items = z.array(itemWith(declaredFields(fields)))
    return [name, z.union([items, z.strictObject({ fields: z.looseObject({}), items })])] as const
  })
  if (own.length === 0) return schema
  const rest = schema.shape.collections.unwrap().valueType
  // It accepts less than the schema of all files, and walks lead through it the same way.
  return schema.extend({ collections: z.object(Object.fromEntries(own)).catchall(rest).optional() }) as unknown as FileSchema
}

/** A file as all but editors look at it: all that has a default stands in it, in items, too, and collections are lists of items. */
export function plainFile(written: WrittenFile): PagesFile {
  const { collections, ...rest } = written
  const file = { ...rest, site: completeSettings(written), notFound: completeNotFound(written) }
  if (!collections) return file
  const lists = Object.entries(collections).map(([name, own]): [string, AnyItem[]] => [
    name,
    Array.isArray(own) ? own : own.items.map((item: AnyItem) => ({ ...defaultsOf(own.fields), ...item })),
  ])
  const itemFields = Object.fromEntries(declaring(collections).map(([name, { fields }]) => [name, declaredFields(fields)]))
  return { ...file, collections: Object.fromEntries(lists), itemFields }
}

function defaultsOf(fields: Readonly<Record<string, Declaration>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (typeof field === 'string' || field.default === undefined ? [] : [[name, field.default]])))
}

/** Where something of a plain file is written: the items of a collection with fields stand under "items". */
export function writtenPlace({ itemFields = {} }: Pick<PagesFile, 'itemFields'>, path: JsonPath): JsonPath {
  const [root, name, index] = path
  return root === 'collections' && typeof index === 'number' && Object.hasOwn(itemFields, String(name)) ? [root, String(name), 'items', ...path.slice(2)] : path
}
