import { z } from 'zod'
import { writtenDay } from '../../parts/day'
import { pageTitle } from '../../parts/heading'
import { html } from '../../parts/html'
import { href, link } from '../../parts/link'
import { picture } from '../../parts/picture'
import { withRole } from '../../parts/role'
import { text } from '../../parts/text'

export const schema = z
  .strictObject({
    trail: z.array(link).max(5).optional().describe('The pages above this one; the title of the article is added.'),
    category: text.optional().describe('The badge above the headline.'),
    title: pageTitle.describe('The headline: the only first-level heading of the page.'),
    author: text.optional().describe('Who wrote it.'),
    authorPage: href.optional().describe('A page about who wrote it; their name leads to it.'),
    date: writtenDay.optional().describe('Day of publication as YYYY-MM-DD, or a token that holds one.'),
    readTime: text.optional().describe('For example "7 min read"; counted where there is a date and a body, unless given.'),
    show: z
      .array(withRole('itemField', z.string()))
      .max(20)
      .optional()
      .describe('On the page of an item: names of fields of its collection whose values are listed, in this order.'),
    picture: picture.optional().describe('A picture under the headline; on the page of an item that of the item, unless given.'),
    excerpt: text.optional().describe('The opening paragraph.'),
    contents: z.boolean().optional().describe('true lists the second-level headings of the body beside it, with links to them.'),
    content: html.optional().describe('The body as HTML, starting at second-level headings.'),
  })
  .meta({ title: 'Article', description: 'A full article with trail, author, date and body.', icon: 'article', group: 'text' })

export type Article = z.infer<typeof schema>
