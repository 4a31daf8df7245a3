import { expect, test } from 'vitest'
import { formatWords, foundWords, kindWords, limitWords, ownerOf, ownSentence, shorten } from '../../../../src/site/schema/findings/issueWords'

test('braces are called by what they are', () => {
  const value = { pages: [{ sections: [{ type: 'article', items: [{}] }, { type: 'hero' }, { type: 'Image' }] }] }
  const owners: (string | number)[][] = [
    ['pages', 0, 'sections', 0],
    ['pages', 0, 'sections', 1],
    ['pages', 0, 'sections', 2],
    ['pages', 0, 'sections', 0, 'items', 0],
    ['pages', 0, 'sections', 0, 'items'],
    [],
  ]
  expect(owners.map((path) => ownerOf(value, path))).toEqual(['an article', 'a hero', 'an Image', 'an entry of "items"', '"items"', 'the file'])
})

test('what was found is said in plain words', () => {
  expect([null, [], {}, 3, 'abc', true, undefined].map(foundWords)).toEqual(['null', 'a list', 'an entry in { }', 'the number 3', 'the text "abc"', 'true', 'undefined'])
  expect(['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'odd'].map(kindWords)).toEqual([
    'a text in quotes',
    'a number without quotes',
    'a whole number',
    'true or false without quotes',
    'a list in [ ]',
    'an entry in { }',
    'an entry in { }',
    'odd',
  ])
})

test('limits count characters, entries, or nothing', () => {
  expect([limitWords('string', 1), limitWords('string', 2), limitWords('array', 1), limitWords('array', 2), limitWords('number', 1)]).toEqual([
    '1 character',
    '2 characters',
    '1 entry',
    '2 entries',
    '1',
  ])
})

test('of a long text the beginning is said', () => {
  expect([shorten('x'.repeat(60)), shorten('x'.repeat(61))]).toEqual(['x'.repeat(60), `${'x'.repeat(57)}…`])
})

test('a sentence of a schema of its own is taken as it is, with a full stop where it ends in no other sign; those of zod are not', () => {
  const sentence = (message: string, code = 'custom') => ownSentence({ code, message })
  expect(['Write a day', ' Write a day. ', 'Which day?', 'A day!', 'A day …'].map((message) => sentence(message))).toEqual([
    'Write a day.',
    'Write a day.',
    'Which day?',
    'A day!',
    'A day …',
  ])
  expect(['Invalid input', 'Too big: expected 3', 'Too small', 'Unrecognized key', ' '].map((message) => sentence(message))).toEqual(Array(5).fill(undefined))
  expect([sentence('Invalidated by a rule'), sentence('A field too many', 'unrecognized_keys')]).toEqual(['Invalidated by a rule.', undefined])
})

test('how a format is written is said where it is known', () => {
  expect(['url', 'email', 'date', 'uuid'].map((format) => formatWords(format)?.split(' ').at(-1))).toEqual(['"https://".', '"name@example.com".', 'YYYY-MM-DD.', undefined])
})
