import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { richText } from '../../parts/richText'

const item = z.strictObject({
  question: innerTitle.describe('As a reader would ask it, with a question mark.'),
  answer: richText.describe('One or two short paragraphs.'),
  open: z.boolean().optional().describe('true shows the answer from the start; visitors can fold it.'),
})

export const schema = z
  .strictObject({
    ...heading,
    exclusive: z.boolean().optional().describe('true folds the open question when another is opened.'),
    items: z.array(item).describe('The questions, in reading order.'),
  })
  .meta({ title: 'Questions', description: 'Questions and answers, folded until opened.', icon: 'help-circle', group: 'text' })

export type FaqGroup = z.infer<typeof schema>
