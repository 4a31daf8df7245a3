import { expect, test } from 'vitest'
import { diagram } from '../../src/parts/diagram'

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
