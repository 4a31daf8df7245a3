import { expect, test } from 'vitest'
import { dayAndTime, writtenMoment } from '../../../../src/studio/client/fields/days'

test.each([
  ['', { day: '', time: '' }],
  ['2026-12-24', { day: '2026-12-24', time: '' }],
  ['2026-12-24T09:00', { day: '2026-12-24', time: '09:00' }],
  ['2026-12-24 09:00:00', { day: '2026-12-24', time: '09:00' }],
  ['2026-12-24T09:00+01:00', undefined],
  ['2026-12-24T09:00:30', undefined],
  ['{facts.day}', undefined],
])('"%s" is shown as %j', (written, parts) => expect(dayAndTime(written)).toEqual(parts))

test.each([
  [{ day: '2026-12-24', time: '' }, '2026-12-24'],
  [{ day: '2026-12-24', time: '09:00' }, '2026-12-24T09:00'],
  [{ day: '', time: '09:00' }, ''],
])('%j is written as "%s"', (parts, written) => expect(writtenMoment(parts)).toBe(written))
