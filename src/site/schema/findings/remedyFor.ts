import type { Remedy } from '../../diagnostics/remedy'
import { isOtherName } from '../../diagnostics/otherNames'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { z } from 'zod'
import { pairAsEntry, pairsAsList, rowAsList } from './asEntries'
import { asList, linksAsList } from './asList'
import { fieldForList, listAsRecord } from './fromList'
import { isRequired, type Schema, schemaInfo, unwrapped } from '../schemaTree'
import { isEither, plainNumber } from '../../read/syntax/numbers'
import { sampleWith } from './sampleWith'
import { textIn } from './textIn'

/**
 * How a value of another kind is made the one that is expected; undefined where that is not plain.
 *
 * @param own the schema of the value, with what it says of this very field
 * @param isNeeded whether the field has to be there
 */
export function remedyFor(own: Schema, value: unknown, path: JsonPath, isNeeded: boolean | undefined): Remedy | undefined {
  const found = valueAt(value, path)
  if (found === null) return isNeeded === false ? { do: 'drop' } : undefined
  const { kind } = schemaInfo(unwrapped(own))
  const [one] = kind.is === 'leaf' && kind.isString && Array.isArray(found) && schemaInfo(unwrapped(own)).role !== 'richText' ? found : []
  // Only its author knows which of several.
  if (typeof one === 'string' && Array.isArray(found) && found.length > 1 && found.every((text) => typeof text === 'string'))
    // A field that an item has of its own takes all of them as one text.
    return { do: 'write', sample: JSON.stringify(isNeeded === undefined ? found.join(', ') : one), isGuess: true }
  const written = kind.is === 'leaf' && kind.isString && found !== undefined ? textFrom(own, found) : undefined
  if (written !== undefined) return { do: 'write', sample: JSON.stringify(written) }
  if (kind.is === 'array' && !Array.isArray(found)) {
    const rows = typeof path.at(-1) === 'number' ? valueAt(value, path.slice(0, -1)) : undefined
    const made =
      linesIn(kind.element, found) ??
      linesInEntry(kind.element, found) ??
      rowAsList(kind.element, found, Array.isArray(rows) ? rows : []) ??
      (isEntryOf(kind.element, found) ? undefined : pairsAsList(kind.element, found))
    if (made !== undefined) return { do: 'write', sample: made }
    if (isEntryOf(kind.element, found)) return { do: 'wrap' }
    const links = isObject(found) ? linksAsList(kind.element, found) : undefined
    if (links !== undefined) return { do: 'write', sample: links }
    const list = isObject(found) ? asList(kind.element, found, (entry) => isEntryOf(kind.element, entry)) : undefined
    if (list) return list
    const sample = sampleWith(kind.element, found)
    return sample === undefined ? undefined : { do: 'write', sample: `[${sample}]` }
  }
  if (Array.isArray(found)) {
    const made = kind.is === 'record' ? listAsRecord(own, found) : pairAsEntry(own, found)
    if (made !== undefined) return { do: 'write', sample: made }
    const field = fieldForList(own, found)
    if (field !== undefined) return { do: 'name', field }
    const holdsOne = found.length === 1 || (found.length > 0 && typeof path.at(-1) === 'number')
    return holdsOne && kind.is !== 'leaf' && found.every(isObject) ? { do: 'unwrap' } : undefined
  }
  const joined = kind.is === 'leaf' && kind.isString && isObject(found) ? textsIn(found) : undefined
  if (joined !== undefined && z.safeParse(own, joined).success) return { do: 'write', sample: JSON.stringify(joined), isGuess: true }
  const price = priceIn(own, found)
  if (price !== undefined) return { do: 'write', sample: price }
  const number = numberIn(own, found)
  if (number !== undefined) return { do: 'write', sample: number, isGuess: true }
  const sample = sampleWith(own, found)
  return sample === undefined ? undefined : { do: 'write', sample }
}

/** The text in what stands in its place; of a single paragraph of HTML its words, where HTML has no meaning. */
function textFrom(own: Schema, found: unknown): string | undefined {
  if (typeof found !== 'object') return undefined
  const { role } = schemaInfo(unwrapped(own))
  const written = textIn(found, role === 'richText')?.trim()
  const [, words] = role === 'html' ? [] : (/^<p>([^<>]*)<\/p>$/.exec(written ?? '') ?? [])
  return words ?? written
}

/** What people write before each entry of a list. */
const BULLET = /^\s*[•·‣▪◦●*–-]\s+/

/** The lines of a text as the list of texts that they stand for, without the signs before them where all have one. */
function linesIn(element: Schema, found: unknown): string | undefined {
  const written = typeof found === 'string' ? found.split('\n').flatMap((line) => line.trim() || []) : []
  const lines = written.every((line) => BULLET.test(line)) ? written.map((line) => line.replace(BULLET, '')) : written
  const { kind } = schemaInfo(unwrapped(element))
  const isList = lines.length > 1 && kind.is === 'leaf' && lines.every((line) => z.safeParse(element, line).success)
  return isList ? `[${lines.map((line) => JSON.stringify(line)).join(', ')}]` : undefined
}

/** Such lines in the only field of an entry that needs no more than a list of texts. */
function linesInEntry(element: Schema, found: unknown): string | undefined {
  const { kind } = schemaInfo(unwrapped(element))
  const needed = kind.is === 'object' ? Object.entries(kind.shape).filter(([, field]) => isRequired(field)) : []
  const [only, ...others] = needed
  const list = only && schemaInfo(unwrapped(only[1])).kind
  if (!only || others.length > 0 || list?.is !== 'array') return undefined
  const lines = linesIn(list.element, found)
  return lines && `[{ ${JSON.stringify(only[0])}: ${lines} }]`
}

/** So many texts in an entry are parts of one, such as of an address. */
const MOST_PARTS = 6

/** The texts and numbers of an entry one after the other: how they belong together, only its author knows. */
function textsIn(found: Record<string, unknown>): string | undefined {
  const parts = Object.values(found)
  const isText = parts.length > 0 && parts.length <= MOST_PARTS && parts.every((part) => (typeof part === 'string' && part.trim() !== '') || typeof part === 'number')
  return isText ? parts.join(', ') : undefined
}

/** The number with nothing beside it but the sign of a currency or of per cent, however its groups are written: "$100,000", "12,5 %". */
function priceIn(own: Schema, found: unknown): string | undefined {
  if (typeof found !== 'string' || !/[\p{Sc}%,]/u.test(found) || !/^\s*[\p{Sc}%]?\s*[-+]?\d[\d.,'’\s]*[\p{Sc}%]?\s*$/u.test(found)) return undefined
  const digits = found.replaceAll(/[\p{Sc}%]|^\s+|\s+$/gu, '').trim()
  const number = plainNumber(digits, true)?.plain ?? digits
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(number) && !isEither(digits) && z.safeParse(own, Number(number)).success ? number : undefined
}

/** The number in a text such as "10 articles" or "about 12 %", where one is expected. */
function numberIn(own: Schema, found: unknown): string | undefined {
  const [number, ...others] = typeof found === 'string' ? (/[^\d\s.+-]/.test(found) ? (found.match(/-?\d+(?:\.\d+)?/g) ?? []) : []) : []
  return number !== undefined && others.length === 0 && !isEither(number) && z.safeParse(own, Number(number)).success ? String(Number(number)) : undefined
}

function isEntryOf(element: Schema, found: unknown): boolean {
  const { kind } = schemaInfo(unwrapped(element))
  return isObject(found) ? hasFieldOf(element, found) : kind.is === 'leaf' && z.safeParse(element, found).success
}

/** Whether an object has a field of such an entry: else it may hold several entries, each under a name. */
function hasFieldOf(element: Schema, found: Record<string, unknown>): boolean {
  const { kind } = schemaInfo(unwrapped(element))
  if (kind.is === 'object') return Object.keys(found).some((name) => Object.hasOwn(kind.shape, name) || Object.keys(kind.shape).some((field) => isOtherName(name, field)))
  if (kind.is === 'choice') return Object.hasOwn(found, kind.discriminator) || [...kind.options.values()].some((option) => hasFieldOf(option, found))
  return kind.is === 'union' && kind.options.some((option) => hasFieldOf(option, found))
}
