import { z } from 'zod'
import { heading } from '../../parts/heading'
import { icon } from '../../parts/icon'
import { actions } from '../../parts/link'
import { richText } from '../../parts/richText'
import { text } from '../../parts/text'

const point = z.strictObject({
  icon: icon.optional().describe('Name of an icon.'),
  title: text.describe('The point in a few words.'),
  text: text.optional().describe('One or two sentences.'),
})

const aside = z.strictObject({
  title: text.describe('Heading of the card.'),
  points: z.array(point).min(1).max(12).describe('What the card lists.'),
})

export const schema = z
  .strictObject({
    ...heading,
    text: richText.optional().describe('Running text under the heading.'),
    points: z.array(point).max(12).optional().describe('Points under the text.'),
    actions: actions.optional().describe('Buttons under the text.'),
    aside: aside.optional().describe('A card beside the text.'),
    art: z.enum(['guilloche', 'contours', 'columns', 'none']).optional().describe('A drawing beside the text, where there is no card.'),
    mirrored: z.boolean().optional().describe('true puts the card or drawing before the text on wide screens.'),
  })
  .meta({ title: 'Feature', description: 'Text beside a card or a drawing.', icon: 'layout-sidebar-right' })

export type Feature = z.infer<typeof schema>
