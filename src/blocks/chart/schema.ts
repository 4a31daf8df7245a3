import { z } from 'zod'
import { heading } from '../../parts/heading'
import { actions } from '../../parts/link'
import { options } from '../../parts/options'
import { inlineText } from '../../parts/richText'
import { text } from '../../parts/text'

/** Points along a chart, and series beside the first. More of either can no longer be told apart. */
const MOST_POINTS = 24
const MOST_OTHERS = 3
/** Digits after the decimal point. */
const MOST_DECIMALS = 6

const point = z.strictObject({
  label: text.describe('What the value belongs to, for example "2024".'),
  value: z.number().describe('The value. It may be negative, but for a share.'),
})

const other = z.strictObject({
  series: text.describe('Name of this series, for example "Market average".'),
  values: z.array(z.number()).max(MOST_POINTS).describe('Its values: one for each entry of "data", in the same order.'),
})

const KINDS = {
  bars: 'Bars from zero: for amounts side by side.',
  line: 'A line from point to point: for what changes over time.',
  area: 'A line with the surface below it: for amounts that change over time.',
  shares: 'A ring cut into parts: for the parts of a whole.',
}

export const schema = z
  .strictObject({
    ...heading,
    points: z.array(inlineText).max(8).optional().describe('Short points beside the chart.'),
    actions: actions.optional().describe('Buttons beside the chart.'),
    caption: text.describe('What the chart shows, as a sentence; it is read aloud for those who cannot see it.'),
    kind: options(KINDS).optional().describe('How the values are drawn; bars is the default.'),
    series: text.describe('Name of the figure, for example "Portfolio index".'),
    prefix: text.optional().describe('Written before each value, for example "$".'),
    unit: text.optional().describe('Written after each value, for example "%".'),
    decimals: z.int().min(0).max(MOST_DECIMALS).optional().describe('Digits after the decimal point of every value; without it as many as it has, at most three.'),
    short: z.boolean().optional().describe('true writes large values short, such as 1.2M.'),
    data: z.array(point).max(MOST_POINTS).describe('The values in the order of reading, each with its label.'),
    dataLabel: text.optional().describe('What the labels are, for example "Week" where they are bare numbers: written below lines and above their table.'),
    compare: z.array(other).max(MOST_OTHERS).optional().describe('Further series over the same labels, drawn beside the first. Visitors can switch each on and off.'),
    note: inlineText.optional().describe('A small line under the chart: source or limits of the figures.'),
  })
  .meta({ title: 'Chart', description: 'Figures as bars, lines, areas or shares, which grow once when they are seen.', icon: 'chart-bar', group: 'figures' })

export type Chart = z.infer<typeof schema>
