import { expect, test } from 'vitest'
import { marksOf } from '../../../../src/site/resolve/typography/marks'
import { typeset } from '../../../../src/site/resolve/typography/typeset'

const set = (text: string, lang = 'en') => {
  const marks = marksOf(lang)
  return marks ? typeset(text, marks) : text
}

test.each([
  ['"Yes," she said.', '“Yes,” she said.'],
  ["He said: \"It's 'fine' here.\"", 'He said: “It’s ‘fine’ here.”'],
  ['(the "Site")', '(the “Site”)'],
  ['"A" and "B"', '“A” and “B”'],
  ["the dogs' bowls", 'the dogs’ bowls'],
  ["rock 'n roll of the '90s, 'tis", 'rock ’n roll of the ’90s, ’tis'],
  ['a 24" screen, 5\' tall', 'a 24" screen, 5\' tall'],
  ['an "open one', 'an "open one'],
  ['"Quote"\n"Quote', '“Quote”\n"Quote'],
])('quotation marks and apostrophes: %s', (typed, printed) => {
  expect(set(typed)).toBe(printed)
})

test.each([
  ['de', 'Er sagte: „Ja“.'],
  ['de-CH', 'Er sagte: «Ja».'],
  ['fr', 'Er sagte: «\u202fJa\u202f».'],
  ['sv', 'Er sagte: ”Ja”.'],
  ['pl', 'Er sagte: „Ja”.'],
  ['da', 'Er sagte: »Ja«.'],
  ['pt-PT', 'Er sagte: «Ja».'],
  ['ja', 'Er sagte: "Ja".'],
])('each language has its marks, and one that is not known keeps what is typed: %s', (lang, printed) => {
  expect(set('Er sagte: "Ja".', lang)).toBe(printed)
})

test.each([
  ['in 24-48 hours', 'in 24–48 hours'],
  ['$50K-$5M', '$50K–$5M'],
  ['90%-95%', '90%–95%'],
  ['1.5-2.5 points', '1.5–2.5 points'],
  ['2019-2024', '2019–2024'],
  ['one - two', 'one – two'],
  ['one -- two', 'one – two'],
  ['one--two', 'one—two'],
  ['one --- two', 'one — two'],
  ['-5% and -$200', '−5% and −$200'],
  ['wait...', 'wait…'],
  ['an e-mail', 'an e-\u2060mail'],
])('dashes, minus signs and dots: %s', (typed, printed) => {
  expect(set(typed)).toBe(printed)
})

test.each([
  '(305) 555-0142',
  '555-1234',
  '1-800-555-0100',
  '2025-06-24',
  '33131-1234',
  'ISO 9001-2',
  '5-3',
  '24/7',
  'well-known',
  'npm run build --all',
  'a----b',
  '....',
  'IBAN 00-00000',
  'see https://a-b.com/x-1-2/?a=1--2',
  'write to e-mail@x-ray.com',
  '“Set” – already’s…',
])('what is no dash stays as it is typed: %s', (typed) => {
  expect(set(typed)).toBe(typed)
})

test('what is set stays so when it is set again', () => {
  for (const text of ['"It\'s 24-48 hours" - an e-mail...', "'90s --- -5%"]) expect(set(set(text))).toBe(set(text))
})
