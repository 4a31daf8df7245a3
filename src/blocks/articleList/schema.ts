import { z } from 'zod'
import { heading } from '../../parts/heading'
import { options } from '../../parts/options'
import { withRole } from '../../parts/role'
import { nameText, text } from '../../parts/text'

const sort = z.strictObject({
  by: withRole('itemField', z.string()).describe('Name of a field of the collection, or title, category or date.'),
  order: options({ ascending: 'The smallest, earliest or first first.', descending: 'The largest, latest or last first.' })
    .optional()
    .describe('In which direction; ascending is the default.'),
})

export const schema = z
  .strictObject({
    ...heading,
    collection: withRole('collection', z.string()).describe('Name of the collection whose items are listed.'),
    pick: z.array(z.string()).optional().describe('Slugs of the items to show, in this order; without it, all of them.'),
    category: nameText.optional().describe('Shows only items of this category.'),
    only: z.record(z.string(), nameText).optional().describe('Shows only items that have these choices, for example { "level": "Beginner" }.'),
    newest: z.number().int().min(1).optional().describe('Shows only so many of the newest items.'),
    sort: sort.optional().describe('The order of the items; that of the file unless given.'),
    show: z.array(withRole('itemField', z.string())).max(8).optional().describe('Names of fields of the collection that each entry shows, in this order.'),
    filter: withRole('itemField', z.string()).optional().describe('Name of a choice, or category: visitors can see the items of each option alone, on a page of its own.'),
    perPage: z.number().int().min(1).max(200).optional().describe('How many items a page shows; the others follow on pages of their own.'),
    lead: z.boolean().optional().describe('true shows the first item large, with the others around it.'),
    linkLabel: text.optional().describe('Words of the link to each item, for example "Read article".'),
  })
  .meta({ title: 'Article list', description: 'Items of a collection, each linked to its page.', icon: 'news', group: 'lists' })

export type ArticleList = z.infer<typeof schema>
