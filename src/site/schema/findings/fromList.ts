import { z } from 'zod'
import { isObject } from '../../text/jsonPath'
import { type Schema, schemaInfo, unwrapped } from '../schemaTree'

/** What programs that keep names and what they stand for as a list call the two, in small letters. */
const NAMES: ReadonlySet<string> = new Set(['from', 'source', 'old', 'key', 'name', 'id'])
const VALUES: ReadonlySet<string> = new Set(['to', 'destination', 'target', 'new', 'value', 'url', 'href', 'link', 'text'])

/** A list of entries with a name and what it stands for, as the entry with a field for each: redirects as other programs have them. */
export function listAsRecord(own: Schema, found: readonly unknown[]): string | undefined {
  const pairs = found.map(pairIn)
  if (pairs.length === 0 || pairs.includes(undefined)) return undefined
  const fields = pairs.flatMap((pair) => (pair ? [pair] : []))
  const isRight = new Set(fields.map(([name]) => name)).size === fields.length && z.safeParse(own, Object.fromEntries(fields)).success
  return isRight ? `{ ${fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')} }` : undefined
}

/** Besides the two texts only numbers and switches may stand there, such as the status of a redirect, which has no meaning here. */
function pairIn(entry: unknown): [string, unknown] | undefined {
  // A name alone stands for an entry of which nothing more is said.
  if (typeof entry === 'string') return [entry, {}]
  if (!isObject(entry)) return undefined
  const texts = Object.entries(entry).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value] as const] : []))
  const isPlain = Object.values(entry).every((value) => ['string', 'number', 'boolean'].includes(typeof value))
  const [named, ...moreNames] = texts.filter(([name]) => NAMES.has(name))
  const [valued, ...moreValues] = texts.filter(([name]) => VALUES.has(name))
  return isPlain && texts.length === 2 && named && valued && moreNames.length + moreValues.length === 0 ? [named[1], valued[1]] : undefined
}

/** The field that a list belongs into which stands in place of the entry around it: the first one that takes all that is in it. */
export function fieldForList(own: Schema, found: readonly unknown[]): string | undefined {
  const { kind } = schemaInfo(unwrapped(own))
  if (kind.is !== 'object' || found.length === 0) return undefined
  const lists = Object.entries(kind.shape).filter(([, field]) => schemaInfo(unwrapped(field)).kind.is === 'array')
  return lists.find(([, field]) => z.safeParse(field, found).success)?.[0]
}
