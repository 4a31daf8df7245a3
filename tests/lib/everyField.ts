import { NAUGHTY } from '../../scripts/lib/fuzzingValues'
import type { Random } from '../../scripts/lib/fuzzing'
import { type Schema, schemaFor, schemaInfo } from '../../src/site/schema/schemaTree'
import { isObject, type JsonPath, valueAt } from '../../src/site/text/jsonPath'

/** Entries that hide what all objects can do, or look like what the program itself makes. */
const STRANGERS: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null, toString: null },
  { length: 3 },
  { then: 1 },
  { __html: '<b>' },
  { $$typeof: 'Symbol(react.element)', type: 'script' },
  [[[]]],
  Array(300).fill('x'),
  Object.fromEntries(Array.from({ length: 300 }, (_, count) => [`key${count}`, 'x'])),
]

/** The paths of all fields that a schema names in a value, whether they are there or not, and of all entries of its lists. */
export function fieldsIn(schema: Schema, value: unknown, path: JsonPath = []): JsonPath[] {
  const own = schemaFor(schema, value)
  const { kind } = schemaInfo(own)
  if (Array.isArray(value)) return kind.is === 'array' ? value.flatMap((entry, index) => [[...path, index], ...fieldsIn(kind.element, entry, [...path, index])]) : []
  if (!isObject(value)) return []
  const names = kind.is === 'object' ? Object.keys(kind.shape) : Object.keys(value)
  return names.flatMap((name) => {
    const child = kind.is === 'object' ? kind.shape[name] : kind.is === 'record' ? kind.value : undefined
    return [[...path, name], ...(child ? fieldsIn(child, valueAt(value, [name]), [...path, name]) : [])]
  })
}

/** A copy of a value in which one field, which may not have been there, holds what nobody means to write there. */
export function withStrange(value: object, [...path]: JsonPath, random: Random): { value: object; strange: unknown } {
  const copy: object = structuredClone(value)
  const last = path.pop() ?? ''
  const values = random(2) ? STRANGERS : NAUGHTY
  const strange: unknown = structuredClone(values[random(values.length)])
  Object.defineProperty(valueAt(copy, path), last, { value: strange, enumerable: true, configurable: true, writable: true })
  return { value: copy, strange }
}
