import type { Blocks } from '../../blocks/schemas'
import { type BlockSchemas, pagesSchema } from './schema'

/** The schema of a whole content file. */
export type FileSchema = ReturnType<typeof pagesSchema>

/** The schema of each block by its type. */
export function schemasOf(blocks: Blocks): BlockSchemas {
  return Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, block.schema]))
}

const composed = new WeakMap<Blocks, FileSchema>()

/** The schema of the whole file, composed once for the same blocks: zod compiles it when it is first used. */
export function schemaOf(blocks: Blocks): FileSchema {
  const schema = composed.get(blocks) ?? pagesSchema(schemasOf(blocks))
  composed.set(blocks, schema)
  return schema
}
