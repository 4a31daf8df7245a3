import { expect, test } from 'vitest'
import { diagram } from '../../src/parts/diagram'
import { shapeOf } from '../lib/shapeOf'

const issues = (value: object) => diagram.safeParse(value).error?.issues.map(({ code, path }) => `${path.join('.')} ${code}`) ?? []
const parts = [{ label: 'Flour', value: 3 }]

test('a diagram is one of its kinds, and each has its own fields', () => {
  expect(issues({ kind: 'shares', title: 'Dough', parts })).toEqual([])
  expect(issues({ kind: 'shares', title: 'Dough', parts, months: 3 })).toEqual([' unrecognized_keys'])
  expect(issues({ kind: 'pie', title: 'Dough', parts })).toEqual(['kind invalid_union'])
})

test('numbers that nothing can be drawn of are refused', () => {
  expect(issues({ kind: 'shares', title: 'Dough', parts: [{ label: 'Air', value: 0 }] })).toEqual(['parts.0.value too_small'])
  expect(issues({ kind: 'screen', title: 'Orders', rows: [{ label: 'Rolls', value: 'Baking', progress: 101 }] })).toEqual(['rows.0.progress too_big'])
  const labels = { payment: 'Payment', principal: 'Principal', interest: 'Interest' }
  expect(issues({ kind: 'payments', title: 'Oven', amount: 100, rate: 3, months: 0.5, labels })).toEqual(['months invalid_type'])
})

test('the fields of each kind, and their limits, are these', () => {
  expect(shapeOf(diagram)).toMatchInlineSnapshot(`
    {
      "(advanceOffer)": "kind advanceOffer, title text, note? text, prefix? text, unit? text, amount number, months integer ≥1 ≤480, labels object, factor number ≥1 ≤10",
      "(advanceOffer).labels": "amount text, price text, term text, payment text, total text",
      "(balance)": "kind balance, title text, note? text, prefix? text, unit? text, limit number, limitLabel text, points list ≥1 ≤12",
      "(balance).points[]": "label text, value number ≥0",
      "(conversation)": "kind conversation, title text, note? text, turns list ≥1 ≤6",
      "(conversation).turns[]": "who text, says text, own? boolean",
      "(loanOffer)": "kind loanOffer, title text, note? text, prefix? text, unit? text, amount number, months integer ≥1 ≤480, labels object, rate number ≥0 ≤100",
      "(loanOffer).labels": "amount text, price text, term text, payment text, total text",
      "(payments)": "kind payments, title text, note? text, prefix? text, unit? text, amount number, rate number ≥0 ≤100, months integer ≥1 ≤480, labels object",
      "(payments).labels": "payment text, principal text, interest text",
      "(receipt)": "kind receipt, title text, note? text, prefix? text, unit? text, items list ≥1 ≤8, sum text",
      "(receipt).items[]": "label text, value number",
      "(remittances)": "kind remittances, title text, note? text, prefix? text, unit? text, amount number, factor number ≥1 ≤10, share number ≤100, purchased text, seasons list ≥1 ≤4",
      "(remittances).seasons[]": "label text, sales [number] ≥1 ≤12",
      "(screen)": "kind screen, title text, note? text, rows list ≥1 ≤8",
      "(screen).rows[]": "label text, value text, progress? number ≥0 ≤100",
      "(shares)": "kind shares, title text, note? text, prefix? text, unit? text, stacked? boolean, parts list ≥1 ≤8",
      "(shares).parts[]": "label text, value number",
    }
  `)
})
