import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { partialTree } from '../../../src/site/text/partialTree'
import type { JsonPath } from '../../../src/site/text/jsonPath'

const AWKWARD = [
  '{"a":[1,-2.5e+3,true,null,"x"],"b":{"c":"","d":[]},"e":{}}',
  ' [ ]\n',
  '"{"',
  '{ "a\\"]" : "\\\\" ,\t"\\u0062" :\r\n[ "\\"}", { "c" : 0 } ] , "__proto__" : [[ ] , [[1]]] }',
  '[[1,2],{"0":[3]}]',
]

/** Every path in a tree, and some that lead out of it. */
function pathsIn(node: Node, path: JsonPath = []): JsonPath[] {
  const inner = (node.children ?? []).flatMap((child, index): JsonPath[] =>
    child.children && child.type === 'property' ? pathsOfField(child, path) : pathsIn(child, [...path, index]),
  )
  return [path, ...inner, [...path, 'nothing'], [...path, 99]]
}

function pathsOfField({ children: [key, value] = [] }: Node, path: JsonPath): JsonPath[] {
  return key && value ? pathsIn(value, [...path, String(key.value)]) : []
}

/** What is read of a node: its place, and that of the name before it. */
function placeOf(node: Node | undefined): unknown {
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  return (
    node && {
      type: node.type,
      offset: node.offset,
      length: node.length,
      value: node.value,
      isOpen: node.children !== undefined,
      key: key && [key.offset, key.length, key.value],
      colon: node.parent?.colonOffset,
    }
  )
}

test.for(AWKWARD)('a tree along some paths has each of them where the whole tree has it: %s', (text) => {
  const whole = parseTree(text)
  const paths = whole ? pathsIn(whole) : []
  expect(paths.length).toBeGreaterThan(2)
  for (const path of paths)
    expect([path, placeOf(findNodeAtLocation(partialTree(text, [path]), [...path]))]).toEqual([path, placeOf(whole && findNodeAtLocation(whole, [...path]))])
  const along = partialTree(text, paths)
  for (const path of paths) expect([path, placeOf(findNodeAtLocation(along, [...path]))]).toEqual([path, placeOf(whole && findNodeAtLocation(whole, [...path]))])
})

test('what no path leads to is left out', () => {
  const { children = [] } = partialTree('{"a":[{"b":1},{"b":2}],"c":{"d":[1,2,3]}}', [['a', 1, 'b']])
  expect(children.map(({ children: [key] = [] }) => key?.value)).toEqual(['a'])
  expect(Object.entries(children[0]?.children?.[1]?.children ?? {}).map(([index, { offset }]) => [index, offset])).toEqual([['1', 14]])
})

test('nothing is looked at behind the last place that is wanted, but for the length of what is around it', () => {
  const begun = '{"a":[1,{"b":"here"}'
  expect(placeOf(findNodeAtLocation(partialTree(begun, [['a', 1, 'b']]), ['a', 1, 'b']))).toMatchObject({ offset: 13, length: 6, value: 'here' })
  const whole = '{"a":[1,{"b":"here"},2],"c":3}'
  const list = findNodeAtLocation(partialTree(whole, [['a', 1, 'b']]), ['a'])
  expect([list?.length, list?.parent?.length, list?.parent?.parent?.length]).toEqual([18, 22, whole.length])
})
