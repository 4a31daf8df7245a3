import { expect, test } from 'vitest'
import { words, wordsIn } from '../../../src/site/schema/words'
import { ENGLISH, type Words } from '../../../src/site/schema/words/english'

test('a site may say each word of the frame in its own language, and no other', () => {
  expect(Object.keys(words.shape)).toEqual(Object.keys(ENGLISH))
  const isValid = (value: object) => words.safeParse(value).success
  expect([{}, ENGLISH, { close: 'Zu' }, { close: ' ' }, { shut: 'Zu' }].map(isValid)).toEqual([true, true, true, false, false])
  expect(words.shape.close.description).toBe('Instead of "Close".')
})

test('words that numbers are put into have a place for each', () => {
  const places = Object.entries(ENGLISH).flatMap(([name, word]) => (word.includes('{') ? [[name, word.match(/\{\w+\}/g)]] : []))
  expect(Object.fromEntries(places)).toEqual({
    slideOf: ['{n}', '{count}'],
    step: ['{n}'],
    pageNumber: ['{n}'],
    playsFrom: ['{host}'],
    mapFrom: ['{host}'],
    openOn: ['{host}'],
    sendTooMany: ['{time}'],
    untranslated: ['{language}', '{shown}'],
    consentText: ['{service}'],
    readTime: ['{n}'],
    searchFound: ['{n}'],
    searchNothing: ['{words}'],
  })
})

const LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'zh']

test.each(LANGUAGES)('the words in "%s" are no English ones, and have the same gaps', (lang) => {
  const own = wordsIn({ lang })
  const gapsOf = (word: string) => (word.match(/\{\w+\}/g) ?? []).sort()
  for (const [name, english] of Object.entries(ENGLISH)) expect([name, gapsOf(own[name as keyof Words])]).toEqual([name, gapsOf(english)])
  const same = Object.entries(ENGLISH).flatMap(([name, english]) => (own[name as keyof Words] === english ? [name] : []))
  // Some languages have the same word.
  expect(same.filter((name) => !['error', 'optional', 'no', 'pages', 'pageNumber', 'menu', 'home'].includes(name))).toEqual([])
})

test('a language has its words whatever the country is, and a site says what it wants to say otherwise', () => {
  expect(wordsIn({ lang: 'pt-BR' }).close).toBe('Fechar')
  expect(wordsIn({ lang: 'fr-CA', words: { close: 'Fermez' } })).toMatchObject({ close: 'Fermez', next: 'Suivant' })
  expect([wordsIn({ lang: 'zh' }).yes, wordsIn({ lang: 'zh-CN' }).yes, wordsIn({ lang: 'zh-TW' }).yes, wordsIn({ lang: 'ko' }).yes]).toEqual(['是', '是', 'Yes', 'Yes'])
})
