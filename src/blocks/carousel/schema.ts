import { z } from 'zod'
import { heading } from '../../parts/heading'
import { picture } from '../../parts/picture'
import { text } from '../../parts/text'

const slide = z.strictObject({
  picture: picture.optional().describe('A picture above the quote or the name.'),
  quote: text.optional().describe('What was said, without quotation marks.'),
  name: text.describe('Who said it; or, without a quote, the name to show.'),
  role: text.optional().describe('Their role, or a line under the name.'),
  company: text.optional().describe('Their company.'),
})

const perView = z.strictObject({
  small: z.number().int().min(1).max(3).describe('On a phone.'),
  medium: z.number().int().min(1).max(6).describe('From 768 pixels.'),
  large: z.number().int().min(1).max(6).describe('From 1200 pixels.'),
})

export const schema = z
  .strictObject({
    ...heading,
    label: text.describe('Name of the carousel for screen readers, for example "What clients say".'),
    loop: z.boolean().optional().describe('true (the default) goes on from the last slide to the first.'),
    perView: perView.optional().describe('Slides side by side: 1 on a phone, 2 and 3 on wider screens unless said otherwise.'),
    slides: z.array(slide).max(40).describe('The slides in their order.'),
  })
  .meta({ title: 'Carousel', description: 'Quotes, names or pictures, a few at a time.', icon: 'carousel-horizontal', group: 'pictures' })

export type Carousel = z.infer<typeof schema>
