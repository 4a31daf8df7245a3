import { expect, test } from 'vitest'
import { dashAt } from '../../../../src/site/resolve/typography/dashes'

/** What is printed for the first hyphen or dot of a text, and for how many signs it stands; '' where it stays. */
const printed = (text: string) => {
  const { length, by } = dashAt(text, text.search(/[-.]/)) ?? { length: 0, by: '' }
  return length > 0 ? `${length} ${by}` : ''
}

test.each([
  ['wait...', '3 …'],
  ['(5)...', ''],
  ['wait....', ''],
  ['...', ''],
  ['one--two', '2 —'],
  ['one---two', '3 —'],
  ['one -- two', '2 –'],
  ['one --- two', '3 —'],
  ['one ----two', ''],
  ['9:00-17:30', '1 –'],
  ['9:00 AM-6:00 PM', '1 –'],
  ['9:00pm-x', ''],
  ['npm run --fix', ''],
  ['one-- two', ''],
  ['one - two', '1 –'],
  ['one\u00a0-\u00a0two', '1 –'],
  ['one -two', ''],
  ['-5 degrees', '1 −'],
  ['at -$5', '1 −'],
  ['(-5)', '1 −'],
  ['x-5', ''],
  ['-x', ''],
  ['e-mail', '1 -\u2060'],
  ['e-5', ''],
  ['e-m', ''],
  ['in-house', '1 -\u2060'],
  ['non-payment', ''],
  ['7-day', '1 -\u2060'],
  ['90-day', '1 -\u2060'],
  ['2024-edition', ''],
  ['a7-day', ''],
  ['pre-e-mail', ''],
])('hyphens and dots of %j are printed as %j', (text, expected) => expect(printed(text)).toBe(expected))

test.each([
  '24-48',
  '9-10',
  '1.5-2.5',
  '$50K-$5M',
  '500K-2M',
  '900-1,200',
  '1,000-1,200',
  '5-10%',
  '50%-60%',
  '2019-2024',
  '5-9K',
  '(3-5)',
  '1.5-1.6',
  '900K-1.2M',
  '2-3B',
  '900K-1M',
  '900M-1B',
])('%s is from one to another', (text) => expect(dashAt(text, text.indexOf('-'))).toEqual({ length: 1, by: '–' }))

test.each([
  '48-24',
  '5-5',
  '555-0142',
  '030-5557',
  '07-12',
  '10-02',
  '305-5550',
  '4-5-6',
  '2024-05/06',
  '3-4x',
  '5-6.7.8',
  'A4-5',
  '5M-9K',
  '1,20-30',
  '9%-5%',
  '2M-3K',
  '3M-2M',
  '2K-900',
  '2B-3M',
])('%s is not, and stays', (text) => expect(dashAt(text, text.indexOf('-'))).toBeUndefined())

test('a place without a dash or dots has nothing to print, whatever stands further on', () => {
  expect(dashAt('a one - two', 0)).toBeUndefined()
  expect(dashAt('one - two', 3)).toBeUndefined()
})
