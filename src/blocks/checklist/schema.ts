import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { actions } from '../../parts/link'
import { options } from '../../parts/options'
import { inlineText } from '../../parts/richText'

const list = z.strictObject({
  title: innerTitle.optional().describe('Heading of the list, for example "Eligibility".'),
  items: z.array(inlineText).describe('Short points.'),
})

export const schema = z
  .strictObject({
    ...heading,
    lists: z.array(list).min(1).max(4).describe('One to four lists side by side.'),
    look: options({ ticks: 'A tick before each point.', lines: 'Large points, a hairline between them.' })
      .optional()
      .describe('ticks (the default), or lines: large points with a hairline between them.'),
    actions: actions.optional().describe('Buttons under the lists.'),
  })
  .meta({ title: 'Checklists', description: 'Lists with ticks: benefits, eligibility, requirements.', icon: 'checklist', group: 'text' })

export type Checklist = z.infer<typeof schema>
