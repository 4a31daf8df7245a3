import { type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { followPath } from '../../../src/authoring/merge/followPath'
import { matchTrees } from '../../../src/authoring/merge/matchTrees'
import type { JsonPath } from '../../../src/site/text/jsonPath'

const tree = (value: unknown): Node => {
  const found = parseTree(JSON.stringify(value))
  if (!found) throw new Error('This is no JSON.')
  return found
}
const section = (title: string) => ({ type: 'note', title, text: `What ${title} says, at some length.` })
const [a, b, c] = [section('Apples'), section('Bread'), section('Cheese')]
const before = { pages: [{ path: '/', sections: [a, b, c] }] }
const follow = (after: unknown, path: JsonPath, isGap = false) => {
  const old = tree(before)
  return followPath(old, matchTrees(old, tree(after)), path, isGap)
}
const at = (...rest: JsonPath) => ['pages', 0, 'sections', ...rest]

test('a field is found again in its section, wherever that has gone', () => {
  const moved = {
    pages: [
      { path: '/faq', sections: [b] },
      { path: '/', sections: [c, a] },
    ],
  }
  expect(follow(moved, at(0, 'title'))).toEqual(['pages', 1, 'sections', 1, 'title'])
  expect(follow(moved, at(1, 'title'))).toEqual(['pages', 0, 'sections', 0, 'title'])
})

test('a field that is not written yet is in its section, too', () => {
  expect(follow({ pages: [{ path: '/', sections: [b, c, a] }] }, at(0, 'icon'))).toEqual(at(2, 'icon'))
})

test('what was taken away is nowhere, and neither is what was in it', () => {
  const less = { pages: [{ path: '/', sections: [a, c] }] }
  expect([follow(less, at(1)), follow(less, at(1, 'title')), follow(less, at(7, 'title'))]).toEqual([undefined, undefined, undefined])
})

test('a gap stays behind the entry it was behind, and at the end or the beginning where it was there', () => {
  const more = { pages: [{ path: '/', sections: [section('Dates'), a, c, b] }] }
  expect([follow(more, at(1), true), follow(more, at(2), true), follow(more, at(3), true), follow(more, at(0), true)]).toEqual([at(2), at(4), at(4), at(0)])
  expect(follow({ pages: [{ path: '/', sections: [a, c] }] }, at(2), true)).toEqual(at(1))
})
