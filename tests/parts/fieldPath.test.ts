import { expect, test } from 'vitest'
import { changeAt, entriesOf, isFields, stepsOf } from '../../src/parts/fieldPath'

test.each([
  ['title', ['title']],
  ['link.href', ['link', 'href']],
  ['items[].question', ['items', '[]', 'question']],
  ['rows[][]', ['rows', '[]', '[]']],
  ['collections.*[].title', ['collections', '*', '[]', 'title']],
  ['[].title', ['[]', 'title']],
  ['*', ['*']],
])('the path %s has the steps %j', (path, steps) => {
  expect(stepsOf(path)).toEqual(steps)
})

test.each(['', '.', 'a.', '.a', 'a..b', 'a[0]', 'a[', 'a]b', 'a*', '*a'])('%j is not a path', (path) => {
  expect(() => stepsOf(path)).toThrow(`"${path}" is not a path: write it like "items[].question".`)
})

const loud = (value: unknown) => `${value}!`

test('values at a path are changed, and what the path does not meet stays', () => {
  expect(changeAt({ items: [{ a: '1', b: '2' }, { b: '3' }, 'x'], a: '4' }, ['items', '[]', 'a'], loud)).toEqual({ items: [{ a: '1!', b: '2' }, { b: '3' }, 'x'], a: '4' })
  expect(changeAt({ x: { a: '1' }, y: { a: '2' }, z: 'a' }, ['*', 'a'], loud)).toEqual({ x: { a: '1!' }, y: { a: '2!' }, z: 'a' })
  expect(changeAt({ a: '1' }, ['a', '[]'], loud)).toEqual({ a: '1' })
  expect(changeAt('1', [], loud)).toBe('1!')
})

test('a field may have any name, and keeps its place', () => {
  const fields = JSON.parse('{ "a": 1, "__proto__": 2, "b": 3 }')
  expect(
    JSON.stringify(
      entriesOf(fields, ([name, value]) =>
        name === 'a'
          ? []
          : [
              [name, value],
              [`${name}2`, value],
            ],
      ),
    ),
  ).toBe('{"__proto__":2,"__proto__2":2,"b":3,"b2":3}')
  expect([{}, [], null, 'a', undefined].map(isFields)).toEqual([true, false, false, false, false])
})
