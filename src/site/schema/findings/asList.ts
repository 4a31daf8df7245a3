import type { Remedy } from '../../diagnostics/remedy'
import { isObject } from '../../text/jsonPath'
import { z } from 'zod'
import { isRequired, type Schema, schemaInfo, unwrapped } from '../schemaTree'

/** Names that say nothing of what stands under them. */
const COUNTED = /^(?:[a-z]+[-_]?)?\d+$/i

/**
 * How entries that stand under names of their own become the list that is expected.
 *
 * @param isEntry whether a value is like an entry of the list
 */
export function asList(element: Schema, found: Record<string, unknown>, isEntry: (value: unknown) => boolean): Remedy | undefined {
  const names = Object.keys(found)
  const [name, ...others] = names
  if (name === undefined) return undefined
  const inner = found[name]
  if (others.length === 0 && Array.isArray(inner) && inner.length > 0 && inner.every(isEntry)) return { do: 'inner', name }
  if (!Object.values(found).every(isObject)) return undefined
  const { kind } = schemaInfo(unwrapped(element))
  const choice = kind.is === 'union' ? kind.options.map((option) => schemaInfo(unwrapped(option)).kind).find((option) => option.is === 'choice') : kind
  if (choice?.is === 'choice' && names.every((one) => choice.options.has(one))) return { do: 'list', field: choice.discriminator, isSure: true }
  const lacking = fieldFor(kind, names, Object.values(found).filter(isObject))
  if (lacking !== undefined) return { do: 'list', field: lacking, isSure: true }
  return Object.values(found).every(isEntry) ? { do: 'list', field: undefined, isSure: names.every((one) => COUNTED.test(one)) } : undefined
}

/** Addresses under names that stand in them, too, such as those of other networks, as the list of them. */
export function linksAsList(element: Schema, found: Record<string, unknown>): string | undefined {
  const links = Object.entries(found)
  const isLink = ([name, link]: [string, unknown]) => typeof link === 'string' && link.toLowerCase().includes(name.toLowerCase()) && z.safeParse(element, link).success
  return links.length > 0 && links.every(isLink) ? `[${links.map(([, link]) => JSON.stringify(link)).join(', ')}]` : undefined
}

/** The only field that all entries lack, where the names are what belongs into it: addresses of pages, for example. */
function fieldFor(kind: ReturnType<typeof schemaInfo>['kind'], names: readonly string[], entries: readonly Record<string, unknown>[]): string | undefined {
  if (kind.is !== 'object') return undefined
  const lacking = Object.entries(kind.shape).filter(([name, field]) => isRequired(field) && entries.every((entry) => !Object.hasOwn(entry, name)))
  const [[name, field] = [], ...others] = lacking
  return field && others.length === 0 && names.every((one) => z.safeParse(field, one).success) ? name : undefined
}
