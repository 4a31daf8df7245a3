import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { actions } from '../../parts/link'
import { picture } from '../../parts/picture'
import { options } from '../../parts/options'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

const person = z.strictObject({
  name: innerTitle.describe('Full name.'),
  title: text.describe('Position, for example "Chief Credit Officer".'),
  subtitle: text.optional().describe('An epithet or a line under the position.'),
  description: inlineText.optional().describe('A few sentences about the person.'),
  picture: picture.optional().describe('A portrait; without one the first letters of the name stand there.'),
  domains: z.array(text).max(10).optional().describe('Fields of work, as short labels.'),
  employee: z.boolean().optional().describe('true names this person to search engines as an employee of the organisation.'),
})

export const schema = z
  .strictObject({
    ...heading,
    layout: options({ grid: 'Everyone side by side: for a team.', feature: 'At full width: for one person.' })
      .optional()
      .describe('grid (the default) for a team; feature for one person at full width.'),
    domainsLabel: text.optional().describe('Words above the fields of work, for example "Core domains".'),
    items: z.array(person).describe('The people in their order.'),
    actions: actions.optional().describe('Buttons under the people.'),
  })
  .meta({ title: 'People', description: 'A team, or one person at full width.', icon: 'users', group: 'lists' })

export type People = z.infer<typeof schema>
