import { z } from 'zod'
import { pageTitle } from '../../parts/heading'
import { inlineText } from '../../parts/richText'

export const schema = z
  .strictObject({
    title: pageTitle.describe('The headline of the page.'),
    text: inlineText.optional().describe('One or two sentences under it.'),
  })
  .meta({ title: 'Search', description: 'A field that finds pages of the site by their words, as one types.', icon: 'search', group: 'contact' })

export type Search = z.infer<typeof schema>
