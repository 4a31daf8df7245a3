import { readFileSync } from 'node:fs'
import { isObject } from '../../src/site/text/jsonPath'

type Json = Record<string, unknown>
const root: Json = JSON.parse(readFileSync('schema/pages.schema.json', 'utf8'))

/** One kind of object in a content file: how a file looks that has it, and what may stand in it. */
export type Place = {
  name: string
  /** The file with a text in the place of the object. */
  around: (object: string) => string
  /** What says which kind of object it is, with a comma: `"type":"cta",`. */
  fixed: string
  fields: Record<string, Json>
  /** Whether another kind of object may stand here, too, and nothing but its fields tells which. */
  isMixed: boolean
}

/** A list in which something can be inserted, and the kinds of entry that are offered for it. */
export type List = { name: string; around: (list: string) => string; labels: string[] }

/** Every kind of object and list that the published schema knows. What stands at many places, such as sections, is taken once. */
export function placesOfSchema(): { places: Place[]; lists: List[] } {
  const places: Place[] = []
  const lists: List[] = []
  const seen = new Set<unknown>()
  const walk = (given: unknown, name: string, around: (text: string) => string, isMixed = false, known = ''): void => {
    if (!isObject(given)) return
    const schema = resolved(given)
    if (isObject(schema.if) && Array.isArray(schema.if.required)) {
      walk(schema.then, name, around, false, `"${schema.if.required[0]}":"name",`)
      return walk(schema.else, name, around)
    }
    const kinds = kindsOf(schema)
    if (kinds.length > 0) return kinds.forEach((kind) => walk(kind, name, around, !('allOf' in schema)))
    if (isObject(schema.items)) {
      const snippets = resolved(schema.items).defaultSnippets
      if (Array.isArray(snippets)) lists.push({ name, around, labels: snippets.map(({ label }) => String(label)) })
      walk(schema.items, `${name}[]`, (text) => around(`[${text}]`))
    }
    if (isObject(schema.additionalProperties)) walk(schema.additionalProperties, `${name}.*`, (text) => around(`{"name":${text}}`))
    if (!isObject(schema.properties) || seen.has(given.$ref ?? schema)) return
    seen.add(given.$ref ?? schema)
    const fields = Object.fromEntries(Object.entries(schema.properties).map(([key, field]) => [key, isObject(field) ? resolved(field) : {}]))
    const fixed =
      Object.entries(fields)
        .flatMap(([key, field]) => (field.const === undefined ? [] : [`${JSON.stringify(key)}:${JSON.stringify(field.const)},`]))
        .join('') || known
    const own = `${name}${fixed && `(${fixed.slice(0, -1)})`}`
    places.push({ name: own, around, fixed, fields, isMixed })
    for (const [key, field] of Object.entries(schema.properties)) walk(field, `${own}.${key}`, (text) => around(`{${fixed}${JSON.stringify(key)}:${text}}`))
  }
  walk(root, 'file', (text) => text.replace(/^\{/, '{"$schema":"./schema/pages.schema.json",'))
  return { places, lists }
}

/** The schema that a reference inside the published one means. */
function resolved(schema: Json): Json {
  const [, name] = /^#\/\$defs\/(.+)$/.exec(String(schema.$ref)) ?? []
  const found = name === undefined ? undefined : (root.$defs as Json)[name]
  return isObject(found) ? { ...found, ...(schema.description !== undefined && { description: schema.description }) } : schema
}

/** The kinds of object that a schema stands for, when there are several. */
function kindsOf({ type, allOf, anyOf, oneOf }: Json): unknown[] {
  if (type !== undefined && type !== 'object') return []
  const rules = Array.isArray(allOf) ? allOf.flatMap((rule) => (isObject(rule) && rule.then !== undefined ? [rule.then] : [])) : []
  const options = anyOf ?? oneOf
  return rules.length > 0 ? rules : Array.isArray(options) ? options : []
}

/** A value that a field could have, so that something stands there. */
export function someValue(field: Json): unknown {
  if (field.const !== undefined) return field.const
  if (Array.isArray(field.enum)) return field.enum[0]
  if (field.type === 'array') return []
  if (field.type === 'object' || field.properties || field.allOf) return field.type === 'string' ? 'x' : {}
  return field.type === 'boolean' ? true : field.type === 'number' || field.type === 'integer' ? 1 : 'x'
}
