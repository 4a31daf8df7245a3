import { z } from 'zod'
import { heading } from '../../parts/heading'
import { actions } from '../../parts/link'
import { text } from '../../parts/text'

const point = z.strictObject({
  label: text.describe('What the bar stands for, for example "2024".'),
  value: z.number().describe('How tall the bar is.'),
})

export const schema = z
  .strictObject({
    ...heading,
    points: z.array(text).max(8).optional().describe('Short points beside the chart.'),
    actions: actions.optional().describe('Buttons beside the chart.'),
    caption: text.describe('What the chart shows, as a sentence; it is read aloud for those who cannot see it.'),
    series: text.describe('Name of the figure, for example "Portfolio index".'),
    unit: text.optional().describe('Written after each value, for example "%".'),
    data: z.array(point).max(24).describe('The bars, from left to right.'),
    note: text.optional().describe('A small line under the chart: source or limits of the figures.'),
  })
  .meta({ title: 'Bar chart', description: 'A bar chart that grows once when it is seen.', icon: 'chart-bar' })

export type Chart = z.infer<typeof schema>
