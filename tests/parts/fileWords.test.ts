import { expect, test } from 'vitest'
import { fileWords, sizeInWords } from '../../src/parts/fileWords'

test.each([
  [0, 'en', '1 KB'],
  [240_400, 'en-US', '240 KB'],
  [999_499, 'en', '999 KB'],
  [999_500, 'en', '1 MB'],
  [1_240_000, 'de', '1,2 MB'],
  [12_400_000, 'en', '12 MB'],
  [2_400_000, 'fr', '2,4 Mo'],
  [1_500_000_000, 'en', '1.5 GB'],
])('%i bytes in "%s" are %s', (bytes, lang, words) => {
  expect(sizeInWords(bytes, lang).replaceAll(/\s/g, ' ')).toBe(words)
})

test('numbers are those of the language', () => {
  expect(sizeInWords(240_000, 'ar-EG')).toMatch(/٢٤٠/)
})

const SIZES = { 'media/Preise für März.pdf': '240 KB', 'media/a.zip': '3 MB' }

test.each([
  ['media/Preise für März.pdf', 'Prices', '(PDF, 240 KB)'],
  ['media/Preise%20f%C3%BCr%20M%C3%A4rz.pdf#page=2', 'Prices', '(PDF, 240 KB)'],
  ['media/a.zip', 'Photos (ZIP)', '(3 MB)'],
  ['media/a.zip', 'Photos as a zip file', '(3 MB)'],
  ['media/a.zip', 'Zipper', '(ZIP, 3 MB)'],
  ['media/a.zip', 'Photos, 3 MB', '(ZIP)'],
  ['media/a.zip', 'Photos (ZIP, 3 MB)', ''],
  ['media/a.zip', 'Photos (zip, 3,1 Mo)', ''],
  ['media/a.zip', '3 mbps', '(ZIP, 3 MB)'],
  ['media/other.pdf', 'Other', '(PDF)'],
  ['/faq', 'PDF', ''],
  ['https://example.com/a.pdf', 'Other', ''],
])('behind a link to %s with the words "%s" stands "%s"', (href, label, words) => {
  expect(fileWords(href, label, SIZES)).toBe(words)
})
