import { expect, test } from 'vitest'
import { dayRanges } from '../../../../src/site/resolve/typography/days'

test.each([
  ['en', 'Monday-Friday 9:00', 1],
  ['en-US', 'Mon-Fri', 1],
  ['en', 'March-October and Jan-Mar', 2],
  ['de', 'Montag-Freitag, Mo-Fr', 2],
  ['fr', 'lundi-vendredi', 1],
  ['en', 'Sunday-best', 0],
  ['en', 'Presunday-Monday', 0],
  ['en', 'Monday-Fridays', 0],
  ['en', 'Montag-Freitag', 0],
])('in %s %j has %i hyphens between days or months', (lang, text, count) => {
  expect(text.match(dayRanges(lang))?.length ?? 0).toBe(count)
})
