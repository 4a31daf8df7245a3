import { expect, test } from 'vitest'
import { entriesAt } from '../../../src/site/text/entriesAt'

const texts = (text: string) => entriesAt(text, text.search(/[[{]/)).map(({ name, start, end }) => [name, text.slice(start, end)])

test('the entries of a list and the fields of an object are told with where they begin and end', () => {
  expect(texts(' [ 1 ,{"a":[2,3]},\n"x]",null]')).toEqual([
    [undefined, '1'],
    [undefined, '{"a":[2,3]}'],
    [undefined, '"x]"'],
    [undefined, 'null'],
  ])
  expect(texts('{ "a\\"b" : { "c": 1 }, "d": "}" , "e":2}')).toEqual([
    ['a"b', '"a\\"b" : { "c": 1 }'],
    ['d', '"d": "}"'],
    ['e', '"e":2'],
  ])
  expect(texts('[ ]')).toEqual([])
  expect(texts('{}')).toEqual([])
})
