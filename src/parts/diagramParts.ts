import type { Diagram, DiagramOf } from './diagram'
import { levelPayment, paymentsOf, remaining } from './loan'
import { formatter, monthsFormatter, percentFormatter } from './numberFormat'

/** How wide a drawing is in its own units: about a pixel each on a phone. */
export const WIDTH = 320

/** Which of four tones a shape has and, below the drawing, the line of words that belongs to it. */
export type Tone = 0 | 1 | 2 | 3
/** A shape as an SVG path: filled, or drawn as a line. */
export type Shape = { path: string; tone: Tone; isLine?: boolean }
/** One line of words: a name, its figure, the tone of its shape, and how far it is in percent. */
export type Line = { label: string; value: string; tone?: Tone; isMain?: boolean; progress?: number | undefined }
/** Words in a drawing: where their middle is, or their end at the edge of the drawing. */
export type Mark = { x: number; text: string; isEnd: boolean }
/** What is drawn: shapes in a box of WIDTH by `height`, words along its foot, and lines of words below it. */
export type Drawn = { height: number; shapes: Shape[]; lines: Line[]; marks?: Mark[] }

const HEIGHT = { bar: 28, graph: 150, stack: 170 }
/** Space between two shapes that stand beside each other. */
const GAP = 2

const round = (value: number) => Math.round(value * 10) / 10
const toneOf = (index: number): Tone => ([0, 1, 2, 3] as const)[index % 4] ?? 0
const box = (x: number, y: number, width: number, height: number) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`

/** Cents where there are any, and none where there are not. */
function amounts({ prefix, unit }: { prefix?: string | undefined; unit?: string | undefined }, lang: string): (value: number) => string {
  const whole = formatter({ prefix, unit, decimals: 0 }, lang)
  const exact = formatter({ prefix, unit, decimals: 2 }, lang)
  return (value) => (Math.abs(value - Math.round(value)) < 0.005 ? whole(Math.round(value)) : exact(value))
}

/** Parts of a whole beside each other from the start, or on each other from the top. */
function cutBar(values: readonly number[], isStacked = false): { height: number; shapes: Shape[] } {
  const height = isStacked ? HEIGHT.stack : HEIGHT.bar
  const length = isStacked ? height : WIDTH
  const whole = values.reduce((sum, value) => sum + value, 0)
  let from = 0
  const shapes = values.map((value, index) => {
    const size = (value / whole) * (length - GAP * (values.length - 1))
    const path = isStacked ? box(0, from, WIDTH, size) : box(from, 0, size, height)
    from += size + GAP
    return { path, tone: toneOf(index) }
  })
  return { height, shapes }
}

function offer(drawn: DiagramOf<'loanOffer'> | DiagramOf<'advanceOffer'>, lang: string): Drawn {
  const { amount, months, labels } = drawn
  const isLoan = drawn.kind === 'loanOffer'
  const payment = isLoan ? levelPayment(amount, drawn.rate, months) : (amount * drawn.factor) / months
  const write = amounts(drawn, lang)
  const price = isLoan ? percentFormatter(lang)(drawn.rate / 100) : formatter({}, lang)(drawn.factor)
  // What is paid to the cent each month is what the payments come to.
  const total = isLoan ? (Math.round(payment * 100) * months) / 100 : amount * drawn.factor
  return {
    ...cutBar([amount, Math.max(0, total - amount)]),
    lines: [
      { label: labels.amount, value: write(amount), isMain: true },
      { label: labels.price, value: price },
      { label: labels.term, value: monthsFormatter(lang)(months) },
      { label: labels.payment, value: write(payment) },
      { label: labels.total, value: write(total) },
    ],
  }
}

function payments(drawn: DiagramOf<'payments'>, lang: string): Drawn {
  const { amount, rate, months, labels } = drawn
  const all = paymentsOf(amount, rate, months)
  const write = amounts(drawn, lang)
  const payment = levelPayment(amount, rate, months)
  const step = WIDTH / months
  const width = Math.max(step - GAP, step * 0.6)
  const bars = all.map(({ principal }, index) => ({ x: index * step, cut: HEIGHT.graph * (1 - principal / payment) }))
  const total = (Math.round(payment * 100) * months) / 100
  return {
    height: HEIGHT.graph,
    shapes: [
      { tone: 1, path: bars.map(({ x, cut }) => box(x, 0, width, cut)).join('') },
      { tone: 0, path: bars.map(({ x, cut }) => box(x, cut, width, HEIGHT.graph - cut)).join('') },
    ],
    lines: [
      { label: labels.payment, value: `${write(payment)} × ${formatter({}, lang)(months)}` },
      { label: labels.principal, value: write(amount), tone: 0 },
      { label: labels.interest, value: write(total - amount), tone: 1 },
    ],
  }
}

/** Months between two marks of an axis, and how many marks there may be beside the first. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120]
const MOST_MARKS = 6
/** Letters of an axis, and how far from its end a word is set so that it ends there. */
const FOOT = 22
const NEAR_END = 12
const DOT = 4

/** An axis of months: a hairline for each mark, and its number. */
function monthAxis(last: number, lang: string): { path: string; marks: Mark[] } {
  const step = STEPS.find((months) => last / months <= MOST_MARKS) ?? last
  const months = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step)
  const at = (month: number) => round((month / last) * WIDTH)
  const number = formatter({}, lang)
  return {
    path: `M0 0V${HEIGHT.graph}H${WIDTH}${months.map((month) => `M${at(month)} 0V${HEIGHT.graph}`).join('')}`,
    marks: months.map((month) => ({ x: at(month), text: number(month), isEnd: at(month) > WIDTH - NEAR_END })),
  }
}

/** A dot at the foot of the drawing, whole also at its edge. */
const dot = (x: number) => `M${round(Math.min(x, WIDTH - DOT) - DOT)} ${HEIGHT.graph}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`

function remittances(drawn: DiagramOf<'remittances'>, lang: string): Drawn {
  const sum = drawn.amount * drawn.factor
  const courses = drawn.seasons.map(({ label, sales }) => ({ label, ...remaining(sum, drawn.share, sales) }))
  // Sums of fractions end a little after the month that they mean.
  const last = Math.ceil(courses.reduce((most, { left, done }) => Math.max(most, done ?? left.length), 0) - 1e-6)
  const month = monthsFormatter(lang)
  const axis = monthAxis(last, lang)
  const lineOf = (left: readonly number[], done: number | undefined) =>
    left.map((value, index) => `${index === 0 ? 'M' : 'L'}${round((Math.min(index, done ?? index) / last) * WIDTH)} ${round(HEIGHT.graph * (1 - value / sum))}`).join('')
  return {
    height: HEIGHT.graph + FOOT,
    shapes: [
      { tone: 3, isLine: true, path: axis.path },
      ...courses.map(({ left, done }, index) => ({ tone: toneOf(index), isLine: true, path: lineOf(left, done) })),
      ...courses.flatMap(({ done }, index) => (done === undefined ? [] : [{ tone: toneOf(index), path: dot((done / last) * WIDTH) }])),
    ],
    marks: axis.marks,
    lines: [
      { label: drawn.purchased, value: amounts(drawn, lang)(sum) },
      ...courses.map(({ label, left, done }, index) => ({ label, value: done === undefined ? `> ${month(left.length - 1)}` : month(done), tone: toneOf(index) })),
    ],
  }
}

function balance(drawn: DiagramOf<'balance'>, lang: string): Drawn {
  const write = amounts(drawn, lang)
  const top = drawn.points.reduce((most, { value }) => Math.max(most, value), drawn.limit)
  const at = (value: number) => HEIGHT.graph * (1 - value / top)
  const step = WIDTH / drawn.points.length
  const boxes = drawn.points.map(({ value }, index) => box(index * step, at(value), step - GAP, HEIGHT.graph - at(value)))
  return {
    height: HEIGHT.graph,
    shapes: [
      { tone: 3, path: drawn.points.map((_, index) => box(index * step, at(drawn.limit), step - GAP, HEIGHT.graph - at(drawn.limit))).join('') },
      { tone: 0, path: boxes.join('') },
      { tone: 1, isLine: true, path: `M0 ${round(at(drawn.limit))}H${WIDTH}` },
    ],
    lines: [...drawn.points.map(({ label, value }) => ({ label, value: write(value) })), { label: drawn.limitLabel, value: write(drawn.limit), tone: 1 }],
  }
}

function shares(drawn: DiagramOf<'shares'>, lang: string): Drawn {
  const write = amounts(drawn, lang)
  return {
    ...cutBar(
      drawn.parts.map(({ value }) => value),
      drawn.stacked,
    ),
    lines: drawn.parts.map(({ label, value }, index) => ({ label, value: write(value), tone: toneOf(index) })),
  }
}

/** One amount with cents gives all of them cents, as on paper. Sums of fractions are off by a little, so it is cents that are added. */
function receipt({ items, sum, prefix, unit }: DiagramOf<'receipt'>, lang: string): Drawn {
  const cents = items.map(({ value }) => Math.round(value * 100))
  const write = formatter({ prefix, unit, decimals: cents.some((value) => value % 100 !== 0) ? 2 : 0 }, lang)
  const total = cents.reduce((whole, value) => whole + value, 0)
  const lines = items.map(({ label }, index) => ({ label, value: write((cents[index] ?? 0) / 100) }))
  return { height: 0, shapes: [], lines: [...lines, { label: sum, value: write(total / 100), isMain: true }] }
}

/** What a diagram of these data is made of, its numbers written as the language does. */
export function diagramParts(drawn: Diagram, lang: string): Drawn {
  switch (drawn.kind) {
    case 'loanOffer':
    case 'advanceOffer':
      return offer(drawn, lang)
    case 'payments':
      return payments(drawn, lang)
    case 'remittances':
      return remittances(drawn, lang)
    case 'balance':
      return balance(drawn, lang)
    case 'shares':
      return shares(drawn, lang)
    case 'receipt':
      return receipt(drawn, lang)
    case 'conversation':
      return { height: 0, shapes: [], lines: [] }
    case 'screen':
      return { height: 0, shapes: [], lines: drawn.rows }
  }
}
