import type { Blocks } from '../../blocks/schemas'
import { readAll } from '../../site/read/include/readAll'
import { readWhole } from '../../site/read/include/readWhole'
import type { WrittenFile } from '../../site/schema/schema'
import type { Desk } from './desk'

/**
 * The content file as it is now.
 *
 * @throws Refusal while its shape is wrong
 */
export function wholeFile(path: string, desk: Desk, blocks: Blocks): WrittenFile {
  const { text, value } = readAll(readWhole(path))
  return desk.validFile({ text, value }, blocks).value
}
