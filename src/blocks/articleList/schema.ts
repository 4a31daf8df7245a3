import { z } from 'zod'
import { heading } from '../../parts/heading'
import { withRole } from '../../parts/role'
import { text } from '../../parts/text'

export const schema = z
  .strictObject({
    ...heading,
    collection: withRole('collection', z.string()).describe('Name of the collection whose items are listed.'),
    pick: z.array(z.string()).optional().describe('Slugs of the items to show, in this order; without it, all of them.'),
    category: text.optional().describe('Shows only items of this category.'),
    newest: z.number().int().min(1).optional().describe('Shows only so many of the newest items.'),
    linkLabel: text.optional().describe('Words of the link to each item, for example "Read article".'),
  })
  .meta({ title: 'Article list', description: 'Items of a collection, each linked to its page.', icon: 'news' })

export type ArticleList = z.infer<typeof schema>
