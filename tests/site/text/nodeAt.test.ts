import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import type { JsonPath } from '../../../src/site/text/jsonPath'
import { nodeAt } from '../../../src/site/text/nodeAt'

const TEXT = '{ "a": [{ "b": 1 }, [2, "x"]], "a": 3, "__proto__": { "toString": null }, "": true, "c" }'

test.each<JsonPath>([
  [],
  ['a'],
  ['a', 0],
  ['a', 0, 'b'],
  ['a', 1, 1],
  ['__proto__', 'toString'],
  [''],
  ['toString'],
  ['c'],
  ['a', 2],
  ['a', -1],
  ['a', 'b'],
  ['a', 0, 0],
  ['a', 0, 'b', 'c'],
])('at %j stands what the parser finds there', (...path) => {
  const tree = parseTree(TEXT)
  expect(tree && [nodeAt(tree, path), nodeAt(tree, path)]).toEqual([tree && findNodeAtLocation(tree, path), tree && findNodeAtLocation(tree, path)])
})

test('in a list with holes a path through one leads nowhere', () => {
  const tree = parseTree('[1]')
  expect(tree && nodeAt({ ...tree, children: [] }, [0, 'a'])).toBeUndefined()
})

test('each of thirty thousand names in one object is found in the time that one walk through it takes', { tags: ['large'] }, () => {
  const names = Array.from({ length: 30_000 }, (_, index) => `name${index}`)
  const tree = parseTree(JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))))
  let asked = 0
  const children = new Proxy(tree?.children ?? [], {
    get(list, key) {
      asked++
      return Reflect.get(list, key)
    },
  })
  const watched = tree && { ...tree, children }
  expect(watched && names.every((name) => nodeAt(watched, [name])?.value === 1)).toBe(true)
  expect(asked).toBeLessThan(3 * names.length)
})
