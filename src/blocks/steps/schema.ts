import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { actions } from '../../parts/link'
import { picture } from '../../parts/picture'
import { inlineText } from '../../parts/richText'

const item = z.strictObject({
  title: innerTitle.describe('What happens in this step.'),
  text: inlineText.optional().describe('One or two sentences.'),
  picture: picture.optional().describe('A picture of this step.'),
})

export const schema = z
  .strictObject({
    ...heading,
    howTo: z.boolean().optional().describe('true also tells search engines that these are the steps of a how-to; it needs a title.'),
    items: z.array(item).describe('The steps in their order; numbers are added.'),
    actions: actions.optional().describe('Buttons under the steps.'),
  })
  .meta({ title: 'Steps', description: 'A numbered path from start to finish.', icon: 'list-numbers', group: 'text' })

export type Steps = z.infer<typeof schema>
