import type { JsonPath } from '../../site/text/jsonPath'
import type { Operation } from '../types'

/** What hides a part of the file or shows it again, and what stands there now. Only the field itself is meant: the rest may be another by now. */
export function hiding({ path, isHidden }: { path: JsonPath; isHidden?: boolean }): [operation: Operation, was?: unknown] {
  const hidden: JsonPath = [...path, 'hidden']
  return isHidden ? [{ do: 'remove', path: hidden }, true] : [{ do: 'set', path: hidden, value: true }]
}
