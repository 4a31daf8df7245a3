import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/site/text/edits'
import { neededNode } from '../../../src/site/text/nodeAt'
import { removeEdit, removeEdits } from '../../../src/site/text/removeEdits'

const left = (text: string, gone: number[]) => {
  const tree = neededNode(parseTree(text), [])
  return applyEdits(text, gone.length === 1 ? [removeEdit(tree, gone[0] ?? 0)] : removeEdits(tree, (_, index) => gone.includes(index)))
}

test.each([
  ['[1, 2, 3]', [0], '[2, 3]'],
  ['[1, 2, 3]', [1], '[1, 3]'],
  ['[1, 2, 3]', [2], '[1, 2]'],
  ['[1, 2, 3]', [0, 1], '[3]'],
  ['[1, 2, 3]', [1, 2], '[1]'],
  ['[ 1 ]', [0], '[]'],
  ['{ "a": 1, "b": 2 }', [0], '{ "b": 2 }'],
  ['{ "a": 1, "b": 2 }', [1], '{ "a": 1 }'],
  ['[]', [0, 1], '[]'],
])('of %s without %j with one of the commas beside each is left %s', (text, gone, expected) => {
  expect(left(text, gone)).toBe(expected)
})
