import { afterEach, expect, test, vi } from 'vitest'
import { dayInWords } from '../../src/parts/date'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Pacific/Kiritimati', 'en-GB'],
  ['Pacific/Pago_Pago', 'en-AU'],
])('a day is the same on a machine in %s', (zone, lang) => {
  vi.stubEnv('TZ', zone)
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(dayInWords('2026-01-31', lang)).toBe('31 January 2026')
})

test('a day is said in the language of the site, each time; what is no day stays as it is', () => {
  expect([dayInWords('2026-01-31', 'de'), dayInWords('2026-01-31', 'en-US'), dayInWords('2026-02-01', 'de')]).toEqual(['31. Januar 2026', 'January 31, 2026', '1. Februar 2026'])
  expect([dayInWords('soon', 'en'), dayInWords('', 'en')]).toEqual(['soon', ''])
})
