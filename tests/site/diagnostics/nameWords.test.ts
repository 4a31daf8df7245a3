import { expect, test } from 'vitest'
import { withoutKind, wordsOf } from '../../../src/site/diagnostics/nameWords'

test('a name has the same words however they are told apart', () => {
  const names = ['altText', 'alt_text', 'alt-text', 'Alt Text', 'AltText']
  expect(names.map((name) => wordsOf(name))).toEqual(names.map(() => ['alt', 'text']))
  expect([wordsOf('button2Url'), wordsOf('URL'), wordsOf('__')]).toEqual([['button', '2', 'url'], ['url'], []])
})

test('what kind of entry it belongs to is no part of a name, where something is left of it', () => {
  expect(['post_title', 'Product-price', 'title', 'post_', 'poster'].map(withoutKind)).toEqual(['title', 'price', undefined, undefined, undefined])
})
