import { isObject } from '../../site/text/jsonPath'

type Json = Record<string, unknown>

/**
 * JSON Schema for one of several kinds of object, so that editors offer the fields of the kind that is meant, and answer an
 * unknown kind with those that exist. ("oneOf" would name the first only.)
 *
 * @param key the property that says the kind, such as "type"
 * @param variants the schema of each kind
 * @param sentences what each kind is, in the order of the variants
 */
export function choiceOf(key: string, variants: Readonly<Record<string, Json>>, sentences: readonly string[], description: string): Json {
  const kinds = Object.keys(variants)
  const errorMessage = `There is no such ${key}. ${/^[aeiou]/.test(key) ? 'An' : 'A'} ${key} is one of: ${kinds.join(', ')}.`
  return {
    type: 'object',
    properties: { [key]: { type: 'string', description, enum: kinds, enumDescriptions: sentences, errorMessage } },
    required: [key],
    allOf: kinds.map((kind) => ({ if: { properties: { [key]: { const: kind } }, required: [key] }, then: variants[kind] })),
  }
}

/** Rewrites every "oneOf" whose options differ by a fixed word, wherever it stands. */
export function addChoices(schema: unknown): void {
  if (Array.isArray(schema)) return schema.forEach(addChoices)
  if (!isObject(schema)) return
  Object.values(schema).forEach(addChoices)
  const { oneOf, description } = schema
  if (!Array.isArray(oneOf)) return
  const options = oneOf.filter(isObject)
  const key = Object.keys(propertiesOf(options[0])).find((name) => options.every((option) => constOf(option, name) !== undefined))
  if (key === undefined) return
  delete schema.oneOf
  const variants = Object.fromEntries(options.map((option) => [String(constOf(option, key)), option]))
  const sentences = options.map((option) => String(option.description ?? propertyOf(option, key).description ?? ''))
  Object.assign(schema, choiceOf(key, variants, sentences, 'Which kind of entry this is.'), typeof description === 'string' && { description })
}

function propertiesOf(schema: unknown): Json {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {}
}

/** The schema of one property; empty where there is none. */
export function propertyOf(schema: Json, name: string): Json {
  const property = propertiesOf(schema)[name]
  return isObject(property) ? property : {}
}

function constOf(schema: Json, name: string): unknown {
  return propertyOf(schema, name).const
}
