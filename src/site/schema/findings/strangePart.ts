import type { Schema } from '../schemaTree'

/** Kinds of zod's schemas of which all is known: what their strings are for, and where they stand. */
const KNOWN: ReadonlySet<string> = new Set(['object', 'array', 'record', 'union', 'optional', 'default', 'string', 'number', 'boolean', 'literal', 'enum', 'never'])

/** A part of a schema that is of none of these kinds: its path, as an author writes it, and its kind. */
export type StrangePart = { path: string; kind: string }

/**
 * The first part of a schema through which walks do not lead: links behind it would not be checked, tokens not be filled in, and
 * what it makes of a value would never be used, since content is checked and not changed.
 */
export function strangePart(schema: Schema, path: readonly string[] = [], seen = new Set<Schema>()): StrangePart | undefined {
  // A schema may hold itself.
  if (seen.has(schema)) return undefined
  seen.add(schema)
  const { type: kind } = schema._zod.def
  if (!KNOWN.has(kind)) return { path: path.join('.').replaceAll('.[]', '[]'), kind }
  for (const [step, part] of partsOf(schema)) {
    const found = strangePart(part, step === '' ? path : [...path, step], seen)
    if (found) return found
  }
  return undefined
}

/** What zod says of a schema that has parts. Of each kind it says something else, so all is optional. */
type Parts = Schema['_zod']['def'] & { shape?: Record<string, Schema>; catchall?: Schema; element?: Schema; valueType?: Schema; innerType?: Schema; options?: readonly Schema[] }

function partsOf(schema: Schema): (readonly [step: string, part: Schema])[] {
  const { shape = {}, catchall, element, valueType, innerType, options = [] } = schema._zod.def as Parts
  const others: [string, Schema | undefined][] = [['*', catchall], ['[]', element], ['*', valueType], ['', innerType], ...options.map((option): [string, Schema] => ['', option])]
  return [...Object.entries(shape), ...others.flatMap(([step, part]) => (part ? [[step, part] as const] : []))]
}

/** Returns what is said to the developer of a block with such a part, and what to make it of instead. */
export function strangeWords(type: string, { path, kind }: StrangePart): string {
  const remedy = 'Make it of strictObject, array, record, union, string, number, boolean, literal and enum, with optional().'
  return `src/blocks/${type}/schema.ts: the field "${path}" is of zod's kind "${kind}", behind which no link is checked and no token filled in. ${remedy}`
}
