import { expect, test } from 'vitest'
import { isObject, readPath, valueAt, withValue, writtenPath } from '../../../src/site/text/jsonPath'

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

test('a value with another part is a new one; what does not lie on the way is the same as before, and so is the value itself', () => {
  const value = { a: [{ b: 'x' }, { c: 1 }], d: {} }
  const other = withValue(value, ['a', 0, 'b'], 'y') as typeof value
  expect([other, value.a[0]?.b]).toEqual([{ a: [{ b: 'y' }, { c: 1 }], d: {} }, 'x'])
  expect([other.a[1] === value.a[1], other.d === value.d, other.a === value.a]).toEqual([true, true, false])
  expect([withValue(value, [], 1), withValue({}, ['n'], 2), withValue('x', ['n'], 2)]).toEqual([1, { n: 2 }, 'x'])
})

test('a path that is written is read as the same', () => {
  const paths = [['pages', 3, 'sections', 0, 'title'], [0, 'a'], ['a b', '$c', '1', 'd_2'], ['x"]\\', ''], []]
  expect(paths.map((path) => readPath(writtenPath(path)))).toEqual(paths)
})
