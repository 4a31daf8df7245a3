import { expect, test } from 'vitest'
import { keyed } from '../../../../src/site/resolve/typography/keyed'
import { marksOf } from '../../../../src/site/resolve/typography/marks'
import { typeset } from '../../../../src/site/resolve/typography/typeset'

test('what is set in print is read with the signs of a keyboard', () => {
  expect(keyed('„a“ »b« «\u202fc\u202f» ‚d‘ ‹e› 1–2 −3 … e-\u2060mail --')).toBe('"a" "b" "c" \'d\' \'e\' 1-2 -3 ... e-mail -')
})

test.each(['en', 'de', 'fr', 'de-CH', 'fr-CH', 'pl', 'sv'])('what is set in print is read as it was typed: %s', (lang) => {
  const marks = marksOf(lang)
  if (!marks) throw new Error(`No marks of ${lang}.`)
  for (const typed of ["\"It's\" an 'e-mail' - 24-48 h...", '-5% -- a--b --- c']) expect(keyed(typeset(typed, marks))).toBe(keyed(typed))
})
