import { z } from 'zod'
import { action, href, link } from '../../parts/link'
import { options } from '../../parts/options'
import { marked } from '../../parts/role'
import { text } from '../../parts/text'
import { visibility } from '../../parts/visibility'

/** A link of a list, with what helps to choose. */
const listedLink = marked(
  link.extend({
    text: text.optional().describe('A line below the words, for example "Repaid as you sell".'),
    figure: text.optional().describe('A figure beside the words, for example "$5K-$500K".'),
  }),
  { timed: true },
)
const group = marked(
  z.strictObject({
    label: text.describe('Words on the button that opens the list.'),
    links: z.array(listedLink).min(1).describe('The links in the list.'),
    ...visibility('list'),
  }),
  { timed: true },
)
/** An entry of a column of the foot. */
const footLink = marked(z.strictObject({ label: text.describe('The words.'), href: href.optional().describe('Without it the entry is plain text.'), ...visibility('entry') }), {
  timed: true,
})
const column = marked(z.strictObject({ title: text.describe('Heading of the column.'), links: z.array(footLink).describe('Entries of the column.'), ...visibility('column') }), {
  timed: true,
})
/** What stands in the bar. */
export const navigation = z.strictObject({
  label: text.optional().describe('Name of the navigation for screen readers; a word of the language unless given.'),
  links: z
    .array(z.union([link, group]))
    .optional()
    .describe('Links of the bar, unless given those of all pages just below the first; an entry with "links" instead of "href" opens a list.'),
  actions: z.array(action).max(3).optional().describe('Buttons at the end of the bar.'),
  search: href.optional().describe('The page with the block "search": the bar shows a magnifying glass that leads to it.'),
  panelTitle: text.optional().describe('Heading of the slide-in panel on phones; a word of the language unless given.'),
})
/** What stands in the foot. */
export const footer = z.strictObject({
  text: text.optional().describe('A sentence under the name.'),
  columns: z.array(column).optional().describe('Columns of links.'),
  links: z.array(link).optional().describe('Small links at the bottom.'),
  profiles: z.boolean().optional().describe('true shows an icon for each page of "profiles".'),
  ground: options({ dark: 'On the dark ground.', tinted: 'On the tinted ground.', light: 'On the light ground, below a line.' })
    .optional()
    .describe('What the foot stands on; dark is the default.'),
  copyright: text.optional().describe('The copyright line; © and the name unless given.'),
  note: text.optional().describe('A small paragraph such as a disclosure.'),
})
