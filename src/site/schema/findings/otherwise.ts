import type { z } from 'zod'
import { type JsonPath, valueAt } from '../../text/jsonPath'
import { isEither } from '../../read/syntax/numbers'
import { likelyForm } from './likelyForm'
import { ownSchemaAt } from '../ownSchema'

/** How people say yes and no where true or false is expected, and small numbers where digits are. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ yes: 'true', on: 'true', no: 'false', off: 'false' }),
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, number): [string, string] => [word, String(number)]),
])

/** The same value with or without quotes, as JSON, when that is what the schema wants. */
export function otherwise(schema: z.ZodType, value: unknown, path: JsonPath): string | undefined {
  const found = valueAt(value, path)
  const own = ownSchemaAt(schema, value, path)
  if (!own) return undefined
  if (typeof found === 'number') {
    const written = own.safeParse(String(found)).success ? String(found) : likelyForm(own, String(found))
    return written && JSON.stringify(written)
  }
  const plain = typeof found === 'string' ? (WORDS.get(found.trim().toLowerCase()) ?? found.trim()) : ''
  if (isEither(plain) || !/^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/.test(plain)) return undefined
  return own.safeParse(JSON.parse(plain)).success ? plain : undefined
}
