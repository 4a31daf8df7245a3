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

test.each([
  ...[
    '1st Jan 2027',
    '1er janvier 2027',
    '1º de enero de 2027',
    '1 de janeiro de 2027',
    '1. Januar 2027',
    '1 gennaio 2027',
    '1 januari 2027',
    '1 stycznia 2027',
    'January 1st 2027',
  ].map((day) => [day, '01-01']),
  ...['2nd Feb 2027', '2 février 2027', '2 de febrero de 2027', '2 de fevereiro de 2027', '2. Februar 2027', '2 febbraio 2027', '2 lutego 2027', 'Feb. 2nd, 2027'].map((day) => [
    day,
    '02-02',
  ]),
  ...['3rd March 2027', '3. März 2027', '3 de março de 2027', '3 maart 2027', '3 mars 2027', 'March 3rd, 2027'].map((day) => [day, '03-03']),
  ...['4th of April 2027', '5. Mai 2027', '6 juin 2027', '7 lipca 2027', '8 augustus 2027', '9 Sept 2027', '10 Oct 2027', '11 Nov 2027', '12 december 2027'].map((day, index) => [
    day,
    `${String(index + 4).padStart(2, '0')}-${String(index + 4).padStart(2, '0')}`,
  ]),
])('"%s" is named in one of the languages that are known, and is 2027-%s', (written, day) => expect(likelyDay(written)).toBe(`2027-${day}`))

test.each(['1/5/2026', 'tomorrow', '24.12.', '6 Foo 2027', ''])('"%s" is left to its author', (written) => expect(likelyDay(written)).toBeUndefined())
