import { z } from 'zod'
import { heading } from '../../parts/heading'
import { actions } from '../../parts/link'
import { options } from '../../parts/options'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

const column = z.strictObject({
  label: text.describe('Heading of the column.'),
  bars: z.boolean().optional().describe('true draws a bar below each figure of the column, as long as it is large.'),
  align: options({ start: 'Where reading starts: for words.', end: 'Where reading ends: for figures.' }).optional().describe('end for figures; start is the default.'),
})

export const schema = z
  .strictObject({
    ...heading,
    caption: text.describe('What the table shows; read aloud before the table, and shown above it where it has no heading.'),
    columns: z.array(column).min(1).max(30).describe('The columns; the first names each row.'),
    rows: z.array(z.array(inlineText).min(1)).describe('The rows: as many cells as there are columns.'),
    note: inlineText.optional().describe('A small line under the table.'),
    actions: actions.optional().describe('Buttons under the table.'),
  })
  .meta({ title: 'Table', description: 'Rows and columns of text or figures.', icon: 'table', group: 'figures' })

export type Table = z.infer<typeof schema>
