import type { Blocks } from '../../blocks/schemas'
import { readAll } from '../../site/read/include/readAll'
import { readWhole } from '../../site/read/include/readWhole'
import type { WrittenFile } from '../../site/schema/schema'
import type { Desk } from './desk'

/** Files that were looked through, and with which blocks: fields ask for the same one again and again. */
const found = new WeakMap<object, { blocks: Blocks; value: WrittenFile }>()

/**
 * The content file as it is now.
 *
 * @throws Refusal while its shape is wrong
 */
export function wholeFile(path: string, desk: Desk, blocks: Blocks): WrittenFile {
  const whole = readAll(readWhole(path))
  const before = found.get(whole)
  if (before?.blocks === blocks) return before.value
  const { value } = desk.validFile(whole, blocks)
  found.set(whole, { blocks, value })
  return value
}
