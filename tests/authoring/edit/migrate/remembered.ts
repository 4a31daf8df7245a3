import { z } from 'zod'
import type { Blocks } from '../../../../src/blocks/schemas'
import type { Migration } from '../../../../src/parts/migration'
import { type Remembered, versionsText } from '../../../../src/authoring/edit/migrate/remember'

export const entry = { question: z.string().describe('Asked.'), answer: z.string() }
export const fields = {
  title: z.string().max(100),
  intro: z.string().optional(),
  tone: z.enum(['quiet', 'loud', 'none']).optional(),
  count: z.number().int().min(1).max(12).optional(),
  items: z.array(z.strictObject(entry)).max(9),
}
export const rule: Blocks[string] = { schema: z.strictObject({ label: z.string().optional() }) }
export const blocks = (shape: z.ZodRawShape, migrations?: readonly Migration[]): Blocks => ({ faq: { schema: z.strictObject(shape), ...(migrations && { migrations }) }, rule })
export const remembered = (old: Blocks, site?: readonly Migration[]): Remembered => JSON.parse(versionsText(old, site))
export const before = remembered(blocks(fields))
export const { title: _title, intro: _intro, ...others } = fields
