import type { Blocks } from '../../blocks/schemas'
import { onceFor } from '../../parts/onceFor'
import { type BlockSchemas, pagesSchema } from './schema'

/** The schema of a whole content file. */
export type FileSchema = ReturnType<typeof pagesSchema>

/** The schema of each block by its type. */
export function schemasOf(blocks: Blocks): BlockSchemas {
  return Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, block.schema]))
}

/** The schema of the whole file, composed once for the same blocks: zod compiles it when it is first used. */
export const schemaOf = onceFor((blocks: Blocks): FileSchema => pagesSchema(schemasOf(blocks)))
