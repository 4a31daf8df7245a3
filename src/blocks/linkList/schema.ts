import { z } from 'zod'
import { heading } from '../../parts/heading'
import { link } from '../../parts/link'

export const schema = z
  .strictObject({
    ...heading,
    links: z.array(link).describe('The links in their order.'),
  })
  .meta({ title: 'Links', description: 'A row of links to related pages.', icon: 'link', group: 'lists' })

export type LinkList = z.infer<typeof schema>
