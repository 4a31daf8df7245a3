import { z } from 'zod'
import { text } from './text'

/** What can still be told apart in a drawing as wide as a phone, and read below it. */
const MOST_MONTHS = 480
const MOST_ROWS = 8
const MOST_POINTS = 12
const MOST_LINES = 4
const MOST_TURNS = 6

const sum = z.number().positive()
const months = z.int().min(1).max(MOST_MONTHS).describe('How many monthly payments there are.')
const rate = z.number().min(0).max(100).describe('The fixed rate in percent a year, for example 12.')
const factor = z.number().min(1).max(10).describe('What every dollar advanced is multiplied by, for example 1.24.')

const common = {
  title: text.describe('What is drawn, in a few words.'),
  note: text.optional().describe('A small line below: source or limits of the figures.'),
}
const money = {
  ...common,
  prefix: text.optional().describe('Written before each amount, for example "$".'),
  unit: text.optional().describe('Written after each amount, for example " €".'),
}

const offerLabels = z
  .strictObject({
    amount: text.describe('For example "You receive".'),
    price: text.describe('For example "Fixed rate" or "Factor rate".'),
    term: text.describe('For example "Term".'),
    payment: text.describe('For example "Monthly payment".'),
    total: text.describe('For example "You repay in total".'),
  })
  .describe('What the figures of the offer are called.')
const offered = { ...money, amount: sum.describe('What is paid out.'), months, labels: offerLabels }

const season = z.strictObject({
  label: text.describe('What this course is called, for example "Slow".'),
  sales: z.array(sum).min(1).max(MOST_POINTS).describe('Sales of each month; after the last, the first comes again. One number is every month.'),
})
const point = z.strictObject({ label: text.describe('When, for example "March".'), value: z.number().min(0).describe('How much is in use then.') })
const part = z.strictObject({ label: text.describe('Whose part it is.'), value: sum.describe('How large it is, in any measure.') })
const row = z.strictObject({
  label: text.describe('What the line is about.'),
  value: text.describe('What it says, for example "In review".'),
  progress: z.number().min(0).max(100).optional().describe('How far it is, in percent, drawn as a bar.'),
})

const turn = z.strictObject({
  who: text.describe('Who speaks, for example "Caller, 9:42 PM".'),
  says: text.describe('What is said, without quotation marks.'),
  own: z.boolean().optional().describe('true for what the own side says; it stands at the other side.'),
})
const item = z.strictObject({ label: text.describe('What the amount is for.'), value: z.number().describe('The amount; what is taken off is negative.') })

/** Drawings that are computed of the numbers in pages.json, with these numbers as words. */
export const diagram = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('loanOffer').describe('An offer at a fixed rate: payment and total are computed.'), ...offered, rate }),
  z.strictObject({ kind: z.literal('advanceOffer').describe('An offer at a factor rate: payment and total are computed.'), ...offered, factor }),
  z.strictObject({
    kind: z.literal('payments').describe('Every payment of a loan as a bar, cut into principal and interest.'),
    ...money,
    amount: sum.describe('What is lent.'),
    rate,
    months,
    labels: z
      .strictObject({
        payment: text.describe('For example "Monthly payment".'),
        principal: text.describe('For example "Principal".'),
        interest: text.describe('For example "Interest".'),
      })
      .describe('What the figures are called.'),
  }),
  z.strictObject({
    kind: z.literal('remittances').describe('How the sum that an advance has bought falls with sales, a line for each course of sales.'),
    ...money,
    amount: sum.describe('What is advanced.'),
    factor,
    share: z.number().positive().max(100).describe('The part of sales that is remitted, in percent.'),
    purchased: text.describe('What the sum to be delivered is called, for example "Purchased amount".'),
    seasons: z.array(season).min(1).max(MOST_LINES).describe('Courses of sales to compare.'),
  }),
  z.strictObject({
    kind: z.literal('balance').describe('What of a limit is in use, step by step.'),
    ...money,
    limit: sum.describe('The limit.'),
    limitLabel: text.describe('For example "Limit".'),
    points: z.array(point).min(1).max(MOST_POINTS).describe('What is in use, in the order of time.'),
  }),
  z.strictObject({
    kind: z.literal('shares').describe('Parts of a whole as one bar.'),
    ...money,
    stacked: z.boolean().optional().describe('true lays the parts on each other, the first at the top; else they stand side by side.'),
    parts: z.array(part).min(1).max(MOST_ROWS).describe('The parts, largest or first in line first.'),
  }),
  z.strictObject({
    kind: z.literal('screen').describe('A screen of a program: its lines, with how far each is.'),
    ...common,
    rows: z.array(row).min(1).max(MOST_ROWS).describe('What stands on the screen.'),
  }),
  z.strictObject({
    kind: z.literal('receipt').describe('A slip of paper with amounts and their sum, which is computed.'),
    ...money,
    items: z.array(item).min(1).max(MOST_ROWS).describe('The amounts in the order of the paper.'),
    sum: text.describe('What the sum is called, for example "Total".'),
  }),
  z.strictObject({
    kind: z.literal('conversation').describe('Who said what, as on the screen of a telephone.'),
    ...common,
    turns: z.array(turn).min(1).max(MOST_TURNS).describe('What was said, in its order.'),
  }),
])

export type Diagram = z.infer<typeof diagram>
export type DiagramOf<Kind extends Diagram['kind']> = Extract<Diagram, { kind: Kind }>
