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

test('each of these says nothing where it is read out alone', () => {
  const words = {
    en: 'click here, click, here, read more, more, learn more, find out more, see more, view more, more info, details, this, this link, this page, link, go, continue',
    de: 'hier, hier klicken, klicken sie hier, mehr, mehr lesen, weiterlesen, mehr erfahren, weiter, link',
    es: 'aquí, haga clic aquí, clic aquí, pulse aquí, más, leer más, ver más, más información, saber más, enlace',
    fr: 'ici, cliquez ici, plus, lire la suite, en savoir plus, voir plus, suite, lien',
    it: 'qui, clicca qui, altro, leggi di più, scopri di più, continua, link',
    nl: 'hier, klik hier, meer, lees meer, meer lezen, meer informatie, link',
    pt: 'aqui, clique aqui, mais, ler mais, leia mais, saiba mais, saber mais, ver mais, mais informações, ligação, link',
  }
  for (const [lang, list] of Object.entries(words)) {
    const all = list.split(', ')
    const told = adviceOf('vague-link', { site: { lang, words: {} }, ...plain(all.map((one) => `[${one}](/)`).join(' ')) })
    expect(told.length, lang).toBe(all.length)
  }
})
