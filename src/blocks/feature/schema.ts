import { z } from 'zod'
import { art } from '../../parts/art'
import { diagram } from '../../parts/diagram'
import { heading, innerTitle, nestedTitle } from '../../parts/heading'
import { icon } from '../../parts/icon'
import { actions } from '../../parts/link'
import { picture } from '../../parts/picture'
import { inlineText, richText } from '../../parts/richText'

const point = {
  icon: icon.optional().describe('Name of an icon.'),
  title: innerTitle.describe('The point in a few words.'),
  text: inlineText.optional().describe('One or two sentences.'),
}

const aside = z.strictObject({
  title: innerTitle.describe('Heading of the card.'),
  points: z
    .array(z.strictObject({ ...point, title: nestedTitle.describe('The point in a few words.') }))
    .min(1)
    .max(12)
    .describe('What the card lists.'),
})

export const schema = z
  .strictObject({
    ...heading,
    text: richText.optional().describe('Running text under the heading.'),
    points: z.array(z.strictObject(point)).max(12).optional().describe('Points under the text.'),
    actions: actions.optional().describe('Buttons under the text.'),
    aside: aside.optional().describe('A card beside the text.'),
    picture: picture.optional().describe('A picture beside the text, above the card where there is one.'),
    diagram: diagram.optional().describe('Figures drawn beside the text, above the card where there is one.'),
    art: art.optional().describe('A drawing beside the text, where there is neither card nor picture nor diagram.'),
    mirrored: z.boolean().optional().describe('true puts the card, picture, diagram or drawing before the text on wide screens.'),
  })
  .meta({ title: 'Feature', description: 'Text beside a card, a picture, a diagram or a drawing.', icon: 'layout-sidebar-right', group: 'text' })

export type Feature = z.infer<typeof schema>
