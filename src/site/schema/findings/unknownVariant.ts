import type { z } from 'zod'
import { message } from '../../diagnostics/catalogue'
import { type Finding, at, atKey } from '../../diagnostics/diagnostic'
import { meantBlock, otherBlock } from '../../diagnostics/otherBlocks'
import { isOtherName } from '../../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt, withValue } from '../../text/jsonPath'
import { foundWords, ownerOf } from './issueWords'
import { likelyTypes } from './likelyType'
import { nestedType } from './nested'
import { misspelled } from './unknownField'

/** An entry that does not say what it is, or says what there is not. */
type Variant = { schema: z.ZodType; value: unknown; path: JsonPath; known: readonly string[] }

/** The field under which an entry says what it is as other programs do. */
function calledIn({ value, path, known }: Variant): string | undefined {
  const entry = valueAt(value, path.slice(0, -1))
  if (!isObject(entry)) return undefined
  return Object.keys(entry).find((key) => typeof entry[key] === 'string' && isOtherName(key, String(path.at(-1))) && otherBlock(entry[key], known))
}

/** The entry as it was meant, where it is certain what it is; undefined where it is not. */
export function meantEntry(variant: Variant): Record<string, unknown> | undefined {
  const { value, path, known } = variant
  const entry = valueAt(value, path.slice(0, -1))
  const field = String(path.at(-1))
  if (!isObject(entry)) return undefined
  const called = valueAt(value, path) === undefined ? calledIn(variant) : field
  const written = called === undefined ? undefined : entry[called]
  const meant = typeof written === 'string' ? otherBlock(written, known) : undefined
  if (meant === undefined) return undefined
  return { ...Object.fromEntries(Object.entries(entry).filter(([key]) => key !== called)), [field]: meant }
}

/** Whether an entry of "shared" names another one in a field. */
function isOfShared(value: unknown, path: JsonPath, field: string): boolean {
  const name = valueAt(value, [...path.slice(0, -1), field])
  return path.length === 3 && path[0] === 'shared' && typeof name === 'string' && valueAt(value, ['shared', name]) !== undefined
}

/** What is wrong with the field that says what an entry is. */
export function unknownVariant(variant: Variant): Finding {
  const { schema, value, path, known } = variant
  const name = valueAt(value, path)
  const owner = path.slice(0, -1)
  const field = String(path.at(-1))
  if (name === undefined) {
    const called = calledIn(variant)
    // What another program calls "type" names no section here.
    const words = { owner: ownerOf(called === 'type' ? withValue(value, owner, {}) : value, owner), known: [field], suggestion: field }
    if (called !== undefined) return atKey([...owner, called], message('unknownField', { name: called, ...words }))
    // What is shared is a section of its own: "type" in place of "use" would name no block.
    if (isOfShared(value, path, 'use')) return atKey([...owner, 'use'], message('unknownField', { name: 'use', ...words, suggestion: undefined }))
    const nested = nestedType(valueAt(value, owner), field, known)
    if (nested !== undefined) return atKey([...owner, nested], message('nested', { name: nested, owner: words.owner }))
    return misspelled(schema, value, owner, field) ?? at(owner, message('missingType', Object.assign(likelyTypes(schema, value, owner, field, known), { field })))
  }
  if (field === 'type' && path[0] !== 'shared' && typeof name === 'string' && valueAt(value, ['shared', name]) !== undefined)
    return atKey(path, message('unknownField', { name: 'type', owner: 'a section of "shared" that is used', known: ['use'], suggestion: 'use' }))
  if (typeof name !== 'string') return at(path, message('wrongKind', { expected: 'a text', found: foundWords(name) }))
  return at(path, message(field === 'type' ? 'unknownBlock' : 'unknownOption', { name, known, suggestion: meantBlock(name, known) }))
}
