import { expect, test } from 'vitest'
import { roundBraces, roundLists, wideSigns } from '../../../../src/site/read/syntax/otherSigns'
import { applyEdits } from '../../../../src/site/text/edits'

test('signs of other keyboards and round brackets are those of JSON outside of texts', () => {
  const wide = '｛"a"：［"b：，（c）"，1、2；3］，＂d＂：4｝'
  expect(applyEdits(wide, wideSigns(wide))).toBe('{"a":["b：，（c）",1,2,3],"d":4}')
  const round = '{ "a": ("b (c)", 1) }'
  expect(applyEdits(round, roundLists(round))).toBe('{ "a": ["b (c)", 1] }')
  const braces = '{ "a": ( "b": 1 ) }'
  expect(applyEdits(braces, roundBraces(braces))).toBe('{ "a": { "b": 1 } }')
})
