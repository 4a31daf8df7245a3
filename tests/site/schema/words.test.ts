import { expect, test } from 'vitest'
import { ENGLISH, words } from '../../../src/site/schema/words'

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
  })
})
