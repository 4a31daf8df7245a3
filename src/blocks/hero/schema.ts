import { z } from 'zod'
import { art } from '../../parts/art'
import { diagram } from '../../parts/diagram'
import { pageTitle } from '../../parts/heading'
import { actions } from '../../parts/link'
import { picture } from '../../parts/picture'
import { options } from '../../parts/options'
import { richText } from '../../parts/richText'
import { text } from '../../parts/text'

const fact = z.strictObject({
  value: text.describe('The figure, for example "24-48 hours".'),
  label: text.describe('What the figure says.'),
})

export const schema = z
  .strictObject({
    eyebrow: text.optional().describe('A short line above the headline.'),
    title: pageTitle.describe('The headline: the only first-level heading of the page.'),
    text: richText.optional().describe('One or two sentences under the headline.'),
    actions: actions.optional().describe('Up to four buttons; the first is the main one.'),
    facts: z.array(fact).max(6).optional().describe('Figures in a row under the headline.'),
    picture: picture.optional().describe('A picture beside the headline, or behind it.'),
    place: options({
      beside: 'Beside the headline, below it on a phone.',
      edge: 'Beside all words, as tall as the section and out to the edge of the window; below them on narrow screens.',
      behind: 'Behind all words, darkened so that they can be read.',
    })
      .optional()
      .describe('Where the picture stands: beside (the default), out to the edge of the window, or behind the words, on a dark ground of its own.'),
    diagram: diagram.optional().describe('Figures drawn beside the headline, where there is no picture.'),
    art: art.optional().describe('The drawing beside or behind the headline, or behind the diagram, where there is no picture.'),
    size: options({ full: 'As tall as the screen: for a front page.', compact: 'As tall as its text: for every other page.' })
      .optional()
      .describe('full for a front page; compact (the default) for every other.'),
  })
  .meta({ title: 'Hero', description: 'The opening of a page with its headline.', icon: 'layout-navbar', group: 'lead' })

export type Hero = z.infer<typeof schema>
