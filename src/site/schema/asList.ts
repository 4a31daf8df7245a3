import type { Remedy } from '../diagnostics/remedy'
import { isObject } from '../text/jsonPath'
import { type Schema, schemaInfo, unwrapped } from './schemaTree'

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
  return Object.values(found).every(isEntry) ? { do: 'list', field: undefined, isSure: names.every((one) => COUNTED.test(one)) } : undefined
}
