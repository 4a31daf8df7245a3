import { expect, test } from 'vitest'
import { second } from '../../lib/innocent'
import { adviceOf } from '../../lib/lintRules'

const plain = (text: string, more = {}) => ({ sections: [{ type: 'plain', text, ...more }] })

test.each([
  ['en', 'Click here', 1],
  ['en', 'READ  MORE …', 1],
  ['en', 'Read more of bears', 0],
  ['en', 'hier', 0],
  ['de-CH', 'Hier klicken!', 1],
  ['de', 'more', 1],
  ['fr', 'ici', 1],
  ['es', 'aquí', 1],
  ['it', 'qui', 1],
  ['nl', 'lees meer', 1],
  ['pt', 'saiba mais', 1],
  ['ja', 'ここ', 0],
])('in %s the words "%s" are told %i times', (lang, words, count) => {
  expect(adviceOf('vague-link', { site: { lang, words: {} }, ...plain(`[${words}](/)`) }).length).toBe(count)
})

test('the same words lead to one place, in whatever signs; mails to one address are one place', () => {
  const count = (text: string) => adviceOf('same-link-text', plain(text)).length
  expect([
    count('[Bears](/) [bears!](/#main)'),
    count('[Bears](/) [Bears](/)'),
    count('[Bears](/) [Kites](/#main)'),
    count('[Us](mailto:a@b.example?subject=x) [Us](mailto:a@b.example)'),
    count('[Us](mailto:a@b.example) [Us](mailto:c@b.example)'),
    count('[A](/) [A](/#main) [A](/?x)'),
    // Each is compared with the first.
    count('[A](/) [A](/#main) [A](/#main)'),
    count('[A](/) [A](/#main) [A](/)'),
  ]).toEqual([1, 0, 0, 0, 1, 2, 2, 1])
})

test('in another section, and on another page, the same words may lead elsewhere', () => {
  const sections = ['[Bears](/) [Tops](/)', '[Bears](/#main) [Tops](/)'].map((text) => ({ type: 'plain', text }))
  const page = { ...second, sections: [...second.sections, { type: 'plain', text: '[Bears](/kites) [Tops](/)' }] }
  expect(adviceOf('same-link-text', { sections, pages: [page] })).toEqual([])
})
