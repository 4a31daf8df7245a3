import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { blockFolders } from '../blocks/blockFolders'
import { importFile } from '../blocks/importFile'
import type { StylePart } from '../parts/stylePart'

const BLOCKS = join(import.meta.dirname, '../blocks')

/** What a block says of the rules that not all of its sections need, by its name. */
export type BlockStyles = ReadonlyMap<string, readonly StylePart[]>

/** Reads what blocks say of them in their folders. */
export async function blockStyles(): Promise<BlockStyles> {
  const files = blockFolders().map((block) => [block, join(BLOCKS, block, 'styles.ts')] as const)
  const loaded = files.filter(([, file]) => existsSync(file)).map(async ([block, file]) => [block, (await importFile(file)).styles as readonly StylePart[]] as const)
  return new Map(await Promise.all(loaded))
}
