import { expect, test } from 'vitest'
import { slugOf } from '../../src/parts/slugOf'

test.each([
  ['Preços & prazos', 'precos-prazos'],
  ['  Two   words – and 3!  ', 'two-words-and-3'],
  ['Ärger, Öl, Übermut, Spaß', 'aerger-oel-uebermut-spass'],
  ['Ærø Œuvre Åland Łódź Đakovo', 'aero-oeuvre-aland-lodz-dakovo'],
  ['ﬁne ①', 'fine-1'],
  ['日本', ''],
])('%s stands in an address as %s', (title, slug) => expect(slugOf(title)).toBe(slug))
