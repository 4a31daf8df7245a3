import { expect, test } from 'vitest'
import { daysOf } from '../../../src/studio/client/daysOf'

test('days are told in few words, moments by their day, and what is no day as it is written', () => {
  expect([
    daysOf({ from: '2026-12-24', until: '2027-01-06T09:00' }),
    daysOf({ from: '2026-12-24' }),
    daysOf({ until: '2027-01-06' }),
    daysOf({ until: 'soon' }),
    daysOf({}),
  ]).toEqual(['Dec 24 – Jan 6', 'from Dec 24', 'until Jan 6', 'until soon', ''])
})
