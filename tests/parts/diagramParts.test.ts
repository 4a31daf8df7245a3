import { expect, test } from 'vitest'
import type { Diagram } from '../../src/parts/diagram'
import { diagramParts } from '../../src/parts/diagramParts'

const offerLabels = { amount: 'Amount', price: 'Price', term: 'Term', payment: 'Payment', total: 'Total' }
const wordsOf = (drawn: Diagram, lang = 'en') => diagramParts(drawn, lang).lines.map(({ label, value }) => `${label}: ${value}`.replaceAll(/\s/g, ' '))
const pathsOf = (drawn: Diagram) => diagramParts(drawn, 'en').shapes.map(({ path, tone }) => `${tone} ${path}`)

test('an offer at a rate says payment and total, and the total is what the payments come to', () => {
  const offer: Diagram = { kind: 'loanOffer', title: 'Oven', prefix: '$', amount: 100_000, rate: 12, months: 36, labels: offerLabels }
  expect(wordsOf(offer)).toEqual(['Amount: $100,000', 'Price: 12%', 'Term: 36 months', 'Payment: $3,321.43', 'Total: $119,571.48'])
  expect(wordsOf({ ...offer, prefix: undefined, unit: ' €' }, 'de').slice(2)).toEqual(['Term: 36 Monate', 'Payment: 3.321,43 €', 'Total: 119.571,48 €'])
})

test('an offer at a factor costs the amount times the factor', () => {
  expect(wordsOf({ kind: 'advanceOffer', title: 'Oven', amount: 40_000, factor: 1.24, months: 8, labels: offerLabels })).toEqual([
    'Amount: 40,000',
    'Price: 1.24',
    'Term: 8 months',
    'Payment: 6,200',
    'Total: 49,600',
  ])
})

test('a receipt ends with the sum of its amounts, to the cent', () => {
  const items = [
    { label: 'Rolls', value: 0.1 },
    { label: 'Buns', value: 0.2 },
    { label: 'Discount', value: -0.05 },
    { label: 'Cake', value: 12 },
  ]
  const whole = [{ label: 'Cake', value: 12 }]
  expect(wordsOf({ kind: 'receipt', title: 'Till', items: whole, sum: 'Total' })).toEqual(['Cake: 12', 'Total: 12'])
  expect(wordsOf({ kind: 'receipt', title: 'Till', prefix: '$', items, sum: 'Total' })).toEqual([
    'Rolls: $0.10',
    'Buns: $0.20',
    'Discount: −$0.05',
    'Cake: $12.00',
    'Total: $12.25',
  ])
})

test('the bar of an offer is cut where the cost begins', () => {
  const offer: Diagram = { kind: 'advanceOffer', title: 'Oven', amount: 100, factor: 1.59, months: 3, labels: offerLabels }
  expect(pathsOf(offer)).toEqual(['0 M0 0h200v28h-200z', '1 M202 0h118v28h-118z'])
})

test('where the payments come to less than the amount, as cents are rounded, the cost has no width', () => {
  const offer: Diagram = { kind: 'loanOffer', title: 'Oven', amount: 1.4, rate: 0, months: 100, labels: offerLabels }
  expect([wordsOf(offer).at(-1), pathsOf(offer)]).toEqual(['Total: 1', ['0 M0 0h318v28h-318z', '1 M320 0h0v28h0z']])
})

test('payments are bars, interest above and principal below, which fill the whole height', () => {
  const drawn: Diagram = { kind: 'payments', title: 'Oven', amount: 1200, rate: 0, months: 2, labels: { payment: 'Payment', principal: 'Principal', interest: 'Interest' } }
  expect(wordsOf(drawn)).toEqual(['Payment: 600 × 2', 'Principal: 1,200', 'Interest: 0'])
  expect(pathsOf(drawn)).toEqual(['1 M0 0h158v0h-158zM160 0h158v0h-158z', '0 M0 0h158v150h-158zM160 0h158v150h-158z'])
  expect(diagramParts({ ...drawn, rate: 12, months: 12 }, 'en').shapes[0]?.path).toMatch(/^M0 0h[\d.]+v16\.9h/)
})

test('each course of sales is a line from the whole sum to nothing, as long as it takes', () => {
  const drawn: Diagram = {
    kind: 'remittances',
    title: 'Oven',
    amount: 100,
    factor: 1.2,
    share: 10,
    purchased: 'Sold',
    seasons: [
      { label: 'Slow', sales: [300] },
      { label: 'Busy', sales: [600] },
    ],
  }
  expect(wordsOf(drawn)).toEqual(['Sold: 120', 'Slow: 4 months', 'Busy: 2 months'])
  expect(pathsOf(drawn).slice(1)).toEqual([
    '0 M0 0L80 37.5L160 75L240 112.5L320 150',
    '1 M0 0L80 75L160 150',
    '0 M312 150a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
    '1 M156 150a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  ])
  expect(wordsOf({ ...drawn, seasons: [{ label: 'None', sales: [0.001] }] })[1]).toBe('None: > 600 months')
})

test('the months of an axis are told in a few numbers, each at its hairline; the last stays in the drawing', () => {
  const axisOf = (months: number, lang = 'en') => {
    const { marks = [], shapes } = diagramParts(
      { kind: 'remittances', title: 'Oven', amount: 100, factor: 1, share: 10, purchased: 'Sold', seasons: [{ label: 'All', sales: [1000 / months] }] },
      lang,
    )
    return { words: marks.map(({ text }) => text), ends: marks.map(({ isEnd }) => isEnd), hairlines: (shapes[0]?.path.match(/V150/g)?.length ?? 0) - 1 }
  }
  expect(axisOf(4)).toEqual({ words: ['1', '2', '3', '4'], ends: [false, false, false, true], hairlines: 4 })
  expect(axisOf(11)).toEqual({ words: ['2', '4', '6', '8', '10'], ends: [false, false, false, false, false], hairlines: 5 })
  expect(axisOf(1, 'ar-EG').words).toEqual(['١'])
  expect(axisOf(600).words).toEqual(['120', '240', '360', '480', '600'])
})

test('a balance is steps below the line of its limit, also one above it', () => {
  const drawn: Diagram = {
    kind: 'balance',
    title: 'Line',
    limit: 100,
    limitLabel: 'Limit',
    points: [
      { label: 'May', value: 50 },
      { label: 'June', value: 0 },
    ],
  }
  expect(wordsOf(drawn)).toEqual(['May: 50', 'June: 0', 'Limit: 100'])
  expect(pathsOf(drawn)).toEqual(['3 M0 0h158v150h-158zM160 0h158v150h-158z', '0 M0 75h158v75h-158zM160 150h158v0h-158z', '1 M0 0H320'])
  expect(pathsOf({ ...drawn, points: [{ label: 'May', value: 200 }] }).at(-1)).toBe('1 M0 75H320')
})

test('parts stand side by side, or lie on each other, as large as they are', () => {
  const drawn: Diagram = {
    kind: 'shares',
    title: 'Dough',
    unit: '%',
    parts: [
      { label: 'Flour', value: 50 },
      { label: 'Water', value: 50 },
    ],
  }
  expect(wordsOf(drawn)).toEqual(['Flour: 50%', 'Water: 50%'])
  expect(pathsOf(drawn)).toEqual(['0 M0 0h159v28h-159z', '1 M161 0h159v28h-159z'])
  expect(pathsOf({ ...drawn, stacked: true })).toEqual(['0 M0 0h320v84h-320z', '1 M0 86h320v84h-320z'])
})

test('a screen is its lines alone', () => {
  expect(diagramParts({ kind: 'screen', title: 'Orders', rows: [{ label: 'Rolls', value: 'Baking', progress: 40 }] }, 'en')).toEqual({
    height: 0,
    shapes: [],
    lines: [{ label: 'Rolls', value: 'Baking', progress: 40 }],
  })
})
