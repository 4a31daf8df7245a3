import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { action, href } from '../../parts/link'
import { picture } from '../../parts/picture'
import { marked, withRole } from '../../parts/role'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

const item = z.strictObject({
  picture: picture.optional().describe('A picture above the name; on a phone there is none.'),
  title: innerTitle.describe('Name of the product.'),
  text: inlineText.optional().describe('One sentence on what it is for.'),
  facts: z.array(text).max(3).optional().describe('Short figures such as amount and timeline.'),
  href: marked(href, { words: 'title' }).describe('The page of the product.'),
  gradient: withRole('gradient', z.string()).optional().describe('Name of a gradient of site.theme.gradients.'),
})

export const schema = z
  .strictObject({
    ...heading,
    items: z.array(item).describe('The products, in reading order.'),
    action: action.optional().describe('A button under the grid.'),
  })
  .meta({ title: 'Product grid', description: 'Tiles in colour, each leading to a product.', icon: 'layout-grid', group: 'lists' })

export type ProductGrid = z.infer<typeof schema>
