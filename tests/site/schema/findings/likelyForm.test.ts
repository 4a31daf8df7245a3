import { expect, test } from 'vitest'
import { z } from 'zod'
import { likelyForm } from '../../../../src/site/schema/findings/likelyForm'

const day = z.iso.date()
const colour = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/)

test.each<[z.ZodType, string, string | undefined]>([
  [z.url({ protocol: /^https$/ }), 'www.toys.org', 'https://www.toys.org'],
  [z.email(), 'Toys <me@toys.org>', 'me@toys.org'],
  [z.email(), 'mailto: me@toys.org', 'me@toys.org'],
  [z.email(), ' me@toys.org ', 'me@toys.org'],
  [colour, '0B6E4F', '#0b6e4f'],
  [colour, '0b6', '#0b6'],
  [colour, 'green', undefined],
  [colour, 'rgb(11, 110, 79)', '#0b6e4f'],
  [colour, 'hsl(0 100% 50%)', '#ff0000'],
  [colour, 'rgb(11 110 79 / 50%)', undefined],
  [colour, 'rgb(many)', undefined],
  [z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/), 'English (US)', 'en-US'],
  [z.string().regex(/^\+\d{7,15}$/), '0044 (0)20 7946-0018', '+442079460018'],
  [z.string().regex(/^\+\d{7,15}$/), '020 7946 0018', undefined],
  [z.string().regex(/^[a-z][a-z\d-]*$/), 'Our\u2013Fées', 'our-fees'],
  [z.string().regex(/^[a-z][A-Za-z\d]*$/), 'opening-year', 'openingYear'],
  [z.string().regex(/^[a-z\d-]+$/), 'fa-solid fa-mug-hot', 'mug-hot'],
  [z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/), 'en_GB', 'en-GB'],
  [day, '2026-09-04T08:30:00.000Z', '2026-09-04'],
  [day, '1. Oktober 2026', '2026-10-01'],
  [day, '6 de enero de 2027', '2027-01-06'],
  [day, '6 f\u00e9vrier 2027', '2027-02-06'],
  [z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/), '2026-09-04T08:30:00Z', '2026-09-04T08:30'],
  [z.email(), 'me (at) toys.org', 'me@toys.org'],
  [day, '2026-1-5', '2026-01-05'],
  [day, '2026-13-5', undefined],
  [day, '1/5/2026', undefined],
  [day, '2026-01-05', undefined],
])('%# what was meant by a text that is not in its form', (own, written, meant) => {
  expect(likelyForm(own, written)).toBe(meant)
})

test('of what is no text nothing is meant', () => {
  expect(likelyForm(day, 20260105)).toBeUndefined()
})
