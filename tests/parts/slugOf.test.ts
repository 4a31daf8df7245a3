import { expect, test } from 'vitest'
import { plainLetters, slugOf } from '../../src/parts/slugOf'

test.each([
  ['Preços & prazos', 'precos-prazos'],
  ['  Two   words – and 3!  ', 'two-words-and-3'],
  ['Ärger, Öl, Übermut, Spaß', 'aerger-oel-uebermut-spass'],
  ['Ærø Œuvre Åland Łódź Đakovo', 'aero-oeuvre-aland-lodz-dakovo'],
  ['ﬁne ①', 'fine-1'],
  ['日本', ''],
])('%s stands in an address as %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('letters are made plain, and all else stays', () => {
  expect(plainLetters('Größe_2, Ñandú! 日本')).toBe('groesse_2, nandu! 日本')
})
