import { z } from 'zod'
import { heading } from '../../parts/heading'
import { href } from '../../parts/link'
import { options } from '../../parts/options'
import { media } from '../../parts/picture'
import { marked } from '../../parts/role'
import { text } from '../../parts/text'

const item = z.strictObject({
  name: text.describe('Whose logo it is: read out in its place.'),
  src: media.describe('The logo in the folder media/, as SVG or as PNG with a ground that can be seen through, cut to its edges.'),
  href: marked(href, { words: 'name' }).optional().describe('Where it leads.'),
})

export const schema = z
  .strictObject({
    ...heading,
    items: z.array(item).min(2).max(40).describe('The logos in their order.'),
    tone: options({ original: 'In their own colours.', plain: 'All in the one colour of the text.' })
      .optional()
      .describe('original (the default) keeps the colours of each; plain draws all of them in the colour of the text.'),
  })
  .meta({ title: 'Logos', description: 'Logos of partners, clients or the press, all of equal weight.', icon: 'layout-grid', group: 'pictures' })

export type LogoWall = z.infer<typeof schema>
