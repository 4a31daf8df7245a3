import { expect, test } from 'vitest'
import { findForbidden } from '../../../src/site/check/characters'

const reported = (value: unknown) =>
  findForbidden(value).characters.map(({ location, message }) => [
    'path' in location && location.path.join('.'),
    'on' in location && location.on,
    'within' in location ? location.within?.start : undefined,
    'name' in message.words && message.words.name,
  ])

test.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u000e', '\u001f', '\u007f', '\u009f', '\ufffe', '\uffff', '\ud800', '\udfff'])('%j is told', (character) => {
  expect(reported([`ab${character}`]).length).toBe(1)
})

test.each(['\t', '\n', '\r', ' ', '\u00a0', '\u200d', '\ufffd', '🧸', 'é'])('%j is not', (character) => {
  expect(reported([`ab${character}`])).toEqual([])
})

test('the first of each text is told with its place and number, in names at the name', () => {
  expect(reported({ a: [{ b: 'x\u0007y\u0008' }, 'ok', '\u0001'], 'c\u0002': 3 })).toEqual([
    ['a.0.b', 'value', 1, 'U+0007'],
    ['a.2', 'value', 0, 'U+0001'],
    ['c\u0002', 'key', undefined, 'U+0002'],
  ])
  expect(reported('\ud83d')).toEqual([['', 'value', 0, 'U+D83D']])
})

test('the name that all objects have in common is told, wherever it is written', () => {
  expect(findForbidden(JSON.parse('{ "a": { "__proto__": { "__proto__": 1 } } }')).names.map(({ location }) => 'path' in location && location.path.join('.'))).toEqual([
    'a.__proto__',
    'a.__proto__.__proto__',
  ])
  expect(findForbidden({ proto: '__proto__' }).names).toEqual([])
})
