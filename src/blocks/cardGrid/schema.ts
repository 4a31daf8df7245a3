import { z } from 'zod'
import { heading, innerTitle } from '../../parts/heading'
import { icon } from '../../parts/icon'
import { action, actions } from '../../parts/link'
import { options } from '../../parts/options'
import { picture } from '../../parts/picture'
import { marked } from '../../parts/role'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

const fact = z.strictObject({ label: text.describe('What the figure says.'), value: text.describe('The figure.') })

const item = z.strictObject({
  picture: picture.optional().describe('A picture above the heading; in a frame it goes to its edges.'),
  number: text.optional().describe('A number or letter shown instead of an icon, for example "01"; with the look figures an amount, such as "$5M".'),
  icon: icon.optional().describe('Name of an icon.'),
  title: innerTitle.describe('Heading of the card.'),
  subtitle: text.optional().describe('A short line under the heading.'),
  text: inlineText.optional().describe('One or two sentences.'),
  facts: z.array(fact).max(6).optional().describe('Figures with their labels.'),
  list: z.array(inlineText).max(12).optional().describe('Short points.'),
  action: marked(action, { readWith: 'title' }).optional().describe('A link at the foot of the card; with the style primary or secondary a button as wide as the card.'),
})

export const schema = z
  .strictObject({
    ...heading,
    columns: z
      .literal([2, 3, 4])
      .meta({ enumDescriptions: ['Two: room for longer texts.', 'Three: the usual number.', 'Four: for very short texts.'] })
      .optional()
      .describe('Cards side by side on a wide screen: 2, 3 (the default) or 4.'),
    look: options({
      ruled: 'A hairline above each card.',
      boxed: 'A frame around each card.',
      plain: 'Neither line nor frame.',
      figures: 'A hairline, and the number of each card large: for amounts and shares.',
      rows: 'Each card a row of its own under a hairline: its heading, its text, and its list or figures side by side.',
    })
      .optional()
      .describe('ruled: a hairline above each card (the default); boxed: a frame around it; plain: neither; figures: each number large; rows: a row for each.'),
    reveal: z.boolean().optional().describe('true lets the cards fade in one after another when they come into view.'),
    items: z.array(item).describe('The cards, in reading order.'),
    actions: actions.optional().describe('Buttons under the grid.'),
  })
  .meta({ title: 'Cards', description: 'Equal cards: benefits, values, offers, divisions.', icon: 'cards', group: 'lists' })

export type CardGrid = z.infer<typeof schema>
