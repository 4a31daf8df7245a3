import { expect, test } from 'vitest'
import { forgetTrees, treesOf } from '../../../src/site/lint/trees'
import { visitElements } from '../../../src/parts/sanitize'

test('a text has the tree that was written, with places, and the one that is shown', () => {
  const { written, shown } = treesOf('<p onclick="x">a</p><script>b</script>')
  const names = (tree: typeof written) => {
    const found: unknown[] = []
    visitElements(tree, ({ tagName, properties, position }) => found.push([tagName, Object.keys(properties), position?.start.offset]))
    return found
  }
  expect(names(written)).toEqual([
    ['p', ['onClick'], 0],
    ['script', [], 20],
  ])
  expect(names(shown)).toEqual([['p', [], 0]])
})

test('it is parsed once, until it is forgotten', () => {
  const first = treesOf('<p>a</p>')
  expect([treesOf('<p>a</p>') === first, treesOf('<p>b</p>') === first]).toEqual([true, false])
  forgetTrees()
  expect(treesOf('<p>a</p>')).not.toBe(first)
  forgetTrees()
})
