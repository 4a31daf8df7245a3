import { expect, test } from 'vitest'
import { likelyLanguage } from '../../../../src/site/schema/findings/likelyLanguage'

test('a language is known by its name in English and in itself, with its country', () => {
  const written = ['English (US)', 'German', 'Deutsch', 'fran\u00e7ais', 'English (UK)', 'Portuguese (Brazil)', ' Spanish ']
  expect(written.map(likelyLanguage)).toEqual(['en-US', 'de', 'de', 'fr', 'en-GB', 'pt-BR', 'es'])
})

test('what names no language or no country is left alone', () => {
  expect(['', 'Klingonish', 'English (Moon)', 'en_US', '12', 'German, English'].map(likelyLanguage)).toEqual(Array.from({ length: 6 }))
})
