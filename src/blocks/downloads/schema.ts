import { z } from 'zod'
import { file } from '../../parts/file'
import { heading } from '../../parts/heading'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

const item = z.strictObject({
  title: text.describe('What the file is, for example "Price list 2026"; type and size are added.'),
  text: inlineText.optional().describe('A sentence on what is in it.'),
  file: file.describe('The file in the folder media/, for example "media/price-list.pdf".'),
})

export const schema = z
  .strictObject({
    ...heading,
    items: z.array(item).max(100).describe('The files in their order.'),
  })
  .meta({ title: 'Downloads', description: 'Files to open or save, one in each row, with type and size.', icon: 'file-download', group: 'lists' })

export type Downloads = z.infer<typeof schema>
