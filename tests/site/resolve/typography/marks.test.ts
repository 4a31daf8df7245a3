import { expect, test } from 'vitest'
import { marksOf } from '../../../../src/site/resolve/typography/marks'

const shown = (lang: string) => {
  const { double, single } = marksOf(lang) ?? { double: ['?', '?'], single: ['?', '?'] }
  return `${double.join('a')} ${single.join('b')}`
}

// As the rules of each language have it: its style guide, or its academy's.
test.each([
  ['en nl tr pt', '“a” ‘b’'],
  ['de cs sk', '„a“ ‚b‘'],
  ['pl ro', '„a” ‚b’'],
  ['hu', '„a” »b«'],
  ['sv fi', '”a” ’b’'],
  ['nb no uk ru it es ca pt-PT', '«a» ‘b’'],
  ['da', '»a« ›b‹'],
  ['de-CH', '«a» ‹b›'],
  ['fr', '«\u202fa\u202f» ‘b’'],
  ['fr-CH', '«\u202fa\u202f» ‹\u202fb\u202f›'],
])('%s: %s', (languages, marks) => {
  expect(languages.split(' ').map(shown)).toEqual(languages.split(' ').map(() => marks))
})

test('a region counts where it writes otherwise, wherever it stands and however it is spelt', () => {
  expect(['DE-ch', 'de-Latn-CH', 'de-AT', 'pt-BR', 'en-GB'].map(shown)).toEqual(['«a» ‹b›', '«a» ‹b›', '„a“ ‚b‘', '“a” ‘b’', '“a” ‘b’'])
})

test('of a language that is not known here, nothing is known', () => {
  expect([marksOf('ja'), marksOf('xx-CH'), marksOf('')]).toEqual([undefined, undefined, undefined])
})
