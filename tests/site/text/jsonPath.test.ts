import { expect, test } from 'vitest'
import { isObject, valueAt, writtenPath } from '../../../src/site/text/jsonPath'

test('an object is no list, and null is none', () => {
  expect([{}, Object.create(null), [], null, undefined, 'x', 1].map(isObject)).toEqual([true, true, false, false, false, false, false])
})

test('a path leads to a part of a value, or nowhere', () => {
  const value = { a: [{ b: 'x' }, null], '': 0 }
  expect([valueAt(value, []), valueAt(value, ['a', 0, 'b']), valueAt(value, ['a', '0', 'b']), valueAt(value, ['a', 1]), valueAt(value, [''])]).toEqual([value, 'x', 'x', null, 0])
  for (const path of [['b'], ['a', 2], ['a', 1, 'b'], ['a', 0, 'b', 'length'], ['a', 0, 'b', 0], ['a', 'length'], ['toString'], ['constructor', 'name']])
    expect(valueAt(value, path), path.join()).toBeUndefined()
})

test('a path is written as a program writes it', () => {
  expect([
    writtenPath([]),
    writtenPath(['pages', 3, 'sections', 2, 'title']),
    writtenPath([0, 'a']),
    writtenPath(['a', '0', '/x', 'b-c', 'd"e', '$f_1']),
    writtenPath(['', 'a']),
  ]).toEqual(['', 'pages[3].sections[2].title', '[0].a', 'a["0"]["/x"]["b-c"]["d\\"e"].$f_1', '[""].a'])
})
