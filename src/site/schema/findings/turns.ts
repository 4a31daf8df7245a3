import type { z } from 'zod'
import { message } from '../../diagnostics/catalogue'
import { at, type Finding } from '../../diagnostics/diagnostic'
import { type JsonPath, valueAt } from '../../text/jsonPath'
import { ownSchemaAt } from '../ownSchema'
import { textsAsEntries } from './asEntries'

/** A list in which words and addresses stand by turns, told once. */
export function turnsIn(schema: z.ZodType, value: unknown, path: JsonPath): Finding | undefined {
  const owner = path.slice(0, -1)
  const list = typeof path.at(-1) === 'number' ? valueAt(value, owner) : undefined
  const own = Array.isArray(list) ? ownSchemaAt(schema, value, path) : undefined
  const sample = own && Array.isArray(list) ? textsAsEntries(own, list) : undefined
  if (sample === undefined) return undefined
  return at(owner, message('wrongKind', { expected: 'a list of entries in { }', found: 'a list of texts', remedy: { do: 'write', sample } }))
}
