import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { id } from '../../parts/id'
import { inlineText, picturedText } from '../../parts/richText'

const part = z.strictObject({
  id: id.optional().describe('Anchor of this part, to link to it.'),
  title: innerTitle.describe('Heading of this part.'),
  brief: inlineText.optional().describe('What this part says, in one plain sentence: it stands in large letters above its text.'),
  text: picturedText.describe('Its text; pictures may stand in it: ![what it shows](media/mill.jpg).'),
})

export const schema = z
  .strictObject({
    ...heading,
    text: picturedText.optional().describe('Running text; pictures may stand in it: ![what it shows](media/mill.jpg "The line under it").'),
    parts: z.array(part).optional().describe('Parts with their own headings, for long documents.'),
    numbered: z.boolean().optional().describe('true numbers the parts.'),
    contents: z.boolean().optional().describe('true lists the parts at the top with links to them.'),
    note: inlineText.optional().describe('A line above the text, for example "Effective July 1, 2025".'),
  })
  .meta({ title: 'Text', description: 'Running text, with or without headed parts.', icon: 'align-left', group: 'text' })

export type Prose = z.infer<typeof schema>
