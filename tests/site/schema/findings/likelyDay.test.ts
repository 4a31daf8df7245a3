import { expect, test } from 'vitest'
import { likelyDay } from '../../../../src/site/schema/findings/likelyDay'

test.each([
  ['24.12.2026', '2026-12-24'],
  ['20261224', '2026-12-24'],
  ['6. 1. 2027', '2027-01-06'],
  ['24/12/2026', '2026-12-24'],
  ['12/24/2026', '2026-12-24'],
  ['5/5/2026', '2026-05-05'],
  ['2026/1/5', '2026-01-05'],
  ['2026-1-5', '2026-01-05'],
  ['6 January 2027', '2027-01-06'],
  ['6th of Jan. 2027', '2027-01-06'],
  ['January 6, 2027', '2027-01-06'],
  ['Wed, January 6th, 2027', '2027-01-06'],
  ['24.12.2026 9:00', '2026-12-24T09:00'],
  ['24.12.2026, 18.30', '2026-12-24T18:30'],
  ['2026-12-24 09:00:00', '2026-12-24T09:00'],
])('"%s" is the day %s', (written, day) => expect(likelyDay(written)).toBe(day))

test.each(['1/5/2026', 'tomorrow', '24.12.', '6 Foo 2027', ''])('"%s" is left to its author', (written) => expect(likelyDay(written)).toBeUndefined())
