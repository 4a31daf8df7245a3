import type { z } from 'zod'
import type { Role } from '../../parts/role'
import { type JsonPath, isObject } from '../../site/text/jsonPath'
import { visitStrings } from '../../site/schema/walk'

type Json = Record<string, unknown>

/** What an editor inserts: its name in the list, and its text with tab stops such as "${1:Title}". */
export type Snippet = { label: string; description: string; bodyText: string }

/** Strings of these roles are filled in by hand; others, such as the kind of a field, stay as they are. */
const BY_HAND: ReadonlySet<Role | undefined> = new Set<Role>(['text', 'richText', 'html', 'href', 'icon', 'shared', 'collection', 'gradient', 'id'])

/** An example as a snippet: each of its texts is a tab stop that already holds the text. */
export function snippetText(schema: z.ZodType, example: Json): string {
  const stops = new Set<string>()
  visitStrings(schema, example, (_, role, path) => BY_HAND.has(role) && stops.add(JSON.stringify(path)))
  return print(example, (path) => stops.has(JSON.stringify(path)))
}

/** Adds to every list in a JSON Schema a snippet for an entry with the fields that it must have. */
export function addEntrySnippets(schema: unknown): void {
  if (Array.isArray(schema)) return schema.forEach(addEntrySnippets)
  if (!isObject(schema)) return
  Object.values(schema).forEach(addEntrySnippets)
  const { items } = schema
  if (schema.type !== 'array' || !isObject(items)) return
  const snippets = variantsOf(items).flatMap((variant) => (Array.isArray(variant.required) ? [entrySnippet(variant)] : []))
  if (snippets.length > 0) items.defaultSnippets = snippets
}

/** The kinds of object that a schema stands for: those of a choice, or itself. */
function variantsOf(schema: Json): Json[] {
  if (Array.isArray(schema.allOf)) {
    const kinds = schema.allOf.flatMap((rule) => (isObject(rule) && isObject(rule.then) ? [rule.then] : []))
    if (kinds.length > 0) return kinds
  }
  const options = schema.anyOf ?? schema.oneOf
  return Array.isArray(options) ? options.filter(isObject) : [schema]
}

function entrySnippet(schema: Json): Snippet {
  const fixed = new Map<string, string>()
  const value = skeletonOf(schema, '', [], fixed)
  const [kind] = fixed.values()
  const label = kind ?? `{ ${Object.keys(isObject(value) ? value : {}).join(', ')} }`
  const meaning = kind === undefined ? schema.description : descriptionOfKind(schema)
  return { label, description: String(meaning ?? 'An entry with the fields that it must have.'), bodyText: print(value, (path) => !fixed.has(JSON.stringify(path))) }
}

/** Texts for fields that take only texts of a certain form. */
const SAMPLES: Readonly<Record<string, string>> = { href: '/', path: '/new-page', slug: 'new-item', date: '2026-01-31', lang: 'en' }

/** The least value that a schema accepts; `fixed` gets the words in it that may not be changed, by their path. */
function skeletonOf(schema: Json, name: string, path: JsonPath, fixed: Map<string, string>): unknown {
  const [variant = schema] = isObject(schema.properties) ? [schema] : variantsOf(schema)
  const { type, properties, required, items, minItems } = variant
  if (variant.const !== undefined) {
    fixed.set(JSON.stringify(path), String(variant.const))
    return variant.const
  }
  if (Array.isArray(variant.enum)) return variant.enum[0]
  if (type === 'array') return Array.from({ length: Number(minItems ?? 0) }, (_, index) => (isObject(items) ? skeletonOf(items, name, [...path, index], fixed) : ''))
  if (isObject(properties) && Array.isArray(required)) {
    // What says which kind of entry it is comes first.
    const keys = required.map(String).sort((one, other) => Number(isFixed(properties[other])) - Number(isFixed(properties[one])))
    return Object.fromEntries(keys.map((key) => [key, skeletonOf(isObject(properties[key]) ? properties[key] : {}, key, [...path, key], fixed)]))
  }
  if (type === 'number' || type === 'integer') return Number(variant.minimum ?? 1)
  if (type === 'boolean') return true
  return type === 'object' ? {} : (SAMPLES[name] ?? name)
}

function descriptionOfKind({ properties }: Json): unknown {
  const kind = Object.values(isObject(properties) ? properties : {}).find(isFixed)
  return isObject(kind) ? kind.description : undefined
}

function isFixed(schema: unknown): boolean {
  return isObject(schema) && schema.const !== undefined
}

/** JSON as a snippet: strings at a stop are tab stops, and what means something to editors is escaped. */
function print(value: unknown, isStop: (path: JsonPath) => boolean): string {
  let stop = 0
  const write = (part: unknown, path: JsonPath, indent: string): string => {
    const inner = `${indent}\t`
    const rows = (open: string, entries: string[], close: string) =>
      entries.length === 0 ? open + close : `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`
    if (Array.isArray(part))
      return rows(
        '[',
        part.map((entry, index) => write(entry, [...path, index], inner)),
        ']',
      )
    if (isObject(part))
      return rows(
        '{',
        Object.entries(part).map(([key, entry]) => `${JSON.stringify(key)}: ${write(entry, [...path, key], inner)}`),
        '}',
      )
    const escaped = JSON.stringify(part).replaceAll(/[\\$}]/g, '\\$&')
    return typeof part === 'string' && isStop(path) ? `"\${${++stop}:${escaped.slice(1, -1)}}"` : escaped
  }
  return write(value, [], '')
}
