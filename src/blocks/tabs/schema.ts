import { z } from 'zod'
import { heading, innerTitle, nestedTitle } from '../../parts/heading'
import { id } from '../../parts/id'
import { picture } from '../../parts/picture'
import { options } from '../../parts/options'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

const item = z.strictObject({
  picture: picture.optional().describe('A small round picture, such as a portrait.'),
  number: text.optional().describe('A number shown before the heading.'),
  title: nestedTitle.describe('Heading of the item.'),
  subtitle: text.optional().describe('A short line under the heading.'),
  text: inlineText.optional().describe('Its text.'),
  tags: z.array(text).max(12).optional().describe('Short labels.'),
})

const fact = z.strictObject({ label: text.describe('What the figure says.'), value: text.describe('The figure.') })

const panel = z.strictObject({
  id: id.describe('Anchor of the tab, for example "courses".'),
  label: text.describe('Words on the tab.'),
  title: innerTitle.optional().describe('Heading inside the tab.'),
  paragraphs: z.array(inlineText).optional().describe('Running text, one entry a paragraph.'),
  facts: z.array(fact).max(12).optional().describe('Figures with their labels.'),
  items: z.array(item).optional().describe('What the tab lists.'),
  layout: options({ grid: 'All items side by side.', folded: 'Headings only, one item open at a time.' })
    .optional()
    .describe('grid shows all items side by side (the default); folded shows their headings, one open at a time.'),
})

export const schema = z
  .strictObject({
    ...heading,
    label: text.describe('Name of the row of tabs for screen readers.'),
    panels: z.array(panel).max(12).describe('The tabs in their order; the first is open.'),
  })
  .meta({ title: 'Tabs', description: 'Several views in one place, one shown at a time.', icon: 'folders', group: 'text' })

export type Tabs = z.infer<typeof schema>
