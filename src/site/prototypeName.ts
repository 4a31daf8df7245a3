import { cause } from './catalogue'
import { type Finding, atKey } from './problem'
import { type Path, isObject } from './schemaTree'

const NAME = '__proto__'
/** Whether a text may hold the name, which can also be written with escapes. */
const SUSPECT = /__proto__|\\u005f/i

/**
 * The one name that the schema's lists of names pass over, so that what stands under it would come through unjudged.
 *
 * @param text of the file
 * @param value the same, as the schema has accepted it
 */
export function prototypeNames(text: string, value: unknown): Finding[] {
  return SUSPECT.test(text) ? found(value, []) : []
}

function found(value: unknown, path: Path): Finding[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => found(entry, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === NAME ? [atKey([...path, key], cause('badForm', { name: NAME, meaning: 'Every object has this name already. Write another.' }))] : found(child, [...path, key]),
  )
}
