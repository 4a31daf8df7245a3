import type { Blocks } from '../../blocks/schemas'
import { read } from '../../site/read/read'
import { readContent } from '../../site/read/readFile'
import type { WrittenFile } from '../../site/schema/schema'
import type { Desk } from './desk'

/**
 * The content file as it is now.
 *
 * @throws Refusal while its shape is wrong
 */
export function wholeFile(path: string, desk: Desk, blocks: Blocks): WrittenFile {
  const { text, value } = read(readContent(path))
  return desk.validFile({ text, value }, blocks).value
}
