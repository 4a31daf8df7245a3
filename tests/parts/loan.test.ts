import { expect, test } from 'vitest'
import { levelPayment, paymentsOf, remaining } from '../../src/parts/loan'

test('a level payment pays an amount back at a fixed rate, and without a rate in equal parts', () => {
  expect([levelPayment(100_000, 12, 36), levelPayment(100_000, 12, 60), levelPayment(1200, 0, 12)].map((payment) => payment.toFixed(2))).toEqual(['3321.43', '2224.44', '100.00'])
})

test('payments are all of one size, their interest falls, and together they pay the amount back', () => {
  const payments = paymentsOf(10_000, 6, 24)
  expect(payments.length).toBe(24)
  expect(payments[0]?.interest).toBe(50)
  expect(payments.every((payment, index) => index === 0 || payment.interest < (payments[index - 1]?.interest ?? 0))).toBe(true)
  expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(10_000, 6)
})

test('a sum falls by a share of the sales of each month, in turn, and is done within a month', () => {
  expect(remaining(100, 10, [400, 200])).toEqual({ left: [100, 60, 40, 0], done: 3 })
  expect(remaining(50, 10, [400])).toEqual({ left: [50, 10, 0], done: 1.25 })
})

test('a sum that sales never reach has no end', () => {
  const { left, done } = remaining(1_000_000, 1, [1])
  expect([left.length, done]).toEqual([601, undefined])
})
