import { expect, test } from 'vitest'
import { sentencesOf } from '../../src/parts/sentencesOf'

test('a headline is cut where one sentence ends and the next begins', () => {
  expect(sentencesOf('Innovation in funding. Authority in finance.')).toEqual(['Innovation in funding.', 'Authority in finance.'])
  expect(sentencesOf('Who pays? “Nobody does!” Says who')).toEqual(['Who pays?', '“Nobody does!”', 'Says who'])
})

test('a headline of one sentence, with an initial or a figure stays whole', () => {
  for (const title of ['Bread from this morning', 'Dr. Lindqvist will see you', 'Version 2. of everything', 'Up to 1.5 Million', '今日は。明日は。'])
    expect(sentencesOf(title)).toEqual([title])
})

test('six letters are a sentence, five are none', () => {
  expect([sentencesOf('Go on! Here it is.'), sentencesOf('Hi on! It is.'), sentencesOf('Stop! Here it is.')]).toEqual([
    ['Go on!', 'Here it is.'],
    ['Hi on!', 'It is.'],
    ['Stop! Here it is.'],
  ])
})
